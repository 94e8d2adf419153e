import type { PlanTopic } from '../plan-topic.ts';

export const FAMILY_EVENINGS: PlanTopic = {
  id: 'family-evenings',
  title: 'Mornings and evenings with kids',
  words:
    /\b(?:bed ?times?|bath ?time|(?:kids?|children|child|toddlers?|son|daughter|twins|boys|girls|teens?|teenagers?|little ones?|year olds?|bairns?|grandkids|grandchildren|stepkids)\b.*\b(?:mornings?|evenings?|screens?|tablets?|ipads?|phones?|telly|tv|eat\w*|meals?|dinners?|tea|supper|breakfast|asleep|sleep|bed|up|dressed|out the door|gaming|xbox|table|routine)|screen ?time|meal ?times?|tea ?times?|bath and bed|(?:dinner|eat\w*)\b.{0,20}\b(?:together|at the table)|read to the (?:kids|children)|our mornings|out of bed|school run|fussy eaters?|family (?:dinners?|meals?|evenings?|time|mornings?|tea|routine)|(?:mornings?|evenings?|screens?|tablets?|ipads?|phones?|meals?|dinners?|tea|supper|breakfast|bed|routine|teas|out the door|out of the house)\b.*\b(?:kids?|children|toddlers?|twins|little ones?|family|grandkids|grandchildren|stepkids))\b/i,
  kind: 'often',
  aim: 'make mornings and evenings with the children easier',
  acks: [
    'Evenings and mornings with children rarely need a new system. One bit of it, done the same way every day for a fortnight, does more than a chart on the fridge.',
    "It's nearly always one quarter of an hour that spoils the rest: the shoes, the screen going off, the stairs. Mend that one and everything after it gets shorter.",
    "Children take a change better when it's announced in a calm moment and not in the middle of it. So most of the work is done before it starts.",
  ],
  heavy: [
    "Almost every parent has been somebody they don't like at that hour; it's when everybody's fuel runs out at once. What children keep is how it was put right, and that takes one sentence.",
    "These are the hardest hours of the day, done with what's left of a person. So it needs to get easier before it gets better: fewer things, in the same order, and some of it dropped.",
    "Those hours can make you feel like a failure by eight o'clock, and behind most doors in the street they look much the same. One small thing, the same every day, is what shifts them.",
  ],
  ask: 'Which bit, if it went smoothly, would help the rest?',
  steps: [
    {
      say: 'Lay it all out the night before',
      words:
        /\b(?:night before|evening before|lay|laid|uniforms?|lunch(?:es|box|boxes)|bags?|shoes|clothes|sort .*ready|prep\w*|get .* ready|pack\w*|sandwich\w*|snacks?|get stuff|lay the table)\b/i,
      how: "Bags by the door, clothes in a heap in the order they go on, breakfast bowls on the table. Ten minutes, best with the children as the last job before teeth, so it isn't yours alone.",
    },
    {
      say: 'Same three things before bed',
      words:
        /\b(?:bath|story|stories|books?|read\w*|teeth|same (?:order|things|three|time)|wind(?:ing)? down|lights? out|calm\w*|earlier|lullab\w+|pyjamas|pajamas|pjs|(?:bed(?:time)?|proper|fixed) routine|always the same)\b/i,
      how: "Wash, teeth, one story, always in that order, and begin a quarter of an hour sooner than seems needed. Let the child say what comes next; then it's the order that decides and not you.",
    },
    {
      say: 'Screens off, with a warning',
      words:
        /\b(?:screens?|tablets?|i-?pads?|phones?|tv|telly|xbox|consoles?|devices?|gam(?:es|ing)|wifi|you ?tube|switch off|turn .* off)\b/i,
      how: "Sit down beside them for two minutes first and ask what's happening in it, then: 'After this round it goes in the basket.' The basket lives in the kitchen, and the grown-ups' phones go in too.",
    },
  ],
  worries: [
    {
      words:
        /\b(?:shout\w*|yell\w*|scream at|lose (?:it|my (?:temper|rag|patience|cool))|snap\w*|temper|bad (?:mum|mom|mother|dad|father|parent))\b/i,
      say: "When it rises in you, lower your voice and say less: 'shoes', and not a speech. If it went wrong anyway: 'I shouted, that wasn't fair, we'll start earlier tomorrow.' They learn that from you too.",
    },
    {
      words:
        /\b(?:meltdowns?|melts? down|tantrums?|refus\w*|kicks? off|scream\w*|won't (?:listen|stay|go|stop|get)|wont (?:listen|stay|go|stop|get)|fights?|protest\w*|cry|cries|ignor\w+|argu\w+|goes? (?:mad|mental|crazy|nuts|wild|ballistic)|loses it|hits|throws)\b/i,
      say: "The first few evenings get louder before they get quieter, because they're finding out whether you mean it. The same sentence, the same order, and no new reasons; then it's simply how it is.",
    },
    {
      words:
        /\b(?:husband|wife|partner|other half|their (?:dad|mum|mom|father|mother)|my ex|gran\w*|nan|undo\w*|undermin\w*|mother in law|not on the same page)\b/i,
      say: "Agree on one rule only, in a calm hour, and let each of you do it in your own way on your own evenings. Children manage two styles; what they can't manage is a rule that changes in mid-sentence.",
    },
    {
      words:
        /\b(?:tired|knackered|exhaust\w+|no energy|shattered|on my own|single|work(?:ing)? late|home late|no time|too much|drained|shifts?|dead on my feet|worn out|done in|nothing left)\b/i,
      say: 'Then take away instead of adding: a bath every other day, bread and cut-up vegetables for supper, the shortest book in the house. A dull evening that ends on time is a good evening.',
    },
    {
      words:
        /\b(?:tried|charts?|never (?:lasts?|works?)|doesn't work|didn't work|again|give up|gave up|stick to|worked .* days?|consisten\w+|lasts?|keep it up|slips?|after a week|habit|before and)\b/i,
      say: 'Charts fade because they ask for everything at once. This is one thing, and when a day slips, the next one counts as normal and not as starting over.',
    },
    {
      words: /\b(?:eat|eats|eater|food|vegetables|veg|pasta|fussy|picky|plate|beige|sweets)\b/i,
      say: "You decide what's on the table and when, they decide how much of it. One thing they surely eat beside the new one, and no bargaining. Most children have to meet a food many times before they trust it.",
    },
  ],
  ways: [
    'Tie the new thing to one that happens anyway, such as shoes after teeth or the basket after supper. A child needs no reminding where one thing always leads to the next.',
    "Say what comes, give a choice between two, and leave it at that: 'It's bath time, bubbles or no bubbles?' The choice is theirs, and the bath stands.",
  ],
};
