import type { PlanTopic } from '../plan-topic.ts';

/** Home, body, people and what is done for its own sake. The first topic whose words are found is taken. */
export const TOPICS_OF_LIFE: readonly PlanTopic[] = [
  {
    about: /\b(?:bus(?:es)?|trains?|connections?|timetable|route|the way there)\b/i,
    pieces: ['Look up one connection', 'Ask who could drive', 'Write down the times'],
    ways: [
      'One connection on paper, with a spare one after it, and somebody to ring on the way: that carries most journeys.',
    ],
  },
  {
    about:
      /\b(?:toddler|kids?|child(?:ren)?|son|daughter|boys|girls|baby)\b.*\b(?:on time|out of the house|out the door|dressed|ready|to (?:school|bed|nursery|sleep))\b|\bout of the house\b/i,
    pieces: ['Lay everything out at night', 'Begin ten minutes earlier', 'Three pictures by the door'],
    ways: [
      'What is laid out the evening before is not looked for in the morning: clothes, bag, shoes, in the order in which they are put on.',
      'Small children follow an order better than a clock: the same three things each morning, drawn by the door, and one small job that is theirs.',
    ],
  },
  {
    about: /\b(?:puppy|kitten|dog|cat|pet)\b(?! sitting)/i,
    pieces: ['A list of what to buy', 'Ask somebody for the noon', 'A corner for the bed'],
    ways: [
      'For the first days a bed, food, two bowls and a quiet corner are all it takes. The rest can be bought when you know each other.',
    ],
    isEvent: true,
  },
  {
    about: /\b(?:doctor|gp|dentist|therap(?:y|ist)|appointment|check-?up|physio|optician)\b/i,
    pieces: ['Look up the number', 'Write down what to say', 'Ring right when they open'],
    ways: [
      "One sentence on paper is enough for the call: 'I'd like an appointment, because …' They ask for the rest.",
    ],
  },
  {
    about: /\b(?:party|wedding|birthday|anniversary|reunion|christening|barbecue|baby shower|\d\dth)\b/i,
    pieces: ['A list of who and when', 'Ask one person to help', 'Settle the date'],
    ways: ['Date, guests, food, in this order: each of the three makes the next one easier.'],
    isEvent: true,
  },
  {
    about: /\b(?:trip|holiday|vacation|travel\w*|flight|camping)\b/i,
    pieces: ['Settle the dates', 'A list of what to bring', 'Look at one connection'],
    isEvent: true,
  },
  {
    about:
      /\b(?:treehouse|tree house|shel(?:f|ves)|repair|fix|mend|build|renovat\w*|paint (?:the|my|your|a) (?:wall|room|kitchen|fence|hall)\w*|furniture|chair|table leg|bike|fence|shed roof|diy|leak\w*|boiler|van)\b/i,
    pieces: ['A sketch with measures', 'A list of what is needed', 'Ask somebody for a hand'],
    ways: [
      'Sketch, list, one trip to the shop, then the work with a second pair of hands: four short pieces in place of one that never fits.',
    ],
  },
  {
    about: /\b(?:garden|allotment|balcony|plants?|hedge|lawn|weeds?|weeding|vegetables)\b/i,
    pieces: ['One bed or one pot', 'Ten minutes of weeding', 'A list of what to plant'],
  },
  {
    about: /\bmov(?:e|ing) (?:house|flats?|home|out|in|to)\b|\bpack(?:ing)?\b/i,
    pieces: ['One box of what is never used', 'A list of whom to tell', 'Ask two people for that day'],
    isEvent: true,
  },
  {
    about:
      /\b(?:garage|flat|apartment|house|home|kitchen|bathroom|room|bedroom|cellar|basement|attic|loft|closet|wardrobe|desk|office|shed|tidy|clean\w*|declutter\w*|sort out|boxes|laundry|washing|dishes|photos|clutter|chores|household)\b/i,
    pieces: ['One box or one shelf', 'Ten minutes with a timer', 'Only the kitchen table'],
    ways: [
      'One surface at a time, with three places for what lies on it: stays, belongs elsewhere, goes. A timer makes an end of it.',
      'What is done daily for ten minutes stays done; what waits for a free Saturday waits.',
    ],
  },
  {
    about: /\b(?:cook\w*|meals?|diet|healthier|healthy|eat(?:ing)?|food|rubbish|vegetables|weight|sugar)\b/i,
    pieces: ['One meal, and what it needs', 'Cook double once', 'Something good within reach'],
    ways: [
      'Adding one good thing a day is easier than forbidding ten. What stands within reach gets eaten.',
      'Two dinners planned are a good week. The other days may be bread and cheese.',
    ],
  },
  {
    about: /\b(?:run|running|jog\w*|marathon|\d+ ?k)\b/i,
    pieces: ['Put the shoes by the door', 'Walk one minute, run one', 'Ten minutes, slowly'],
    ways: [
      'Slow enough to talk, three times a week, and one minute of walking between. Most who stop began too fast.',
    ],
  },
  {
    about:
      /\b(?:move more|walk\w*|steps|exercise|active|stretch\w*|get(?:ting)? fit|fit|fitter|in shape|stairs)\b/i,
    pieces: ['Ten minutes, slowly', 'One round of the block', 'Up and down from a chair'],
    ways: [
      'Often and short counts as much as long: ten minutes on most days. Indoors it works, too: along a corridor, or standing up from a chair ten times with a hand on the table.',
      'It holds best right after something that happens every day anyway, such as breakfast or the news.',
    ],
  },
  {
    about:
      /\b(?:gym|workout|work out(?! (?:the|a|how|what|when|where|which|my|your)\b)|swim\w*|yoga|pilates|cycl\w*|danc(?:e|ing)|climb\w*|football|tennis|training|lift\w*|push-?ups)\b/i,
    pieces: ['Pack the bag tonight', 'Ten minutes, slowly', 'Ask somebody to come along'],
    ways: [
      'A packed bag by the door and a fixed day do more than good intentions. The first five times are only about turning up.',
    ],
  },
  {
    about:
      /\b(?:bed|asleep|sleep(?:ing)?|be up|get up|getting up|wake|waking|early riser|morning routine|mornings?|alarm)\b/i,
    pieces: ['The phone outside the bedroom', 'The same hour for getting up', 'Clothes laid out at night'],
    ways: [
      'The hour of getting up matters more than the one of going to bed: the same each day, at weekends too, and daylight soon after.',
    ],
  },
  {
    about: /\b(?:piano|guitar|violin|flute|cello|drums|instrument|sing\w*|choir|ukulele|bass)\b/i,
    pieces: ['One easy piece', 'Five minutes, badly', 'Keep it in sight'],
    ways: [
      'It has to stand where you see it, not in its case. Five minutes a day are more than an hour a week.',
    ],
  },
  {
    about: /\b(?:read|reading|books?(?! (?:covers?|reports?|fair|club|a\b|the\b|my\b|an\b)))\b/i,
    pieces: ['Two pages', 'A book on the pillow', 'Ten minutes before sleep'],
    ways: ['Two pages at a fixed hour, and a book may be given up. Most who read a lot do it in small bits.'],
  },
  {
    about:
      /\b(?:draw\w*|paint\w*|knit\w*|craft\w*|sew\w*|pottery|photograph\w*|creative|art|woodwork\w*|make (?:stuff|things))\b/i,
    pieces: ['Put the things on the table', 'Ten minutes, for the bin', 'Finish one old piece'],
  },
  {
    about: /\b(?:meditat\w*|mindful\w*|breath\w*|journal\w*|diary|less stress\w*|relax\w*)\b/i,
    pieces: ['Three minutes, after coffee', 'One line before bed', 'Sit down, count ten breaths'],
    ways: ['Three minutes right after something you do anyway. It needs no quiet mind, only a chair.'],
  },
  {
    about: /\b(?:friends?|meet (?:new )?people|lonely|social|dating|a date|club|volunteer\w*|neighbou?rs)\b/i,
    pieces: ['One message, two lines', 'Name one day to somebody', 'Look up one group nearby'],
    ways: [
      'The same people at the same hour each week, whatever it is they do: that is how most get to know somebody.',
    ],
  },
  {
    about:
      /\b(?:habit|routine|discipline|productiv\w*|procrastinat\w*|focus|concentrat\w*|organi[sz]ed|time management)\b/i,
    pieces: ['Two minutes of one thing', 'Phone in another room', 'One thing for tomorrow, written down'],
    ways: [
      'A new thing holds best right behind an old one: after I pour the coffee, I do two minutes of it.',
      'Most putting off ends with a beginning that is too small to refuse: two minutes, and one may stop.',
    ],
  },
  {
    about: /\b(?:earn|summer job|babysit\w*)\b/i,
    pieces: ['A list of three places', 'Ask one person', 'Two lines about myself'],
  },
];
