import type { PlanTopic } from '../plan-topic.ts';

export const CHILD_TIME: PlanTopic = {
  id: 'child-time',
  title: 'Time with a child',
  words:
    /\b(?:(?:read\w*|play\w*|time|day out|days? with|outing|take|fishing|weekends?|alone|bedtime|cook|teach|stor(?:y|ies)|build\w*|afternoon|hour|something|museum|lovely|lego|more of|dad at|be with|nothing of) .{0,32}(?:kids?|child(?:ren)?|sons?|daughters?|boys?|girls?|toddler|teenager|grand(?:son|daughter|children)|step(?:son|daughter)|niece|nephew|eldest|(?:middle|little|older|small) one|lad|twins?|year old)|(?:kids?|child(?:ren)?|sons?|daughters?|boys?|girls?|toddler|teenager|grand(?:son|daughter|children)|step(?:son|daughter)|niece|nephew|eldest|(?:middle|little|older|small) one|lad|twins?|year old)\b.{0,60}\b(?:read|play|day out|do something|spend time|weekend|wednesday evening|alone|ride a bike|bedtime|take (?:her|him)|just (?:us|him|her)|park)|bedtime stor(?:y|ies)|weekend dad|dad at weekends|son day|my weekends|one to one|(?:zoo|park|stuff|thing|bed|trip|museum|swimming) with (?:the |my )?(?:kids?|child(?:ren)?|sons?|daughters?|boys?|girls?|toddler|teenager|grand(?:son|daughter|children)|step(?:son|daughter)|niece|nephew|eldest|(?:middle|little|older|small) one|lad|twins?|year old)|(?:time|days?|something|be|hour|thing) (?:\w+ ){0,6}(?:with|for|just with) (?:him|her|them|my)|(?:kids?|child(?:ren)?|sons?|daughters?|boys?|girls?|toddler|teenager|grand(?:son|daughter|children)|step(?:son|daughter)|niece|nephew|eldest|(?:middle|little|older|small) one|lad|twins?|year old)\b.{0,90}\b(?:show (?:him|her)|take (?:him|her)|thing with|something with|proper thing|mine with|only (?:her|him)))\b/i,
  kind: 'often',
  aim: 'spend time one to one with a child',
  acks: [
    "What children remember is seldom the outing that took weeks to plan. It's that you sat down and let them decide.",
    'Ten minutes that belong to them alone are worth more than an afternoon with one eye on something else.',
    'It works at any age: a small one wants you on the floor, a big one wants you beside them doing something. Neither needs it to be clever.',
  ],
  heavy: [
    "Guilt about children always says it's too little. They don't count hours as we do; what stays with them is the thing that comes back every time, however short.",
    "Being tired, or having them only some of the time, doesn't make it count for less. A child needs to know when you'll be there, and that you'll be looking at them.",
  ],
  ask: 'Which of these would fit you and them?',
  steps: [
    {
      say: 'Ten minutes, and they choose',
      words:
        /\b(?:ten minutes|10 min\w*|(?:they|she|he|her|him|them) (?:choose|decide|pick|want|like)s?|whatever (?:he|she|they)|let (?:him|her|them)|(?<!tired to )(?<!hate )(?<!n't )play\w*|lego|game|on the floor|phone away|short)\b/i,
      how: "Phone in another room, then: 'I've got ten minutes just for you, what shall we do?' Don't teach and don't correct; let them be the boss until the timer goes.",
    },
    {
      say: 'Read together, same place',
      words: /\b(?:read\w*|books?|stor(?:y|ies)|bedtime|chapter|library|comic)\b/i,
      how: 'Same corner, same time, one chapter or one picture book, and they turn the pages. With a big one, each with your own book on one sofa counts as well.',
    },
    {
      say: 'A small outing, just us two',
      words:
        /\b(?:outing|trip|museum|swim\w*|pool|zoo|park|cinema|bus|out (?:with|for|together|somewhere)|just (?:us|me|him|her)|only (?:me|us|him|her)|take (?:him|her|them|my|one|the)|day out|bike|fish\w*|cafe|hot chocolate|walk)\b/i,
      how: 'Near and short: the bus to the end of the line, the swings, a hot chocolate, and they choose between two. Tell them the day beforehand, because looking forward is half of it.',
    },
  ],
  worries: [
    {
      words:
        /\b(?:teen\w*|fifteen|sixteen|fourteen|thirteen|1[3-7]|(?:doesn'?t|don'?t|won'?t|wouldn'?t) (?:want|talk|like|care)|rather (?:die|be)|grunts?|screens?|xbox|tablet|fortnite|gam(?:es|ing)|on (?:his|her|their) phones?|(?:his|her|their) room|refus\w*|embarrass\w*|cringe|ignor\w*|not interested|too old for)\b/i,
      say: "Go where they are: sit down by the game and let them teach you. Big ones talk best sideways, while cooking or walking, so don't ask for a talk, ask for a hand.",
    },
    {
      words:
        /\b(?:tired|exhaust\w*|patience|boring|bored of|hate playing|knackered|snap\w*|shout\w*|energy|worn|depress\w*|touched out|can'?t play|don'?t know how to play)\b/i,
      say: "Then play lying down: you're the patient, the sleeping giant, the customer. Or read; you don't have to be good at playing, only there.",
    },
    {
      words:
        /\b(?:siblings?|three of them|two of them|four of them|both of them|others|other (?:one|kids|ones)|twins|new ?born|baby|jealous|fair|(?:two|three|four|five) kids|more than one)\b/i,
      say: "Give each one a day and write it on the wall: Tuesday is Ana's, Thursday is Ben's. Ten minutes each will do, and waiting is easier when your turn has a name.",
    },
    {
      words:
        /\b(?:no time|works?|working|shifts?|busy|late|never home|home before|overtime|commut\w*|job|homework|everything else)\b/i,
      say: "Take time that's there anyway and make it theirs: the way to school, the bath, the washing-up with their music on, a call at bedtime when you're away. Your whole attention for ten minutes is the real thing.",
    },
    {
      words:
        /\b(?:weekends|every (?:other|second)|ex|custody|contact|far|abroad|distance|don'?t live|(?:see|get|have) (?:him|her|them) (?:only|every|on|so)|video|(?:his|her|their) (?:mum|mother|dad|father)'?s?|separated|strangers?)\b/i,
      say: "Have one thing that's the same every time: pancakes on Saturday, the same bench, the same call on Wednesday with a book. With few days it's the coming back that makes them feel safe, not the programme.",
    },
    {
      words:
        /\b(?:money|afford|costs?|fortune|expensive|broke|free|ideas?|what (?:to do|can we|do we|should we)|no garden|rain\w*|small flat|bored)\b/i,
      say: "Let them write a list of ten things that cost nothing: feeding the ducks, a den, a torch walk, cooking something odd. Each time they pick one, and you're never out of ideas again.",
    },
  ],
  ways: [
    "Say what you see instead of asking: 'you're building that very high' keeps a child talking longer than 'how was school'.",
    "Stop while it's still good, and say when it comes again. A short good one gets asked for.",
  ],
};
