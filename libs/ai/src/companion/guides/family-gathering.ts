import type { Guide } from '../guide.ts';

export const FAMILY_GATHERING: Guide = {
  id: 'family-gathering',
  title: 'A family gathering',
  words:
    /\b(?:christmas|xmas|thanksgiving|easter|eid|diwali|passover|hanukkah|weddings?|christening|baptism|reunion|the wake|the in-?laws|seating plan|place cards|charades|guest list|the toast|maid of honou?r|family (?:dinner|lunch|party|holiday|do|meal|gathering|celebration|get[- ]together)s?|the whole (?:family|clan)|(?:aunt|uncle|grandma|grandpa|gran|nan|nonna|cousin)'?s?\b.{0,25}\b(?:\d0th|birthday|party|wedding)|on the 2[3-6](?:th|rd)|family for (?:\w+ )?years)\b/i,
  situations: ['family-gathering'],
  tone: 'hard',
  acks: [
    "Everybody's supposed to enjoy a day like that, which makes it harder when you don't.",
    'Days like that bring up a lot of old family history.',
    "It's hard to be cheerful just because of a date.",
  ],
  ask: 'Which part of it is the hardest for you?',
  ways: [
    {
      say: 'The questions and remarks',
      words:
        /question|\bask(?:s|ed|ing)?\b|comment|remark|weight|single\b|(?:have|having) (?:kids|children|a baby)|getting married|job\b|everyone looks|judg|nosy|interrogat|small talk|explain(?:ing)? myself|opinions|politic/i,
      to: 'questions',
    },
    {
      say: 'Who or what is missing',
      words:
        /empty|missing|won'?t be there|isn'?t there|not there|without (?:him|her|them|my|mum|mom|dad)|first time|alone|not (?:invited|welcome)|wasn'?t invited|didn'?t invite|died|dead|gone\b|lonel|estrang|no contact|chair|grief|absence|left out/i,
      to: 'missing',
    },
    {
      say: 'The part I have to play',
      words:
        /play(?:ing)?\b|\bpart\b.*\bplay|role|smil|pretend|turn into|keep(?:s|ing)? the peace|peace|happy (?:daughter|son|family|wife)|mask|act(?:ing)?\b|perform|teenager|fake|hostess|the dishes|cooking|cook\b|serving|everything'?s fine|being nice/i,
      to: 'role',
    },
    {
      say: 'One particular person',
      words:
        /\b(?:uncle|aunt|auntie|cousin|brother|sister|father|dad|mother|mum|mom|grand\w+|stepmother|stepfather|nephew|niece|husband|wife|ex|in[- ]laws?)\b|\bhim\b|\bher\b|someone|somebody|one person|certain|particular|that (?:man|woman|guy)/i,
      to: 'person',
    },
  ],
  otherwise: 'any',
  nodes: [
    {
      id: 'person',
      say: "Then you know where they are in the room without looking. You talk to the others, and a part of you is on watch the whole time. That's tiring, even if nothing happens.",
      ask: 'What is it with them: what they say, something from before, or drink?',
      ways: [
        {
          say: 'Something from before',
          words:
            /before|back then|left (?:us|me|mum|mom|my)|\bpast\b|when i was|years ago|spoken since|court|between us|old (?:story|thing)|divorce|cheat|affair|money|stole|betray|hit me|hurt (?:me|us)|did to|trial|fell out|quarrel|the fight|never apolog|forg(?:ive|ave)/i,
          to: 'past',
        },
        {
          say: 'The drinking',
          words: /drink|drunk|alcohol|glass|wine|beer|whisk|bottle|booze|sober|had a few/i,
          to: 'drinks',
        },
        {
          say: 'What they say',
          words:
            /say|remark|comment|digs?\b|joke|criti|tease|mock|insult|racis|sexis|politic|talk|question|mouth|opinion|laugh|compar|judg|shout|mean\b|rude|provok|ask/i,
          to: 'remarks',
        },
      ],
      otherwise: 'any2',
    },
    {
      id: 'questions',
      say: "For them it may be small talk, but you're the one who takes it home. It's often about the very thing you'd least like to discuss in front of everybody, and you have to answer as if it were nothing.",
      ask: 'Which question or remark bothers you most?',
      otherwise: 'dread',
    },
    {
      id: 'role',
      say: "In most families everybody has a part, and nobody asks whether it still fits. When you try something else, the others don't know what to do with it, so they push you back.",
      ask: 'Which part do you get?',
      ways: [
        {
          say: 'The one who keeps the peace',
          words:
            /peace|mediat|calm|diplomat|referee|no one fights|nobody fights|fight|subject|smooth|balance|buffer|bridge|between|harmony|watch that|happy one|cheer|entertain|clown|smil|funny one|nice one|good (?:girl|boy|one|daughter|son)/i,
          to: 'peace',
        },
        {
          say: 'The one in the kitchen',
          words:
            /kitchen|cook|clean|clear(?:ing)?|serv|organi[sz]|dish|host|help|plan|work|wash|driv|caterer|waiter|maid|responsib|take care|do(?:es)? everything|childcare|babysit/i,
          to: 'helper',
        },
        {
          say: 'The child, or the odd one out',
          words:
            /child|little|baby|twelve|teen|kid|black sheep|odd|weird|serious(?:ly)?|youngest|failure|single one|disappoint|difficult|outsider|problem|rebel|stranger|sensitive|loser|divorced/i,
          to: 'child',
        },
      ],
      otherwise: 'any2',
    },
    {
      id: 'missing',
      say: 'On ordinary days you can get round it more easily. On a day like that everything points to it: the chairs, the photos, the way it was always done.',
      ask: "Is it somebody who can't come any more, or a door that's shut?",
      ways: [
        {
          say: "Somebody who can't come any more",
          words:
            /died|dead|death|passed|gone\b|late (?:husband|wife|mother|father)|lost|any ?more\b|buried|heaven|first (?:year|time|christmas)|cancer|funeral|can'?t come|\b(?:he|she) always\b/i,
          to: 'gone',
        },
        {
          say: 'A door that is shut',
          words:
            /door|shut|invit|contact|estrang|welcome|divorce|cut off|broke|block|don'?t (?:talk|speak|want)|not (?:talking|speaking)|alone|nobody|no family|my (?:decision|choice)|excluded|left out|fight|quarrel|rejected|thrown out/i,
          to: 'shut-out',
        },
      ],
      otherwise: 'any3',
    },
    {
      id: 'any',
      say: "It's rarely only the day itself. What happened in earlier years comes along, and on top of that you're expected to be in a good mood.",
      ask: 'When is it at its worst for you: beforehand, in the middle of it, or afterwards?',
      ways: [
        {
          say: 'The days before',
          words:
            /before|week (?:of|or)|days (?:leading|until)|leading up|run-?up|\bnow\b|already|thinking about|nervous since|packing|invitation|dread|the drive there|on the way there|night before|weeks\b/i,
          to: 'before',
        },
        {
          say: 'The time afterwards',
          words:
            /after(?!noon)|drive home|way home|go over|next day|day after|back home|when (?:i'?m|it'?s) (?:back|over|home)|hangover|at night|replay|flat out|come down/i,
          to: 'after',
        },
        {
          say: 'In the middle of it',
          words:
            /middle|during|table|dinner|lunch|meal|around (?:seven|eight|nine|ten)|walk in|when i (?:arrive|get there|come in)|arriv|there\b|toast|speech|dessert|presents|church|photo(?:s|graph)|the moment|evening|in between/i,
          to: 'during',
        },
      ],
      otherwise: 'any2',
    },
    {
      id: 'any2',
      say: 'Nobody ever says how much you owe your family on a day like that, so it easily turns into everything, with a smile. It could be a good deal less.',
      ask: 'What would you do, if nobody held it against you?',
      ways: [
        {
          say: 'Go for less, or not at all',
          words:
            /leave|less|hours?\b|early|coffee|hotel|not go|wouldn'?t go|don'?t go|stay (?:at )?(?:home|away|here|in bed)|cancel|skip|\bill\b|sick|refuse|say no|escape|run\b|go away|travel|beach|holiday|somewhere else|not (?:be|come|attend|invite)|hide|nothing|sleep|just (?:us|me|the)|alone|seaside|trip\b|take the (?:kids|dog)/i,
          to: 'less',
        },
        {
          say: 'Say what I think',
          words:
            /say\b|tell\b|honest|truth|answer back|speak|scream|shout|confront|talk|ask (?:him|her|them)|swear|let (?:it|them) (?:out|have)|throw/i,
          to: 'say-it',
        },
      ],
      otherwise: 'any3',
    },
    {
      id: 'any3',
      say: 'Days like that are rarely good as a whole. Sometimes there are ten good minutes in them: a walk, a talk on the stairs, washing up with the right person.',
      ask: 'Who could make it easier for you, there or on the phone?',
      otherwise: 'ally',
    },
    {
      id: 'remarks',
      say: "In front of everybody there's hardly a good answer. If you laugh along you feel bad afterwards, and if you object, you're the one who spoils the mood. So whoever said it gets away with it.",
      ask: 'What do the others do when it happens?',
      otherwise: 'line',
    },
    {
      id: 'past',
      say: "So you're meant to be friendly to somebody with whom something isn't settled, only because it's a special day. You don't owe them that. You can be polite from the other end of the room, and you can also decide not to be in it.",
      ask: 'What would you need, to be in one room with them at all?',
      otherwise: 'plan',
    },
    {
      id: 'drinks',
      say: "Then you're probably watching the glasses, and others are too, without a word about it. And the first hour may even be nice, so each time you hope a little.",
      ask: "How do you notice that it's about to turn?",
      otherwise: 'plan',
    },
    {
      id: 'dread',
      say: "You don't owe anybody the true answer just because they asked. You can say something short and then ask them about themselves. That isn't rude, and you can do it as often as they try.",
      ask: 'What would you really like to say to it?',
      otherwise: 'line',
    },
    {
      id: 'peace',
      say: "So you spend the day keeping things from happening. Nobody sees that work, because when it succeeds there's nothing to see. And you hardly get anything of the day yourself.",
      ask: 'What do you think would happen if you stopped?',
      otherwise: 'drop',
    },
    {
      id: 'helper',
      say: "So you work while the others sit. It may be a bit of a shelter as well, because nobody asks about your life while you're carrying dishes. You can be sick of it all the same.",
      ask: 'What would you do, if you could just sit there with the others?',
      otherwise: 'drop',
    },
    {
      id: 'child',
      say: "You've changed since then, and there you're still the little one, or the difficult one. They talk to who you used to be, and whatever you say is taken that way.",
      ask: 'What do they not know about who you are now?',
      otherwise: 'known',
    },
    {
      id: 'gone',
      say: 'Often nobody says the name, because nobody wants to make it worse. So everyone thinks of them, and you miss them alone in a full room.',
      ask: 'What of theirs could be there: a dish, a song, a story?',
      otherwise: 'keep',
    },
    {
      id: 'shut-out',
      say: "It's hard to be outside on a day when everyone else seems to be together. That's so whoever shut the door, and even if shutting it was right. More people spend the day like that than you'd think.",
      ask: 'How could the day look, if it only had to be bearable?',
      otherwise: 'own-day',
    },
    {
      id: 'before',
      say: "In your head you've been through it many times already, mostly with everyone at their worst. The real day comes only once, and some of what you're dreading may not happen.",
      ask: 'Which scene do you see most often?',
      otherwise: 'plan',
    },
    {
      id: 'during',
      say: "At some point you're still smiling and would really like to be gone. Most people then stay on for another two hours out of politeness, and get more tired or more irritable by the minute.",
      ask: 'Where could you go for five minutes without anybody asking?',
      otherwise: 'plan',
    },
    {
      id: 'after',
      say: 'Afterwards you go over all of it: what you should have said, what that look meant. At the table there was no time to think, so it comes later, mostly at night.',
      ask: 'In the scene that keeps coming back, what would you have liked to do?',
      otherwise: 'letter',
    },
    {
      id: 'less',
      say: "Staying away costs something, and going does too, though that's easily forgotten. And there's a lot between all and nothing: only coffee, two hours, a bed somewhere else.",
      ask: 'Which version would cost you the least?',
      otherwise: 'columns',
    },
    {
      id: 'say-it',
      say: "It's tempting to say it there, with all of them in one place. But in front of others people mostly defend themselves, and the next day it's about your tone and no longer about what you said.",
      ask: 'Which one of them is it really meant for?',
      otherwise: 'talk',
    },
    {
      id: 'line',
      say: "It helps to have one short answer ready, calm and a bit boring: 'I'd rather not talk about that, tell me about your garden.' You can repeat it, whatever the others do. Then you needn't be quick or funny when it comes.",
      exercise: 'if-then-plan',
    },
    {
      id: 'plan',
      say: "Settle three things beforehand: how you can get away, who knows about it, and at what point you'd go. You may never need it. But it's easier to stay when you know that you can leave, and not going at all is a choice too.",
      exercise: 'if-then-plan',
    },
    {
      id: 'drop',
      say: "Try leaving out one small thing, where nobody can come to harm by it: one dish, one silence you don't fill, one argument that others can have without you. It'll feel odd at first. Somebody may notice for once what you've been doing.",
      exercise: 'small-step',
    },
    {
      id: 'known',
      say: "Who you are now stays true, whether they see it or not. You don't have to convince the whole table. It's enough to tell one thing to one person who really listens, and you could try it first with the younger you.",
      exercise: 'letter-to-the-one-you-were',
    },
    {
      id: 'keep',
      say: "It can help to say their name early, in the middle of something ordinary. Others are often glad that somebody did. If that's too much in company, take a few minutes for them beforehand, on your own, with one clear memory.",
      exercise: 'five-senses-scene',
    },
    {
      id: 'own-day',
      say: "Give the day two or three fixed points, so that it isn't one long stretch: something you like to eat, a walk, one voice on the phone. Between them it may be as it is. You only have to get through it, not enjoy it.",
      exercise: 'small-step',
    },
    {
      id: 'letter',
      say: "Write it down the way you'd have liked it to go, with everything you'd have said. It's for you alone. Once it's written to the end, it may come back less often at night.",
      exercise: 'unsent-letter',
    },
    {
      id: 'columns',
      say: "Look at both sides calmly before you tell anyone. Once you've decided, say it early and without many reasons, because every reason can be argued with. 'This year I'll come for coffee' is enough.",
      exercise: 'two-columns',
    },
    {
      id: 'talk',
      say: "It's easier with one person alone, some time before or after, when nothing else is going on. If it's meant for several, start with the one most likely to listen. On the day itself you needn't settle anything.",
      exercise: 'prepared-talk',
    },
    {
      id: 'ally',
      say: "If somebody comes to mind, ask them beforehand: sit together, go for a walk, or text each other in the evening. If nobody does, ten minutes outside on your own count too. The main thing is that it's planned.",
      exercise: 'small-step',
    },
  ],
};
