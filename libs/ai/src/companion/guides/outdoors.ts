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
  nodes: [
    {
      id: 'smell',
      say: 'A smell like that tells you at once where you are and what time of year it is, and no camera can keep it.',
      ask: 'What did it smell of, as exactly as you can say?',
    },
    {
      id: 'sound',
      say: "After a few minutes outside one starts to hear more. At first there's hardly anything, and then there's one sound behind another.",
      ask: 'What was the furthest thing you could hear?',
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
    },
    {
      id: 'calm',
      say: 'Nothing out there wants anything from you, and after a while you stop wanting so much from yourself.',
      ask: 'Where exactly were you when you noticed?',
    },
    {
      id: 'stood',
      say: "It's good to just stay in one place for once. You see things then that you miss when you keep walking.",
      ask: 'What changed while you stood there: the light, a noise, something in you?',
    },
    {
      id: 'faster',
      say: 'So you got warm, and your head had to come along whether it wanted to or not.',
      ask: 'When did it begin to be fun?',
    },
  ],
};
