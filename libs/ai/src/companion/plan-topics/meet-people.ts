import type { PlanTopic } from '../plan-topic.ts';

export const MEET_PEOPLE: PlanTopic = {
  id: 'meet-people',
  title: 'Meeting new people',
  words:
    /\b(?:join(?:ing)? (?:a|an|the|something)|clubs?|societ(?:y|ies)|meet-?ups?|(?:support|walking|baby|lgbt|gardening|swimming|mums) group|(?:meet|get to know|know) (?:\w+ ){0,3}(?:people|others|folk|dads|mums|parents|neighbou?rs)|new people|(?:make|making|find) (?:some |real )?friends|find (?:my people|other mums)|new (?:in|to) (?:town|the|a)|new (?:town|city)|volunteering|volunteer somewhere|lonely|don'?t know (?:a single|anyone)|men'?s shed|freshers|real people|book club|coffee morning|friends my own age|with people in it|room full of strangers|want friends)\b/i,
  kind: 'once',
  aim: 'meet some new people',
  acks: [
    "Friendships come from seeing the same faces again, much less from being good at talking. So look for something that's on every week.",
    "You only have to turn up and do what they're doing. The talking mostly happens by itself, over the tea or while the chairs are put away.",
    "Turning up twice is most of the secret. By the third time you're simply one of those who come.",
  ],
  heavy: [
    "When you're new or alone for long, it looks as if everybody else had their people already. Most groups are made of folk who once stood by the coat rack on their own.",
    "Being lonely is no verdict on what you're like. It has more to do with where you live and work and spend the evening, and one fixed hour a week is where that begins to shift.",
  ],
  ask: 'Which way in would suit you best?',
  steps: [
    {
      say: 'Find one weekly thing nearby',
      words:
        /\b(?:library|choir|find|look (?:for|up|around|at)|search|google|what'?s on|whats on|notice ?board|every week|weekly|class|course|club|something near\w*|online|list)\b/i,
      how: "Search for your town with one thing you'd do anyway: singing, chess, walking, mending, a language. Look for 'every week' and 'beginners welcome', and write down a single one with its day.",
    },
    {
      say: 'Write to them before I go',
      words:
        /\b(?:e-?mail|writ(?:e|ing)|messag\w+|contact|organi[sz]er|ring (?:them|up|the)|call (?:them|the)|phone|ask (?:them|if|the|whether)|sign up|get in touch|mail|beforehand)\b/i,
      how: "'I'm thinking of coming on Tuesday, it'd be my first time. Is there somebody I could look out for?' Then one person at the door already expects you.",
    },
    {
      say: 'Talk to someone I already see',
      words:
        /\b(?:neighbou?rs?|bus stop|already (?:see|know)|someone i (?:see|know)|i nod|colleagues?|at the (?:gate|school|gym|shop|park)|next door|say (?:hello|hi)|chat\w*|talk to|(?:mum|dad|mother|woman|man|guy|girl|lady|couple) (?:at|in|on|from|next|upstairs|downstairs|who)|seems nice|small talk with|dog (?:park|walk\w*))\b/i,
      how: "The neighbour, the one at the bus stop, the parent at the gate: one sentence about what's in front of you both, then your name. 'I keep seeing you here, I'm Sam' is a whole introduction.",
    },
  ],
  worries: [
    {
      words:
        /\b(?:shy\w*|anxi\w*|awkward|what to say|introvert\w*|autis\w*|nervous|scared|stammer|conversation|clam up|boring|blush\w*|accent|my english|panic\w*)\b/i,
      say: "Choose a group where the hands are busy: cooking, walking, singing, mending. There silence is normal, and 'How long have you been coming here?' is the only question you need.",
    },
    {
      words:
        /\b(?:know each other|known each other|knows everyone|cliqu\w*|fit in|belong|stand out|stick out|too (?:old|young|fat|slow)|oldest|youngest|only (?:one|man|woman)|star(?:e|ing)|looks? at me|judg\w*|since school|like me)\b/i,
      say: "On the first evening it looks like that in every group. Give it three times: by then you know some names and they know yours. If it's still cold, it was the wrong room and not you.",
    },
    {
      words:
        /\b(?:walk(?:ing)? in|(?:on|by) my ?(?:own|self)|alone|the door|turn(?:ing)? up|(?:room|full) (?:full )?of strangers|standing (?:there|around)|chicken)\b/i,
      say: "Come ten minutes early. Then there are two people putting out chairs, and they're glad of a hand; it's the easiest hello there is.",
    },
    {
      words:
        /\b(?:tired|dead|after work|no time|shifts?|kids|busy|exhaust\w*|energy|knackered|babysit\w*|work (?:late|evenings|nights|weekends)|never home|sofa)\b/i,
      say: "Go straight from work with a sandwich on the way; once the sofa has you, it has you. And once a month is enough to begin with, so long as it's the same people.",
    },
    {
      words: /\b(?:money|afford|costs?|fees?|expensive|broke|skint|cash|pay|subs|(?:for|anything) free)\b/i,
      say: "Libraries, parks, parish halls and volunteering cost nothing, and most clubs let you come once or twice before you pay. 'Is there a reduced rate?' is a question they hear often.",
    },
    {
      words:
        /\b(?:tried|didn'?t (?:work|like|click)|went (?:once|to one)|awful|gave up|never stick|last time|waste|worth it|don'?t last|disappoint\w*|hard work)\b/i,
      say: 'Then change one thing: somewhere with the same people every week, where you do something together. One evening tells you very little; go four times before you judge it.',
    },
  ],
  ways: [
    'Take a small job: the chairs, the tea, the list of names. Somebody with a job never stands about, and everybody learns who they are.',
    "Volunteering is the shortest way in for many: you're expected, there's something to do, and they're glad you came.",
  ],
};
