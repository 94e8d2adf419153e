import type { PlanTopic } from '../plan-topic.ts';

export const SLEEP_TIMES: PlanTopic = {
  id: 'sleep-times',
  title: 'Sleep and bedtimes',
  words:
    /\b(?:sleep\w*|asleep|bed ?times?|(?:to|in|into) bed|bed by|insomnia|snooz\w+|alarm|wide awake|early nights?|lights out|nocturnal|night owl|nap|nod off|body clock|jet ?lag|lying in|lie in|up at (?:five|six|half)|(?:wake|get(?:ting)?) up|wake at)\b/i,
  kind: 'often',
  aim: 'get your sleep into a rhythm',
  acks: [
    'The hour you get up does more than the hour you go to bed. Keep the same time in the morning, and after some days the tiredness comes earlier by itself.',
    'Nobody can decide to fall asleep. What can be decided is when the screen goes dark and when the alarm goes, and the rest follows after some days.',
    'A quarter of an hour at a time works better than two hours at once. The body hardly notices the small ones.',
  ],
  heavy: [
    "Tiredness makes everything look worse than it is, and then you're cross with yourself on top of it. That second part can go first.",
    "By the evening there's least strength left for being sensible, in anybody. So it's better arranged in daylight than decided at midnight.",
    "Short nights wear anybody down, and then each evening feels like one more test. It doesn't take a new life, only one thing moved: the charger, the alarm or the hour.",
  ],
  ask: 'Which of these could you try as soon as tonight?',
  steps: [
    {
      say: 'Charge the phone in the kitchen',
      words:
        /\b(?:charg\w+|(?:phone|mobile|tablet|screens?) (?:in|out|off|away|down|stays|sleeps|to)|(?:leave|put|lock) (?:my |the |it|that )?(?:phone|mobile|tablet)|kitchen|hall(?:way)?|downstairs|another room|no (?:phone|screens?|mobile))\b/i,
      how: "Move the charger there now, while you think of it, because at night it's too late. Leave it on loud if somebody might need you, or you them. Any cheap old clock can wake you, and it doesn't show you the news.",
    },
    {
      say: 'Get up at the same time daily',
      words:
        /\b(?:(?:get|getting|be|stand) up|one hour|same (?:time|hour|alarm)|(?:every|each|in the|with the) mornings?|(?:set|fix) (?:an?|the|my|one) alarm|wake(?:-| )?up time|weekends too|every day)\b/i,
      how: 'Choose a time you could stand on a Sunday too, set one alarm across the room, and get into daylight soon after. Leave the evening alone at first; sleepiness moves up behind it.',
    },
    {
      say: 'Fifteen minutes earlier tonight',
      words:
        /\b(?:(?:fifteen|15|ten|10|twenty|20|thirty|30) (?:min\w*|or)|quarter (?:of an hour|to|past)|half an hour|(?:bit|little|minutes?|hour) (?:earlier|sooner)|turn in|earlier (?:tonight|to bed)|go up|by (?:ten|eleven|half))\b/i,
      how: "Set an alarm for the evening: when it rings, teeth, lights low, up you go, whatever isn't finished. After three easy nights, take another fifteen minutes.",
    },
  ],
  worries: [
    {
      words:
        /\b(?:lie (?:there|awake)|lying (?:there|awake)|can'?t (?:fall a?sleep|sleep|switch off)|racing|mind|thoughts?|think(?:ing)?|worry\w*|head|not tired|won'?t (?:fall a?sleep|sleep))\b/i,
      say: "Don't lie there and fight it. Get up, sit somewhere dim with something dull, and go back when your eyes close. And give worries their turn after supper, on paper, so they don't need the night.",
    },
    {
      words:
        /\b(?:only time|me time|time (?:to|for) myself|to myself|my (?:own )?time|alone time|my evenings?|quiet hour|peace)\b/i,
      say: 'Then keep that hour and start it sooner: half an hour of your own before the washing up, not after it. What you give up at the end is mostly the dullest part.',
    },
    {
      words:
        /\b(?:bab(?:y|ies)|kids?|child(?:ren)?|twins|toddler|shifts?|nights|work(?:s|ing)? late|partner|husband|wife|boyfriend|girlfriend|dog|neighbou?rs?|noise|snor\w*|loo|pee|hot flush\w*|toilet)\b/i,
      say: "Then don't aim for a perfect night, only for one fixed point in it: the same half hour of winding down, at whatever hour it comes. And if there's anybody who could take one night or one early morning a week, ask for exactly that one.",
    },
    {
      words:
        /\b(?:scroll\w*|phone|episodes?|series|netflix|gam(?:e|es|ing)|screens?|videos?|emails?|addict\w*|self[- ]control|willpower)\b/i,
      say: 'Distance does more than willpower here: the charger in another room, autoplay off, a book on the pillow. And stop in the middle of an episode, because the end is built to pull you into the next.',
    },
    {
      words:
        /\b(?:tried|(?:it|this|that|them|been|paid|done|went|plans?|diets?|here) before|never (?:works|lasts|stick)|weekends? (?:ruin\w*|undo\w*|spoil\w*|wreck\w*|always|are|kill\w*)|(?:at|on) (?:the )?weekends?|fridays?|saturdays?|go out|fall back|slip\w*|(?:goes|going|went) to pot|(?:two|three|few) days|give up|one late night|holiday)\b/i,
      say: "Most of these are lost on a Saturday. Stay up if it's worth it, but get up within an hour of the usual time and be tired for one day; then Monday doesn't start from nothing.",
    },
    {
      words:
        /\b(?:insomnia|years|sleeping (?:pills|tablets)|pills|melatonin|apn(?:o)?ea|doctor|medication|depress\w*|always been|night owl|not a morning|exhausted (?:all|whatever)|however long)\b/i,
      say: "If it's gone on for months, or you wake worn out however long you sleep, tell a doctor, and don't drive when you could nod off. There's a treatment made for sleeplessness that works without tablets; the name to ask for is CBT for insomnia.",
    },
  ],
  ways: [
    'Have the same three small things in the same order each evening, say kettle, teeth, page. After a week or two the first one makes you yawn.',
    'Bright light in the morning, dim light in the last hour, and nothing that argues with you after ten: no accounts, no emails, no news.',
  ],
};
