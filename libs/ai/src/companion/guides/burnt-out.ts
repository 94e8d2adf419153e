import type { Guide } from '../guide.ts';

export const BURNT_OUT: Guide = {
  id: 'burnt-out',
  title: 'Work takes all I have',
  words:
    /\b(?:burn(?:t|ed|ing)?[ -]?out|exhaust\w*|knackered|worn out|on fumes|overtime|over ?worked|crunch time|doubles|(?:twelve|eleven|fourteen|ten)[ -]hours? (?:days?|nights?|shifts?|today)|(?:twelve|eleven|fourteen|ten) hours? (?:today|a day)|(?:hours?|stops) a day|billable|(?:back to back|video) calls|(?:two|three|\w+een|nine|ten|fewer|more) (?:meetings|calendars|bosses)|inbox|mails? in bed|to[ -]do list|too much (?:work|on my)|still at (?:my desk|work|the office)|(?:short|late) (?:shift|staffed)|nights on this|no (?:weekend|extra staff)|(?:so|dead) tired|busy season|lands on (?:me|my)|(?:until|till|to) (?:1am|2am|midnight)|marking|harvest|took a week off|their jobs|about (?:\w+ )?in my contract|line for that|used to love (?:teaching|my job|my work)|go home angry|at 6:30|four short|do about forty|nothing left|no energy left)\b/i,
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
  nodes: [
    {
      id: 'sleep',
      say: "Then what should give you your strength back isn't doing it any more, whether you lie awake or wake up just as tired. If that has been going on for weeks, a doctor should know about it too.",
      ask: "What's on your mind when you lie down, or when you wake?",
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
    },
    {
      id: 'numb',
      say: "Not caring mostly comes after caring a lot, for too long and with too little help. It can be frightening, because it's so unlike you. It isn't coldness, it's what exhaustion does to people.",
      ask: 'What did you care about most, when it all began?',
    },
    {
      id: 'worst',
      say: "That's an unpleasant thing to notice about yourself. It comes from having nothing left, and not from who you are. If you'd like to say something to them, it can be short: 'I'm worn out, and it isn't about you.'",
      ask: 'After a week of real rest, what would others notice about you first?',
    },
    {
      id: 'miss',
      say: "It may not feel like much the first few times. When people are this tired, the pleasure often comes back later than the doing. So it's no sign that it's over for good if it leaves you cold at first.",
      ask: 'What could you do for ten minutes, with nothing to show for it?',
    },
  ],
};
