import type { Guide } from '../guide.ts';

export const OUTDOORS: Guide = {
  id: 'outdoors',
  title: 'Being outside',
  words:
    /\b(?:went (?:out )?for a (?:\w+ )?(?:walk|stroll)|(?:took|take) the (?:path|long way)|walk(?:ed|ing)? (?:in the|along|through the|up the|out to|the long way)|stroll|woods|forest|the sea|beach|tide|mudflats|cliff|dunes|ridge|dyke|towpath|canal|the lake|the pond|the river|the hill|snow(?:s|ed|ing|drops)?|fog|mist|frost|thunder\w*|the ice|raining|rain all|northern lights|full moon|stars|sunrise|sunset|gard(?:en|ening)|balcony|allotments?|tomatoes|beans have|roses|magnolia|poppies|blossom|seedlings|repotted|lime trees|mulberry|blackbird|robin|heron|swans|bumblebee|smell of (?:autumn|spring|snow)|wind so|the wind|first (?:evening warm|warm))\b/i,
  situations: ['walk-outside', 'weather-and-season', 'garden-or-balcony'],
  tone: 'plain',
  acks: [
    "So there's been some sky over you, and you looked.",
    'Out there something is always on, and mostly nobody is watching. You were.',
    'Good. The world outside keeps putting things on without asking for tickets.',
  ],
  ask: "What was there that a photo wouldn't show?",
  ways: [
    {
      say: 'The smell in the air',
      words:
        /\bsmel(?:l|ls|led|t|ling)\b|\bscent|\bfragran|\breek|\bstank|\bstink|\bair\b|\bperfume|\btomato leaves|\btast(?:e|ed)\b|\baroma|\bwet (?:dust|earth|leaves|dog|wood|asphalt|wool)|\bpetrichor|\bafter the rain|\bseaweed|\bpine\b|\bhay\b|\bcut grass|\bwood ?smoke|\blavender|\bresin/i,
      to: 'smell',
    },
    {
      say: 'How quiet I got inside',
      words:
        /\bcalm|\bpeace(?:ful)?\b|\bstop(?:ped)? (?:thinking|worrying)|\bthought(?:s)? (?:about )?(?:nothing|stopped)|\bbreath(?:e|ed|ing)?\b|\bslow(?:ed)?\b|\brelax|\bfelt\b|\bfeeling\b|\bi was (?:so )?(?:happy|content|free|at ease|quiet|myself)|\binside\b|\bmy (?:head|mind|shoulders)\b|\bfree\b|\bquiet (?:i|in me)/i,
      to: 'calm',
    },
    {
      say: 'The sounds, or the silence',
      words:
        /\bsilen|\bquiet\b|\bstillness|\bsounds?\b|\bnois(?:e|es|y)\b|\bhear(?:d)?\b|\bsang|\bsing(?:ing)?\b|\bbirds?(?:ong)?\b|\bracket\b|\brustl|\bdrip|\bhum(?:ming|med)?\b|\bbuzz|\broar|\bcreak|\bcrunch|\bwaves\b|\bcrack(?:ed|ing|le)|\bcroak|\bloud|\bbells?\b|\bhowl/i,
      to: 'sound',
    },
    {
      say: 'Wind, cold or sun on me',
      words:
        /\bcold|\bchill|\bfreez|\bfroze|\bicy\b|\bwarm|\bheat\b|\bhot\b|\bwind(?:y)?\b|\bbreeze|\bsun\b|\bsunshine\b|\bskin\b|\bcheeks?\b|\bface\b|\bfingers\b|\bfeet\b|\btoes\b|\bbarefoot|\bwet\b|\bsoak|\brain on\b|\bsand\b|\bgrass under|\bmud\b|\bsalt\b|\btingl|\bburn(?:ed|ing|t)?\b/i,
      to: 'skin',
    },
  ],
  otherwise: 'any',
  nodes: [
    {
      id: 'smell',
      say: 'One breath of it, and you know which month it is and what has been going on there since morning. No camera has ever managed that.',
      ask: 'What was in it, as far as your nose could tell?',
      otherwise: 'mixture',
    },
    {
      id: 'sound',
      say: "Outdoors your ears open up after a few minutes, like eyes in the dark. First there's very little, and then it comes in layers.",
      ask: 'What was the furthest thing you could hear?',
      otherwise: 'furthest',
    },
    {
      id: 'skin',
      say: "Skin is the part of us that still lives outdoors. It can't think about emails while the weather's at it.",
      ask: 'And you: did you stand still for it or go faster?',
      ways: [
        {
          say: 'I went faster',
          words:
            /\bfast|\bran\b|\brun(?:ning)?\b|\bmarch|\bkept (?:going|walking|moving)|\bjump|\bhurr|\bmov(?:ed|ing)\b(?<!didn'?t mov(?:ed|ing))|\bsped|\bspeed|\bjog|\bsweat|\buphill|\bswam\b|\bdanc|\bpedal/i,
          to: 'faster',
        },
        {
          say: 'I stood still',
          words:
            /\bst(?:ood|and|opped|ill|ayed)\b|\bsat\b|\blay\b|\bclosed my eyes|\bshut my eyes|\bpaus|\bdidn'?t move|\blinger|\bturned my face|\blean(?:ed|t)\b|\bslow|\bwait/i,
          to: 'stood',
        },
      ],
      otherwise: 'last',
    },
    {
      id: 'calm',
      say: "Nothing out there wants anything from you. A tree doesn't care whether you're making progress, and after a while you forget to.",
      ask: 'Where exactly were you when you noticed?',
      otherwise: 'quiet-place',
    },
    {
      id: 'any',
      say: 'The view is only about a third of it, I think. The rest has to be told.',
      ask: 'What did you see out there that most people would have walked past?',
      ways: [
        {
          say: 'Somebody out there',
          words:
            /\b(?:man|woman|men|women|boys?|girls?|kids?|child(?:ren)?|couple|jogger|runner|cyclist|fisherman|angler|farmer|gardener|postman|neighbou?rs?|lady|bloke|guy|someone|somebody|people|family|teenagers?|walkers?|swimmer)\b/i,
          to: 'people',
        },
        {
          say: 'An animal',
          words:
            /\b(?:birds?|blackbird|robin|heron|swans?|ducks?|goose|geese|gulls?|owl|kite|buzzard|hawk|crows?|magpie|sparrows?|swallows?|swifts?|starlings?|woodpecker|pheasant|hares?|rabbits?|deer|fox(?:es)?|squirrels?|hedgehog|badger|mouse|mice|rat|moles?|bats?|frogs?|toads?|newts?|lizard|snake|snails?|slugs?|worms?|spiders?|bees?|bumble ?bees?|wasps?|butterfl\w+|moths?|dragonfl\w+|beetles?|ladybirds?|ants?|fish|seals?|dolphins?|crabs?|cows?|sheep|lambs?|horses?|goats?|dogs?|cats?|animal|feather|nest)\b/i,
          to: 'animal',
        },
        {
          say: 'Something growing',
          words:
            /\b(?:flowers?|blossoms?|buds?|leaf|leaves|trees?|oak|birch|beech|willow|apple|cherry|moss|lichen|ferns?|grass|weeds?|poppy|poppies|snowdrops?|crocus\w*|daffodils?|primroses?|violets?|bluebells?|daisy|daisies|dandelions?|nettles?|mushrooms?|fungus|toadstools?|berries|roots?|branch(?:es)?|bark|seedlings?|shoots?|beans?|tomato(?:es)?|roses?|ivy|clover|thistles?|plants?|growing)\b/i,
          to: 'plant',
        },
      ],
      otherwise: 'last',
    },
    {
      id: 'stood',
      say: "Standing still outdoors has become almost suspicious, unless you've got a dog or a phone for an excuse. It's the only way to see some things, though.",
      ask: 'What changed while you stood there: the light, a noise, something in you?',
      otherwise: 'quiet-place',
    },
    {
      id: 'faster',
      say: 'So the blood got going, and the head had to come along whether it had other plans or not.',
      ask: 'At which point did it begin to be fun?',
      otherwise: 'fun-point',
    },
    {
      id: 'animal',
      say: 'Creatures like that have business of their own all day long, and for a moment theirs and yours crossed.',
      ask: 'What was it busy with, as far as you could see?',
      otherwise: 'one-sentence',
    },
    {
      id: 'plant',
      say: 'It had been at that for a good while without an audience. Growing is a slow way of getting noticed.',
      ask: 'How would you describe it to somebody on the phone, so that they see it?',
      otherwise: 'one-sentence',
    },
    {
      id: 'people',
      say: "You see somebody like that for half a minute, and by the next corner you've made up a whole life for them. Most of it's wrong, and it doesn't matter.",
      ask: 'Where do you think they were going afterwards?',
      otherwise: 'half-minute',
    },
    {
      id: 'last',
      say: "The same spot is another place every day: other light, other puddles, another you. This version won't be on again.",
      ask: "What will be gone or different, next time you're there?",
      otherwise: 'version',
    },
    {
      id: 'mixture',
      say: "Smells have hardly any words of their own. You have to name the things themselves, wet dog, diesel, cut grass, and that's why such lines are so good to read.",
      exercise: 'five-senses-scene',
    },
    {
      id: 'furthest',
      say: 'A far-off sound gives a place its size, and so does a silence in which none comes. Start with that one, and come nearer from there.',
      exercise: 'five-senses-scene',
    },
    {
      id: 'quiet-place',
      say: 'That sort of quiet is tied to where it was: the path, the light, what your feet were on. Written down along with those, it can be visited from indoors when the weather is against it.',
      exercise: 'five-senses-scene',
    },
    {
      id: 'fun-point',
      say: "Begin the page just before it, at the point where you'd still have turned round and gone in. It reads better with the comfortable chair still in sight.",
      exercise: 'page-from-one-line',
    },
    {
      id: 'one-sentence',
      say: "One exact sentence about that is worth more than a page about nature in general. And the next time you're out, you'll see more for having written it.",
      exercise: 'page-from-one-line',
    },
    {
      id: 'half-minute',
      say: "You may keep it as it was, or give them the rest of their day. They'll never know that they were in a book.",
      exercise: 'page-from-one-line',
    },
    {
      id: 'version',
      say: 'So it was there once, and you had it. A few lines will do to keep it from running together with all the other times.',
      exercise: 'page-from-one-line',
    },
  ],
};
