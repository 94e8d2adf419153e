import type { Guide } from '../guide.ts';

export const BURNT_OUT: Guide = {
  id: 'burnt-out',
  title: 'Work takes all I have',
  words:
    /\b(?:burn(?:t|ed|ing)?[ -]?out|exhaust\w*|knackered|worn out|on fumes|overtime|over ?worked|crunch time|doubles|(?:twelve|eleven|fourteen|ten)[ -]hours? (?:days?|nights?|shifts?|today)|(?:twelve|eleven|fourteen|ten) hours? (?:today|a day)|(?:hours?|stops) a day|billable|(?:back to back|video) calls|(?:two|three|\w+een|nine|ten|fewer|more) (?:meetings|calendars|bosses)|inbox|mails? in bed|to[ -]do list|too much (?:work|on my)|still at (?:my desk|work|the office)|(?:short|late) (?:shift|staffed)|nights on this|no (?:weekend|extra staff)|(?:so|dead) tired|busy season|lands on (?:me|my)|(?:until|till|to) (?:1am|2am|midnight)|marking|harvest|took a week off|their jobs|about (?:\w+ )?in my contract|line for that|used to love (?:teaching|my job|my work)|go home angry|at 6:30|four short|do about forty)\b/i,
  situations: ['burnt-out', 'too-much-work', 'working-late', 'meeting-overload', 'caring-profession-strain'],
  tone: 'hard',
  acks: [
    "There's more on you than fits into one person, and no better to-do list will fix that.",
    "This kind of tiredness doesn't come from one bad week, and one good night doesn't mend it.",
    'From outside it probably looks as if you were managing, and that makes it harder to get help.',
  ],
  ask: 'What went first: your sleep, your patience, or the things you used to enjoy?',
  ways: [
    {
      say: "I've stopped caring about it",
      words:
        /\b(?:car(?:e|ing)\b|give a (?:damn|shit|toss|f)|(?:feel|felt) nothing|numb|all the same|cynical|motivation|indifferent|cold\b|parcels|don'?t mind any|meaning|interest|passion|compassion|empath\w*|humou?r|don'?t (?:really )?feel|detach\w*|bitter|hate (?:it|my|the)|robot|autopilot|drive\b|ambition|enthus\w*)/i,
      to: 'numb',
    },
    {
      say: 'My sleep',
      words:
        /\b(?:sleep|slept|bed\b|nights?\b|awake|wak(?:e|ing) (?:up )?(?:at|in)|insomnia|switch off|lie there|exhaust|always tired|[2-5] ?am\b|lie awake|dream\w*|energy|rest\b|restless|can'?t (?:get up|wake)|doing lists|racing)/i,
      to: 'sleep',
    },
    {
      say: 'My patience with people',
      words:
        /\b(?:patien(?:ce|t with)|snap|irritat\w*|temper|short fuse|yell|shout|grumpy|(?:being )?kind\b|angry|mean to|nerves\b|cranky|moody|harsh|every tiny|short with|heads? off|lose it|losing it|lost it|rag(?:e|ing)|tetchy|impatient|fuse|unfair to|my (?:kids|children|husband|wife|partner) (?:get|got)|annoy\w*|lash\w*|bark\w*|toleran\w*|rude|hear myself|everyone gets on)/i,
      to: 'patience',
    },
    {
      say: 'The things I enjoyed',
      words:
        /\b(?:enjoy\w*|hobb|friends|fun\b|joy|used to|painted|music|reading|sport|running|garden|choir|cook|going out|the things|laugh|free time|social|haven'?t \w+ (?:in|for)|weekends?|gym\b|swim\w*|sex\b|seeing (?:people|my)|myself time|me time|evenings|life outside|private life|any life|holidays|play(?:ing)?\b|dancing|football|my (?:band|bike|garden|guitar|piano|friends|dog))/i,
      to: 'joy',
    },
  ],
  otherwise: 'any',
  nodes: [
    {
      id: 'sleep',
      say: "Then what should give you your strength back isn't doing it any more, whether you lie awake or wake up just as tired. If that has been going on for weeks, a doctor should know about it too.",
      ask: "What's on your mind when you lie down, or when you wake?",
      otherwise: 'undone',
    },
    {
      id: 'patience',
      say: "When you've been giving all day there's little patience left, and small things set you off. It's one of the first things to go when people are worn out. And afterwards you often feel bad about it as well.",
      ask: 'Who has had the worst of it lately, apart from you?',
      ways: [
        {
          say: 'People at home',
          words:
            /\b(?:home|wife|husband|partner|kids?\b|child|son\b|daughter|mum|mom|mother|dad|father|girlfriend|boyfriend|family|sister|brother|flatmate|dog|cat)/i,
          to: 'worst',
        },
        {
          say: 'The people I work for',
          words: /\b(?:customer|client|patient|resident|pupil|student|class|guest|caller)/i,
          to: 'worst',
        },
        {
          say: 'My colleagues',
          words: /\b(?:colleague|team|work|trainee|intern|staff|boss|assistant|apprentice)/i,
          to: 'worst',
        },
      ],
      otherwise: 'worst',
    },
    {
      id: 'joy',
      say: "They tend to go first because nobody is waiting for them. They weren't a luxury, though. They were part of what gave you the strength for everything else.",
      ask: 'Which of them do you miss most?',
      ways: [
        {
          say: 'Seeing people',
          words: /\b(?:people|friend|girls|lads|mates|going out|pub|family|sister|company)/i,
          to: 'miss',
        },
        {
          say: 'Moving, being outside',
          words: /\b(?:walk|run|bike|sport|swim|gym|outside|garden|dance|hik|climb|football)/i,
          to: 'miss',
        },
        {
          say: 'Making or reading something',
          words:
            /\b(?:read|book|music|piano|guitar|paint|draw|sing|choir|cook|bak|knit|sew|writ|craft|film)/i,
          to: 'miss',
        },
      ],
      otherwise: 'miss',
    },
    {
      id: 'numb',
      say: "Not caring mostly comes after caring a lot, for too long and with too little help. It can be frightening, because it's so unlike you. It isn't coldness, it's what exhaustion does to people.",
      ask: 'What did you care about most, when it all began?',
      otherwise: 'began',
    },
    {
      id: 'any',
      say: "Some tiredness goes after a free weekend, and some doesn't. The second kind comes when more goes out than comes in for a long time. It isn't weakness, and trying harder makes it worse.",
      ask: 'If you did a third less from tomorrow on, what would happen?',
      ways: [
        {
          say: "I'd feel guilty",
          words:
            /\b(?:guilt\w*|conscience|ashamed|lazy|(?:feel|felt) (?:bad|awful|terrible|useless|weird|wrong)|couldn'?t (?:enjoy|rest|relax|live)|let (?:them|everyone|people) down|selfish|failure|slacker|shame|bad (?:person|mother|nurse|teacher)|feel like a|not me|nervous|restless|anxious|wouldn'?t know (?:what|who)|letting)/i,
          to: 'guilty',
        },
        {
          say: 'Others would have to do it',
          words:
            /\b(?:colleague|others?\b|co-?workers?|team|patients?|residents?|pupils|the kids|children|clients? would|someone else|somebody else|would (?:have to )?(?:do|pick|cover)|suffer|land on|isn'?t fair|(?!I\b|It\b|They\b|Everything|That\b|There\b|Nobody|Nothing)[A-Z]\w+ would)/,
          to: 'loyalty',
        },
        {
          say: 'It would all fall apart',
          words:
            /\b(?:fall (?:apart|behind|over)|collaps\w*|chaos|fired|sacked|lose|trouble|boss|break down|disaster|pile|not(?:hing)? (?:get|would get|be) done|go under|bankrupt|late|deadlines?|mad\b|complain|catch up|money|pay|flip|freak|furious|won'?t work|doesn'?t work|angry|replace|hire|deliver\w*|target|contract|promotion|bad review|cope|backlog|mess\b|explode)/i,
          to: 'fall-apart',
        },
      ],
      otherwise: 'take-off',
    },
    {
      id: 'undone',
      say: "Whatever comes at that hour, you can't do anything about it then, and tired people see most things at their worst. Some of it can be written down earlier in the evening, so that you needn't hold it all in your head.",
      ask: 'What would you put on that paper first?',
      otherwise: 'unload',
    },
    {
      id: 'worst',
      say: "That's an unpleasant thing to notice about yourself. It comes from having nothing left, and not from who you are. If you'd like to say something to them, it can be short: 'I'm worn out, and it isn't about you.'",
      ask: 'After a week of real rest, what would others notice about you first?',
      otherwise: 'take-off',
    },
    {
      id: 'miss',
      say: "It may not feel like much the first few times. When people are this tired, the pleasure often comes back later than the doing. So it's no sign that it's over for good if it leaves you cold at first.",
      ask: 'What could you do for ten minutes, with nothing to show for it?',
      otherwise: 'small',
    },
    {
      id: 'began',
      say: "Whatever it was, it may not be gone. It gets buried under everything around it, the forms, the gaps, the demands from all sides. A holiday doesn't change those, so you come back rested and are soon tired again.",
      ask: 'What in your week costs the most strength and brings the least?',
      otherwise: 'take-off',
    },
    {
      id: 'loyalty',
      say: "So you also keep going for the others, because whatever you drop would land on them. It's a good reason, but it doesn't make the load any smaller. If it's too much, deciding what isn't done shouldn't be left to you alone.",
      ask: 'Who could you tell, quite openly, that it no longer fits?',
      otherwise: 'all-needed',
    },
    {
      id: 'fall-apart',
      say: 'Some of it might, and you know best which part. But to somebody this tired everything looks equally important, and usually not all of it is.',
      ask: 'Which thing on your list would nobody miss for a month?',
      otherwise: 'drop',
    },
    {
      id: 'guilty',
      say: "Guilt can drive a person long after there's nothing left. It's a poor judge of how much is enough, because it's there however much you do. Resting may feel wrong at first and still be right.",
      ask: "Whose voice do you hear when you stop before everything's done?",
      ways: [
        {
          say: "My mother's or father's",
          words: /\b(?:mother|mum|mom|father|dad|parents?|grand)/i,
          to: 'voice',
        },
        { say: 'My own', words: /\b(?:(?:my )?own\b|mine|me\b|myself)/i, to: 'voice' },
        { say: "A boss's", words: /\b(?:boss|manager|teacher|trainer|coach|chef|supervisor)/i, to: 'voice' },
      ],
      otherwise: 'voice',
    },
    {
      id: 'take-off',
      say: 'With this kind of tiredness it mostly helps when something comes off. The usual advice is to add something, a course, a routine, an earlier alarm, and then that has to be managed too.',
      ask: "What could come off this week, even if it's only one thing?",
      ways: [
        {
          say: "Nothing, it's all needed",
          words:
            /\b(?:^no(?:\b|pe)|nothing|none\b|all (?:needed|urgent|of it (?:is|has))|everything(?:'s| is)|impossible|can'?t (?:drop|leave|think|see)|don'?t see|has to be done|not (?:one|a single|possible)|not really|understaffed|short[- ]staffed|all of it|the whole|wish\b|i'?d love to|no way|no choice|they need|won'?t let)/i,
          to: 'all-needed',
        },
        {
          say: 'One meeting or task, perhaps',
          words:
            /\b(?:meeting|call\b|task|mails?\b|report|newsletter|perhaps|maybe|could|say no|the \w+ (?:day )?(?:thing|stuff|group|shift|project|work)|overtime|evening|weekend|shift|project|volunteer|committee|cleaning|cooking|hous\w*|laundry|hours|extra|i suppose|skip|cancel|friday|monday|tuesday|wednesday|thursday|saturday|sunday|stop \w+ing|class\b|course|favou?r|commit\w*|emails?|social media|housework|ironing|garden|the \w+ (?:evening|club|group)|lunch|phone|less|podcast|website|blog|training|workshop|choir|the one with|side (?:project|job)|one of (?:the|my))/i,
          to: 'drop',
        },
      ],
      otherwise: 'tell',
    },
    {
      id: 'tell',
      say: "The people around you may not see how bad it is, because you still get things done. Nobody can take anything off you as long as they think you're fine. And if you've been feeling ill with it for weeks, see a doctor too.",
      ask: 'Who knows how far it has got?',
      ways: [
        {
          say: 'Nobody, I hide it well',
          words: /\b(?:no ?(?:one|body)\b|not a soul|hide|haven'?t told|don'?t tell|none\b)/i,
          to: 'told',
        },
        {
          say: 'One person, a little',
          words:
            /\b(?:wife|husband|partner|sister|brother|friend|mum|mom|dad|colleague|doctor|therapist|a (?:bit|little)|sort of|knows|sees)/i,
          to: 'told',
        },
      ],
      otherwise: 'told',
    },
    {
      id: 'unload',
      say: "Try it about an hour before bed: each open thing on its own line, with one word for what comes next. It doesn't have to be complete or in order. What stands there can wait until morning.",
      exercise: 'bedtime-unload',
    },
    {
      id: 'small',
      say: "Ten minutes are enough, and they may be dull. Give them a place early in the day or the week. If they have to wait until everything else is finished, they won't happen.",
      exercise: 'small-step',
    },
    {
      id: 'voice',
      say: "Wherever that voice comes from, it can't see how tired you are. You can let it talk and still stop for today. Think of what you'd say to a good friend who was this worn out, and say that to yourself.",
      exercise: 'self-compassion-break',
    },
    {
      id: 'drop',
      say: "Even if it's something tiny, let it really go, and don't move it to Sunday. One sentence will do: 'I can't do this properly at the moment, so I'm not taking it on.' You don't have to give reasons.",
      exercise: 'if-then-plan',
    },
    {
      id: 'all-needed',
      say: "It can all be needed and still be too much for one person. Then others have to help decide: here's everything, this much I can do, which of it comes first. Said calmly, with the list on the table, that isn't complaining.",
      exercise: 'prepared-talk',
    },
    {
      id: 'told',
      say: "One person who really understands how bad it is can be a relief, because you don't have to act in front of them. Two clumsy sentences are enough: 'I'm not managing. You don't have to do anything, I only want you to know.'",
      exercise: 'small-step',
    },
  ],
};
