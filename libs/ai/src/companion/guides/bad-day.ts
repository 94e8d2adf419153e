import type { Guide } from '../guide.ts';

export const BAD_DAY: Guide = {
  id: 'bad-day',
  title: 'A day of small things',
  words:
    /\b(?:rude|nasty|neighbou?rs?|next door|upstairs|downstairs|below us|thin walls|noise|drum kit|leaf blowers?|drill\w*|bark\w*|howls|traffic|commute|tram|(?:the|my|missed the) (?:bus|train)|the \d+[:.]\d\d|platform|carriage|parking|queue|counter|cashier|receptionist|waiter|warden|stranger'?s?|cyclist|honked|spat|pushed in|escalator|playground|snapp\w+|shouted at|annoys?|irritat\w*|irritable|grumpy|in a mood|short fuse|everything went wrong|everything'?s too loud|bad day|today can|burned the|held the door|stepped in|coffee machine)\b/i,
  situations: ['neighbour-or-stranger-rude', 'noisy-neighbours', 'commute', 'irritable'],
  tone: 'hard',
  acks: ["Things like that needn't be big to wear you down.", 'I can see why that stays with you.'],
  ask: 'Which part of it is still bothering you most?',
  ways: [
    {
      say: 'The noise',
      words:
        /\b(?:construction|building (?:site|work)|baby (?:scream\w*|cry\w*)|scream\w*|cry\w*|shouting (?:next|above|below|through|upstairs|outside)|next door'?s|tv|television|stereo|banging|bang|thump\w*|knock\w*|mow\w*|traffic|alarm|siren|fireworks|chainsaw|vacuum|piano|parties|din|racket|decibel\w*|earplugs|couldn'?t sleep|noise|noisy|loud|bass|music|drill\w*|hammer\w*|bark\w*|stomp\w*|drums?|renovat\w*|leaf blower|footsteps|howl\w*|scream\w* (?:kids|children|baby)|party|parties|through the wall|upstairs)\b/i,
      to: 'noise',
    },
    {
      say: 'How I snapped at somebody',
      words:
        /\b(?:my own (?:temper|behaviou?r|reaction|voice|words|anger|outburst)|me (?:shouting|yelling|screaming|snapping|being|losing|crying|saying|slamming)|how (?:mean|rude|horrible|awful|nasty|unfair|angry|stupid|i)|i was (?:unfair|unkind|cold|harsh|impatient|mean|so|really|such)|i (?:said|did|slammed|cried|exploded|swore|threw|called)|unfair to|my (?:behaviour|behavior|anger|mood|reply|answer|outburst|voice)|what i (?:said|did)|(?:that |how |because |when )?i (?:was (?:so )?(?:short|rude|mean|nasty|loud|horrible|awful)|snapp\w+|yell\w*|shout\w*|scream\w*|lost (?:it|my)|reacted|behaved|overreacted|hung up)|snapp(?:ed|ing)|how short|my temper)\b/i,
      to: 'snapped',
    },
    {
      say: 'What somebody did or said',
      words:
        /\b(?:the way (?:he|she|they|people)|being (?:called|pushed|ignored|shouted|yelled|laughed)|comment|remark|insult|push\w*|shov\w*|spat|spit|ignored|stared?|glar\w+|sigh\w*|eyes|finger|honk\w*|note|message|email|clerk|warden|teacher|mother|father|kid|old|idiot|wanker|bastard|bitch|arsehole|asshole|moron|he|she|they|his|her|their|him|guy|man|woman|lady|driver|neighbou?r|somebody|someone|people|person|boy|girl|teenagers?|cashier|waiter|receptionist|boss|colleague|said|called|looked|tone|face|words?|laugh\w*|rude\w*|insult\w*)\b/i,
      to: 'rude',
    },
    {
      say: 'All of it together',
      words:
        /\b(?:the (?:sum|whole|entire)|entire|combination|together|each|none of it|from (?:the )?morning|lots|too much|the rain|the bus|the train|being late|traffic|hard to say|can'?t say|general|tired\w*|all|everything|every (?:single )?(?:bit|thing)|whole (?:day|thing|lot)|the lot|one thing after|nothing (?:big|special|in particular)|no single|start to finish|the day|both|small things|little things|everywhere)\b/i,
      to: 'pile',
    },
  ],
  nodes: [
    {
      id: 'rude',
      say: "A moment like that can be over in seconds, and then you carry it about for the rest of the day. Part of it is that nobody made it right: no apology, and no chance to answer as you'd have liked.",
      ask: 'What did you do when it happened?',
      ways: [
        {
          say: 'I said something back',
          words:
            /\b(?:shouted|answer\w*|repl(?:y|ied)|retort\w*|snapped|told (?:the|that)|cursed|pushed|hit|threw|reported|demanded|asked (?:him|her|them|what|why|if)|sarcas\w+|gave (?:him|her|them)|raised my voice|fought|defend\w*|stood up|honked|flipped|told (?:him|her|them)|back\b|yell\w*|shout\w*|scream\w*|swore|swear|insult\w*|finger|answered|argued|complain\w*|said (?:that|what|something|he|she|they)|lost it|(?:called) (?:him|her|them)|confront\w*)\b/i,
          to: 'back',
        },
        {
          say: 'I smiled, or said nothing',
          words:
            /\b(?:react\w*|just (?:walked|stood|looked|left|went|took|nodded|paid|sat|drove|cried|stared)|nodded|shrug\w*|kept|polite|blush\w*|numb|stunned|shock\w*|ran|drove (?:off|on)|paid|cry|tears|let it|moved (?:on|away|aside)|freez\w*|looked at|avoided|mumbl\w+|hid|nothing|silent|quiet|froze|frozen|stood there|smil\w+|laugh\w*|walked (?:off|away|on|out)|left|went (?:red|home|away)|sorry|apolog\w+|looked (?:down|away)|swallow\w*|ignor\w*|speechless|cried|pretend\w*|didn'?t (?:say|know|do|react)|couldn'?t)\b/i,
          to: 'silent',
        },
      ],
    },
    {
      id: 'silent',
      say: "Most people do something like that. You need a second to take in what's happening, and by then it's over. Afterwards there's time to think of better answers, but you didn't have that time.",
      ask: 'What do you wish you had said or done?',
    },
    {
      id: 'back',
      say: "So it didn't just go unanswered. Often that feels less good than you'd expect: you stay wound up and go over the words for an hour. It takes a while to settle, whoever was in the right.",
      ask: "What's left of it by now?",
      ways: [
        {
          say: 'Still anger',
          words:
            /\b(?:angrier|irritat\w*|annoy\w*|hot|seething|wish i'?d|still (?:hate|cross|want)|resent\w*|outrage\w*|cross|aggress\w*|want to (?:hit|kill|scream|shout)|ang(?:er|ry)|furious|fury|mad|rage|punch|livid|hate|pissed|fuming|boiling|revenge)\b/i,
          to: 'letter',
        },
        {
          say: "I'm shaky, or a bit ashamed",
          words:
            /\b(?:feel (?:stupid|bad|silly|awful|ridiculous|guilty|small|sick)|bad|awful|ridiculous|adrenaline|jittery|tense|upset|cry\w*|tears|uneasy|worried|small|humiliat\w+|weird|wobbly|nausea|sick|shak\w+|trembl\w*|asham\w+|shame|embarrass\w*|guilt\w*|sorry|regret|heart|nervous|hands|scared|wish i|bad taste|stupid|silly)\b/i,
          to: 'mid',
        },
      ],
    },
    {
      id: 'noise',
      say: "Noise is so tiring because you can't decide when it stops. Even when it's quiet for a bit, you're half waiting for it to start again.",
      ask: 'Have you said anything to whoever it comes from?',
      ways: [
        {
          say: 'No, not yet',
          words:
            /(?:^(?:no|nope|nah|not|never)\b|\b(?:haven'?t|never (?:told|said|spoke)|not (?:yet|told|said)|don'?t dare|afraid|no clue|don'?t know|too (?:shy|scared)|they'?ve no)\b)/i,
          to: 'unsaid',
        },
        {
          say: "Yes, and it didn't help",
          words:
            /(?:^(?:yes|yeah|yep|of course|many|several)\b|\b(?:talked to|spoken|talks? with|rung|mention\w*|confront\w*|reported|left a note|twice|three times|already|once|told|said|spoke|asked|rang|knocked|wrote|letters?|been (?:round|up|down|over)|times|complained|landlord|police|laughed|didn'?t help|note)\b)/i,
          to: 'known',
        },
      ],
    },
    {
      id: 'unsaid',
      say: "Then they may not know how much of it reaches you; hardly anybody hears how far their own noise carries. It's easier to bring up on an ordinary day than at the moment when you've had enough. One clear request helps.",
      ask: 'What would you ask for, if it could be only one thing?',
    },
    {
      id: 'known',
      say: "So you told them, and now there's something on top of the noise: not being taken seriously. The way from here is slower. Note the dates and times, and take them to whoever is responsible, a landlord or the council.",
      ask: 'What would make it bearable for you until then?',
    },
    {
      id: 'snapped',
      say: "Often the anger of the whole day comes out at the last thing, and at whoever happens to be there. They didn't see what came before. It bothers you afterwards, so it isn't how you want to treat people.",
      ask: 'Who was on the receiving end?',
      ways: [
        {
          say: 'Somebody close to me',
          words:
            /\b(?:girl|boy|toddler|teenager|little one|grandchild\w*|fianc\w+|spouse|parents|in-?laws?|best friend|my (?:love|man|woman|guy|lad)|housemate|nephew|niece|aunt|uncle|cousin|everyone at home|them at home|everyone|kids?|child(?:ren)?|son|daughter|twins|bab(?:y|ies)|husband|wife|partner|boyfriend|girlfriend|mum|mom|mother|dad|father|sister|brother|famil\w+|friend|gran\w*|dog|cat|flatmate|roommate|close|at home)\b/i,
          to: 'close',
        },
        {
          say: 'A stranger, or somebody at work',
          words:
            /\b(?:coworker|co-?worker|manager|assistant|staff|team|student|pupil|patient|teacher|doctor|delivery|postman|courier|clerk|hotline|service|bank|work|support|barista|security|warden|pedestrian|old (?:man|lady|woman)|stranger|colleagues?|boss|intern|trainees?|cashier|call cent(?:re|er)|till|shop|driver|cyclist|waiter|waitress|customer|client|nurse|receptionist|neighbou?r|guy|man|woman|lady|lad|someone|somebody|some (?:poor )?\w+)\b/i,
          to: 'outside',
        },
      ],
    },
    {
      id: 'close',
      say: "With those closest to us we let go, which explains it and doesn't make it nicer for them. It doesn't need a long talk. 'That was about my day and not about you' helps, even hours later.",
      ask: 'What else would you like them to know?',
    },
    {
      id: 'outside',
      say: "They couldn't know what kind of day you'd had, so they only saw somebody being short with them. Many people have shaken that off by the evening. If you see them again, 'sorry, that wasn't about you' is quickly said.",
      ask: 'What was the last thing that happened before it?',
    },
    {
      id: 'pile',
      say: "The trouble with many small things is that none of them sounds bad when you tell it. So you get no sympathy for any of them, and you're still as tired as after one big one.",
      ask: 'Which of them was the last straw?',
    },
    {
      id: 'mid',
      say: 'After something like that your body can stay tense for hours: a tight jaw, high shoulders, short breath. It keeps bracing, even in the minutes when nothing is happening.',
      ask: 'Where do you notice it right now?',
    },
    {
      id: 'letter',
      say: "On paper you can say all of it, as unfairly as you like. They'll never read it, so you needn't be right or polite. And this time the scene ends the way you choose.",
      exercise: 'unsent-letter',
    },
  ],
};
