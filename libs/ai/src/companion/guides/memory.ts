import type { Guide } from '../guide.ts';

export const MEMORY: Guide = {
  id: 'memory',
  title: 'A memory',
  words:
    /\b(?:remember\w*|memor\w+|childhood|when I was (?:a (?:kid|child|boy|girl)|little|small|\w+)|used to|grand(?:ma|pa|mother|father|dad|parents)\w*|nan|nana|gran|oma|opa|smell(?:s|ed|t)?|took me (?:right )?back|old (?:photo|song|house|street|school)|summers?|as a (?:kid|child))\b/i,
  situations: ['memory-came-up'],
  tone: 'plain',
  acks: [
    "It's odd what stays with us, and what brings it back.",
    'So that was still there, without your doing anything for it.',
    "That's been with you all this time, then.",
  ],
  ask: 'If you look round in it, what do you see first?',
  ways: [
    {
      say: "It's more a smell or a sound",
      words:
        /\bsmel(?:l|ls|led|t)\b|\bscent|\btast(?:e|es|ed)\b|\bsounds?\b|\bhear(?:d)?\b|\bnoises?\b|\bvoices?\b|\bsinging\b|\bsong\b|\bmusic\b|\bcold\b|\bwarm(?:th)?\b|\bfeel(?:ing)? of\b|\bnot (?:a|really a) (?:picture|image)|\bdon'?t see\b|\bpolish\b|\btobacco\b|\bsmoke\b|\bsoap\b|\bperfume\b|\bchlorine\b|\bpetrol\b/i,
      to: 'sense',
    },
    {
      say: 'A person',
      words:
        /\b(?:gran\w*|nan|nana|oma|opa|mum|mom|mummy|mother|dad|daddy|father|papa|parents|sisters?|brothers?|aunt\w*|uncle|cousins?|teacher|friends?|neighbou?r|people|someone|somebody|mr|mrs|children|kids|girl|boy|woman|man)\b(?!'s)|^(?:him|her|he|she|them|us|me)\b|\b(?:him|her|them) (?:standing|sitting|walking|in|at|with|on)\b|\bthe (?:two|three|four) of us|\b(?:his|her|their) (?:face|hands?|smile|eyes|hair|back|neck|arms?|shoulders|legs|feet|mouth|laugh)\b|\b(?:back|nape) of (?:his|her|their)\b/i,
      to: 'person',
    },
    {
      say: 'The place: a room, a garden',
      words:
        /\b(?:kitchen|room|bedroom|hall|hallway|corridor|stairs|staircase|attic|cellar|basement|house|flat|home|yard|garden|orchard|shed|garage|street|school|classroom|playground|church|village|beach|sea|lake|river|pond|field|meadow|hills?|mountains?|woods?|forest|farm|barn|porch|balcony|shop|station|back seat|car park|cafe|pool|window)\b/i,
      to: 'place',
    },
    {
      say: 'One thing, quite clearly',
      words:
        /\b(?:lamp|tin|box|drawer|table|chair|sofa|rug|carpet|wallpaper|curtains?|cup|mug|plate|bowl|jug|pan|stove|oven|radio|clock|toy|doll|teddy|bear|bike|bicycle|car|steering wheel|boat|book|map|photo|picture|door|handle|key|coat|dress|apron|hat|shoes|boots|slippers|raincoat|blanket|quilt|piano|swing|tree|knife|ring|watch|thermos|thing)\b/i,
      to: 'thing',
    },
  ],
  nodes: [
    {
      id: 'person',
      say: "So there's somebody in it, and they're the first thing you see. Often it isn't the whole person that comes back but one way of standing or turning round.",
      ask: 'What are they doing, in the bit that you see?',
      ways: [
        {
          say: 'Looking at me',
          words:
            /\blook(?:s|ing)?\b.*\bme\b|\bsmil(?:es|ing|e)\b|\bsees? me\b|\bwatch(?:es|ing) me\b|\bwav(?:es|ing)\b|\bwink|\bat me\b|\bturn(?:s|ing) (?:round|around|to)/i,
          to: 'person-looks',
        },
        {
          say: 'Something with their hands',
          words:
            /\b(?!(?:standing|sitting|nothing|something|anything|being|lying|waiting|morning|evening|building|during|ceiling|everything|string|spring|wedding)\b)\w{2,}ing\b|\bhands?\b|\b(?:cooks|bakes|knits|sews|peels|cuts|reads|smokes|sings|plays|works|washes|irons|combs)\b/i,
          to: 'person-does',
        },
      ],
    },
    {
      id: 'place',
      say: 'You could probably still find your way around there. Even if the real place has changed or gone, you can go through it in your head and look about.',
      ask: 'Where in it are you?',
      ways: [
        {
          say: 'Watching, at a door or window',
          words:
            /\bwindow|\bdoor(?:way|step)?\b|\bfence|\bwall\b|\boutside\b|\babove\b|\btree\b|\bthreshold|\bbalcony|\bwatching\b|\blooking (?:in|out|at|through|down|over)|\bgate\b/i,
          to: 'window',
        },
        {
          say: 'Small, somewhere low down',
          words:
            /\bunder\b|\bfloor|\bstairs?\b|\bsteps?\b|\bhid(?:ing|den)|\bcorner|\brug\b|\bcarpet|\bbeneath|\bbehind\b|\bgrass\b|\bsand\b|\blap\b|\bcrawl|\bkneel|\bstool|\bground\b|\bsmall\b|\blittle\b/i,
          to: 'small-me',
        },
      ],
    },
    {
      id: 'thing',
      say: "So out of all of it, that's what has stayed clear. A thing like that has often belonged to somebody, or stood in somebody's room.",
      ask: 'Who comes with it, when you look at it?',
    },
    {
      id: 'sense',
      say: "That's nearer than a picture would be. It comes back without any words, and the rest often follows by itself.",
      ask: 'What time of day is it there?',
    },
    {
      id: 'person-does',
      say: "So that's how you see them, in the middle of something and not posing for anybody. They couldn't know that this would be what stayed.",
      ask: 'What would they say if you came in now?',
    },
    {
      id: 'person-looks',
      say: "So you're in the picture too, even if you only see them. Just then it was you they meant.",
      ask: 'What would you like to say to them as they look at you?',
    },
    {
      id: 'small-me',
      say: 'From there it must all have looked different: bigger and closer, with voices going on somewhere above you.',
      ask: "What can you see from there that others wouldn't notice?",
    },
    {
      id: 'window',
      say: "So you're a little apart from it, looking on. From there you can take in the whole of it without having to do anything.",
      ask: 'What goes on in front of you?',
    },
  ],
};
