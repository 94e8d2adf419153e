import type { Guide } from '../guide.ts';

export const OUTDOORS: Guide = {
  id: 'outdoors',
  title: 'Being outside',
  words:
    /\b(?:went (?:out )?for a (?:\w+ )?(?:walk|stroll)|(?:took|take) the (?:path|long way)|walk(?:ed|ing)? (?:in the|along|through the|up the|out to|the long way)|stroll|woods|forest|the sea|beach|tide|mudflats|cliff|dunes|ridge|dyke|towpath|canal|the lake|the pond|the river|the hill|snow(?:s|ed|ing|drops)?|fog|mist|frost|thunder\w*|the ice|raining|rain all|northern lights|full moon|stars|sunrise|sunset|gard(?:en|ening)|balcony|allotments?|tomatoes|beans have|roses|magnolia|poppies|blossom|seedlings|repotted|lime trees|mulberry|blackbird|robin|heron|swans|bumblebee|smell of (?:autumn|spring|snow)|wind so|the wind|first (?:evening warm|warm))\b/i,
  situations: ['walk-outside', 'weather-and-season', 'garden-or-balcony'],
  tone: 'plain',
  acks: [
    "It's good that you took the time to look.",
    "There's a lot going on out there that most people don't notice.",
    "That does one good, and it's worth keeping.",
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
      say: 'A smell like that tells you at once where you are and what time of year it is, and no camera can keep it.',
      ask: 'What did it smell of, as exactly as you can say?',
      otherwise: 'mixture',
    },
    {
      id: 'sound',
      say: "After a few minutes outside one starts to hear more. At first there's hardly anything, and then there's one sound behind another.",
      ask: 'What was the furthest thing you could hear?',
      otherwise: 'furthest',
    },
    {
      id: 'skin',
      say: "When you feel the weather on your skin, it's hard to be anywhere else with your thoughts.",
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
      say: 'Nothing out there wants anything from you, and after a while you stop wanting so much from yourself.',
      ask: 'Where exactly were you when you noticed?',
      otherwise: 'quiet-place',
    },
    {
      id: 'any',
      say: 'A photo would have missed most of it, I think, and you were really there.',
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
      say: "It's good to just stay in one place for once. You see things then that you miss when you keep walking.",
      ask: 'What changed while you stood there: the light, a noise, something in you?',
      otherwise: 'quiet-place',
    },
    {
      id: 'faster',
      say: 'So you got warm, and your head had to come along whether it wanted to or not.',
      ask: 'When did it begin to be fun?',
      otherwise: 'fun-point',
    },
    {
      id: 'animal',
      say: 'It was going about its own business, and for a moment you were there to see it.',
      ask: 'What was it doing, as far as you could see?',
      otherwise: 'one-sentence',
    },
    {
      id: 'plant',
      say: 'It had been growing there for a while before anybody looked at it, and then you did.',
      ask: 'How would you describe it to somebody on the phone, so that they see it?',
      otherwise: 'one-sentence',
    },
    {
      id: 'people',
      say: 'Somebody you see like that can stay in your mind for the rest of the day, even if it was only for a minute.',
      ask: 'What do you think was on their mind?',
      otherwise: 'half-minute',
    },
    {
      id: 'last',
      say: "The same place is a bit different every day: the light, the ground, you yourself. It won't be quite like that again.",
      ask: "What will be gone or different, next time you're there?",
      otherwise: 'version',
    },
    {
      id: 'mixture',
      say: 'There are few words for smells, so one has to name the things themselves: wet dog, diesel, cut grass. Begin with the smell when you write it down, and then add what you saw and heard.',
      exercise: 'five-senses-scene',
    },
    {
      id: 'furthest',
      say: 'Begin with that when you write it down, even if it was only silence. Then come nearer, sound by sound, until you get to your own breath.',
      exercise: 'five-senses-scene',
    },
    {
      id: 'quiet-place',
      say: "When you write it down, put in all that belonged to it: the path, the light, what was under your feet. Then you can go back there in your head on a day when you can't get out.",
      exercise: 'five-senses-scene',
    },
    {
      id: 'fun-point',
      say: "You could begin the page a little earlier, when you'd still have liked to turn round. Then write how it was afterwards, and what was different in you.",
      exercise: 'page-from-one-line',
    },
    {
      id: 'one-sentence',
      say: "Try to get it into one exact sentence, with nothing in it but what you saw. If you do that each time you're out, you'll soon notice more.",
      exercise: 'page-from-one-line',
    },
    {
      id: 'half-minute',
      say: 'You could write it down as you saw it. Or tell it from their side, with you as the person they happened to pass.',
      exercise: 'page-from-one-line',
    },
    {
      id: 'version',
      say: 'A few lines are enough to keep this time apart from all the others: where it was, what was there, and how you were.',
      exercise: 'page-from-one-line',
    },
  ],
};
