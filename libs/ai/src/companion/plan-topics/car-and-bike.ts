import type { PlanTopic } from '../plan-topic.ts';

export const CAR_AND_BIKE: PlanTopic = {
  id: 'car-and-bike',
  title: 'The car or the bike',
  words:
    /\b(?:(?:my|the|our|her|his|a|dad's|mum's|used|old) car|car|van|campervan|bikes?|bicycle|e-?bike|motorbike|moped|mobility scooter|cycl(?:e|ing)|mot|m\.o\.t|t[uü]v|tyres?|tires?|(?:my|the) brakes?|(?:ring|call|the|my) garage|mechanic|clutch|exhaust|puncture|inner tube|gears|engine light|cambelt|windscreen|headlight|flat battery|oil change|the oil|road tax|car insurance|mileage|bumper|sell (?:his|her|the|my) (?:car|van|volvo))\b/i,
  kind: 'once',
  aim: 'get the car or the bike sorted',
  acks: [
    'With things on wheels one small job usually holds up all the others. Once the call is made or the tyre is pumped, it rolls.',
    "The part that's yours takes ten minutes: one call, one photo, one look at the tyres. The rest is mostly waiting.",
    "Wheels nag each time you walk past them. Put a day on it and the nagging stops, even before it's done.",
  ],
  heavy: [
    "It's worrying to depend on something that may break, or cost what you haven't got. A price in writing takes much of the dread out. You decide after that and not before.",
    "It's easy to feel foolish about wheels that have been left too long. Workshops see rust, flat batteries and forgotten dates all day. It's one call, and you needn't explain.",
    'There can be more in it than metal: a person, a fright, the freedom to go where you like. So it may take a while. One small thing is enough for a start.',
  ],
  ask: 'What would get it rolling?',
  steps: [
    {
      say: 'Ring, and ask the price first',
      words:
        /\b(?:ring|phone|call|book|quote|workshop|garage|mechanic|bike shop|price|appointment|take it (?:in|to))\b/i,
      how: "Say what it does and since when, then: 'Can you look at it and give me a price before you do anything?' For a test or tyres it's only: 'When's your next free slot, and what does it cost?' If it's the brakes or the steering, leave it standing until they've told you it's safe.",
    },
    {
      say: 'Check the dates and the tyres',
      words:
        /\b(?:dates?|due|tyres?|tires?|pump\w*|pressure|check|papers|expir\w+|oil|lights|air|chain|have a look|logbook|insurance)\b/i,
      how: 'Look up when test, tax and insurance run out and write those days down. Then feel the tyres; most petrol stations and bike shops let you use their air.',
    },
    {
      say: 'Take photos, or ride it once',
      words:
        /\b(?:photos?|pictures?|pics|advert|ad|list it|sell\w*|rid(?:e|ing)|cycle|route|test ride|try the|how long it takes)\b/i,
      how: 'For selling or a quote: five photos in daylight, one of the worst spot, and a line with the year and what is wrong. For riding to work: ride the first ten minutes of the way on a quiet day, and see how the crossings feel.',
    },
  ],
  worries: [
    {
      words:
        /\b(?:expensive|(?:will|does|would|might|it'?ll|gonna) cost|afford|no money|money for|(?:big|huge|the) bill|can'?t pay|i'?m broke|hundreds|a fortune)\b/i,
      say: 'Ask for the list in two halves: what it needs to be safe, and what can wait. A second price from another place is normal, nobody minds.',
    },
    {
      words:
        /\b(?:rip\w*|cheat\w*|con(?:ned)?|know nothing|don'?t know (?:anything|about)|talk down|patroni\w+|stupid|because i'?m a woman|take advantage|trust (?:them|mechanics|garages))\b/i,
      say: "Three sentences are enough: 'Please show me', 'nothing more without a call first', and 'may I have that in writing'. Somebody honest isn't offended by any of them.",
    },
    {
      words:
        /\b(?:fails?|failed|failing|worth (?:it|repairing|fixing|the)|scrap it|write-?off|too old|not pass|won'?t pass|falls? apart|last legs|buy (?:it|me))\b/i,
      say: 'A fail is a list and no verdict. Settle beforehand on the sum above which you would rather sell it; then the list decides and not the mood in the workshop.',
    },
    {
      words:
        /\b(?:without (?:it|a car|the car)|every day|need it|no time|shifts|no day off|how (?:do|would|will) i get|get to work|for the school run|opening hours|busy)\b/i,
      say: 'Bring it the evening before and ask if the key can go in the letterbox. Ask about a loan car, or for a slot where you wait with a coffee; some come to the house for small jobs.',
    },
    {
      words:
        /\b(?:traffic|lorr(?:y|ies)|rains|in the rain|sweat\w*|hills?|unfit|fit enough|knocked (?:off|down)|an accident|scares? me|scared|afraid|nervous|dangerous|stolen|bad weather|in the dark|too far)\b/i,
      say: 'Once a week counts as cycling to work. Take the quiet streets even where it is longer, go at your own pace with lights on, and keep a dry shirt at the other end.',
    },
    {
      words:
        /\b(?:ran out|run out|expired|overdue|a fine|fined|illegal\w*|police|uninsured|points|been driving|no (?:mot|tax|insurance)|forgot\w*)\b/i,
      say: "Then leave it standing and ring first: 'The date has run out. May I drive it to you, or can you fetch it?' The rules differ, and so does what the insurance pays, so ask before you turn the key.",
    },
  ],
  ways: [
    'Selling: name the flaw in the first line, meet in daylight with somebody beside you, and hand over papers only when the money is there.',
    'Put the yearly dates into the calendar with a month to spare. A month early is a phone call, a day late is a problem.',
  ],
};
