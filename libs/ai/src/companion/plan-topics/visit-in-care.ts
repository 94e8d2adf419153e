import type { PlanTopic } from '../plan-topic.ts';

export const VISIT_IN_CARE: PlanTopic = {
  id: 'visit-in-care',
  title: 'Visiting in care, hospital or prison',
  words:
    /\b(?:(?:visit\w*|see|seeing|sit with|go|going|went|bring\w*) .{0,45}\b(?:(?:care|nursing|retirement|mum'?s care) home|(?:the|a) home|hospital|hospice|ward|prison|jail|intensive care|icu|clinic|rehab|(?:stroke|dementia) unit|dementia|alzheimer'?s|inside|in care)|(?:(?:care|nursing|retirement|mum'?s care) home|(?:the|a) home|hospital|hospice|ward|prison|jail|intensive care|icu|clinic|rehab|(?:stroke|dementia) unit|dementia|alzheimer'?s|inside|in care)\b.{0,60}\b(?:visit\w*|see (?:him|her|mum|dad)|go\b|haven'?t been|been once|asks? when|come\b)|(?:care home|nursing home|prison|hospital|ward) visits?|visits? (?:mum|dad|gran|my \w+) (?:in|at)|in a coma|young offenders|in hospital with|visiting (?:my|is|him|her)|doesn'?t know me)\b/i,
  kind: 'once',
  aim: 'go and visit them',
  acks: [
    'Twenty minutes is a proper visit. What counts is that you came in and sat down.',
    "You don't have to bring cheer or conversation. Somebody from outside who sits with them is the very thing the day lacks there.",
    'Short and often is easier on both of you than long and seldom, and then no single visit has to be the good one.',
  ],
  heavy: [
    "It's hard to see somebody of yours in such a place, and hard to leave them there again. Dreading the door isn't a lack of love, it's quite often the opposite.",
    "Whatever the guilt says, one visit doesn't have to make up for anything. Ten minutes in your coat is a visit.",
    'You can love somebody and come out of there in pieces. So plan the half hour afterwards as well: a walk, a voice on the phone, something warm.',
  ],
  ask: 'What would make it easier to go through that door?',
  steps: [
    {
      say: 'Ring and ask for a good hour',
      words:
        /\b(?:ring|call|phone|find out|ask (?:the|them|when|what|a nurse)|book (?:a|it|in|the|me)|booking|visiting (?:times?|hours?)|when (?:visiting|can|is)|look up|check|staff|arrange|appointment|permission|e-?mail)\b/i,
      how: "Ask the ward, the home or the visitors' line: 'When's a good hour to come, and what should I bring or leave at home?' With a cold, ask whether to come at all. A prison usually wants a booking and a proof of who you are, so ask for that first.",
    },
    {
      say: 'Pack one thing to do together',
      words:
        /\b(?:pack|take (?:the|a|some|her|him|along)|bring\w*|photos?|album|music|song|newspaper|cards|game|hand cream|book|flowers|grapes|something to do|read (?:to|aloud)|food|cake|knitting)\b/i,
      how: "Old photos, a song, hand cream, a pack of cards: with something in the hands nobody has to make talk. Into a prison you mostly can't take anything, so carry three small bits of news instead.",
    },
    {
      say: 'Keep it short, with a treat after',
      words:
        /\b(?:short|half an hour|quarter of an hour|fifteen minutes|twenty minutes|ten minutes|20 min\w*|not (?:stay|too) long|stay\w*|after(?:wards)?|on the way (?:back|home)|treat|walk|coffee|brief|quick)\b/i,
      how: "Decide on twenty minutes before you go in, and put something good behind it: a walk, a coffee, a friend on the phone. Leave with one sentence, 'I'm off now and I'll come again', and don't explain it twice.",
    },
  ],
  worries: [
    {
      words:
        /\b(?:recogni\w*|know(?:s)? (?:who|me)|who i am|forget\w*|forgot\w*|(?:doesn'?t|don'?t|won'?t) (?:even )?(?:know|remember)|remembers?|thinks? i(?:'m| am|m)|calls? me|same question|what'?s the point|pointless)\b/i,
      say: "They can lose your name and still feel that somebody kind is there, and the good mood often outlasts the memory of the visit. Don't test them; say it as you come in: 'Hello, it's Ana, I've come to sit with you.'",
    },
    {
      words:
        /\b(?:cry\w*|cries|tears?|upset\w*|break(?:ing)? down|fall(?:ing)? apart|(?:bear|stand|face|cope)|see(?:ing)? (?:him|her|them) like|smell\w*|hate (?:hospitals?|those|these|that)|scared|afraid|frighten\w*|terrif\w*|panic\w*|faint\w*|too hard|in bits)\b/i,
      say: "Tears surprise nobody there. Take a minute in the corridor, go in when you're ready, and settle it with yourself beforehand that you may leave after a quarter of an hour.",
    },
    {
      words:
        /\b(?:nothing to|what (?:on earth )?(?:do|to|would|should|can) (?:i|you|we|say|one)|talk about|silence|silent|awkward|conversation|wrong thing|something stupid|can'?t (?:speak|talk)|for an hour|whole hour)\b/i,
      say: "Bring small things from outside: the weather on the way, the neighbour's cat, what you're cooking tonight. Then it may go quiet; just sitting there beside somebody is a visit too.",
    },
    {
      words:
        /\b(?:take (?:me|her|him) home|(?:go|come|coming|going) home|begs?|begging|angry|shout\w*|accus\w*|aggress\w*|hates? me|blam\w*|hits?|asks? for (?:her|his) (?:mother|mum)|when (?:i|we) leave|won'?t see me|refus\w*|nasty)\b/i,
      say: "Answer the feeling and not the facts: 'You'd like to be at home, I know. Tell me about the garden.' Arguing makes it hotter. If it boils over, step out, and ask the staff which hour of the day is the kindest.",
    },
    {
      words:
        /\b(?:put (?:her|him|them|mum|dad|my \w+) (?:in|into|there|away)|my decision|sent (?:her|him) there|promised (?:her|him|them)|abandon\w*|betray\w*|dump\w*)\b/i,
      say: "Finding a place where there are hands day and night is a way of looking after somebody, and it's the part nobody thanks you for. Now you can come as family again, and not as the night shift.",
    },
    {
      words:
        /\b(?:guilt\w*|haven'?t been|not going|since (?:easter|christmas|summer|\w+day)|weeks|months|asham\w*|judg\w*|staff|nurses think|bad (?:son|daughter|wife|husband|friend)|enough)\b/i,
      say: "Nobody there keeps a register of you; they're glad of each face that comes. You needn't account for the gap, not even to them: 'I'm so glad to see you' is the right first sentence after any number of weeks.",
    },
    {
      words:
        /\b(?:go less|less often|every (?:single )?day|far|drive|bus(?:es)?|trains?|works?|working|full.?time|no time|costs?|money|afford|kids|children|visiting hours|shifts?|busy|tired|exhaust\w*|hours? away|my (?:chest|legs?|back|health))\b/i,
      say: 'Between visits a card, a photo or a call at a fixed hour keeps you in the room. And ask about an odd hour or a video call, or help with the fare; quite a few places can do more than their notice board says.',
    },
  ],
  ways: [
    'Sit down, coat off, your eyes level with theirs. Five minutes like that feel longer to them than fifteen at the foot of the bed.',
    "Share it out: one comes on Sundays, one on Wednesdays, a third rings. With a list that everybody can see nobody has to wonder who's been.",
  ],
};
