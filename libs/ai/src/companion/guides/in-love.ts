import type { Guide } from '../guide.ts';

export const IN_LOVE: Guide = {
  id: 'in-love',
  title: 'Being in love',
  words:
    /\b(?:in love|fell for|falling for|(?:a|huge|big) crush|(?:first|second|third) date|the date went|kissed me|and i kissed|propos(?:ed|al)|(?:we're|we are|got|are) engaged|getting married|marry me|to marry\b|smitten|she said yes|he said yes|the ring was|butterflies|held hands|seeing each other for|asked me on the|our (?:eyes|fingers)|i like (?:her|him|them) so|told her i liked|there(?:'s| is) a (?:girl|boy|man|guy|woman) (?:in|on|at) my|took my arm|can'?t stop (?:grinning|smiling))\b/i,
  situations: ['fell-in-love', 'engaged-or-wedding'],
  tone: 'good',
  acks: [
    "Well. There's news, and it has a face.",
    'That is worth some lost sleep.',
    'Good. All the songs are suddenly about somebody.',
  ],
  ask: 'What small thing about them do you like that nobody else would notice?',
  ways: [
    {
      say: 'How I am when they are there',
      words:
        /\bi(?:'m| am| feel| turn| become| get| can| talk| laugh| don'?t have| drop| forget| sleep)\b.*\b(?:with|around|near|about|when|idiot|things|myself|calm|nervous|safe|home|easy|easily)\b|\bmyself\b|\bhow (?:i|easily i)\b|\bmakes? me (?:feel|laugh|calm|want|nervous|happy|forget)|\bthe way i\b|\baround (?:him|her|them)\b|\bwith (?:him|her|them) i\b/i,
      to: 'me',
    },
    {
      say: 'How they listen',
      words:
        /\blisten|\bremembers?\b|\bhears?\b|\binterrupt|\basks?\b|\bpays? attention|\bphone away|\bquestions?\b|\bnotices?\b|\btakes? (?:me|it) serious|\bunderstands?\b|\bcurious|\binterested\b/i,
      to: 'listen',
    },
    {
      say: 'How they laugh or smile',
      words: /\blaugh|\bsmil(?:e|es|ing)|\bgrin|\bgiggl|\bchuckl|\bdimple|\bsnort/i,
      to: 'laugh',
    },
    {
      say: 'Hands, voice, something like that',
      words:
        /\bhands?\b|\bfingers?\b|\bthumb|\bvoice\b|\beyes?\b|\beyelash|\beyebrow|\bhair\b|\bears?\b|\bneck\b|\bnose\b|\bfreckle|\bscar\b|\bmole\b|\bteeth\b|\btooth\b|\bwrists?\b|\bshoulders?\b|\bsmell|\bscent|\bwalks?\b|\blooks? at|\baccent|\bhandwriting|\bcollar|\bback of (?:his|her|their)|\bskin\b|\bhums?\b|\bglasses\b|\bbeard\b/i,
      to: 'looks',
    },
  ],
  otherwise: 'any',
  nodes: [
    {
      id: 'laugh',
      say: "You'd walk quite a detour to set that off once more. Half the stories people tell in such weeks are told for that alone.",
      ask: 'What was it about, the last time?',
      otherwise: 'that-time',
    },
    {
      id: 'listen',
      say: "That's rarer than good looks, and keeps a good deal longer. Most people are waiting for their turn, and you only notice when somebody isn't.",
      ask: "What did you tell them that you don't tell everybody?",
      otherwise: 'heard',
    },
    {
      id: 'looks',
      say: "That's how it stops being about people in general and gets to be about this one. Everybody has hands and a voice, and then there are theirs.",
      ask: 'Where were you when you first noticed it?',
      otherwise: 'that-time',
    },
    {
      id: 'me',
      say: "Some people bring out a version of us that we rather like, and some bring out one that walks into doors. Now and then it's the same person.",
      ask: "What do you do around them that you don't do elsewhere?",
      ways: [
        {
          say: 'I get clumsy',
          words:
            /\bclums|\bspill|\bdrop|\bforg[eo]t|\bdoors?\b|\bred\b|\bblush|\bstammer|\bstutter|\btrip(?:ped)?\b|\bidiot|\bnervous|\bstupid|\bshak(?:e|ing)|\bshook\b|\bbabbl|\bknock(?:ed)? over|\bawkward|\bsweat|\btongue/i,
          to: 'clumsy',
        },
        {
          say: 'I come out of myself',
          words:
            /\btalk|\bjok(?:e|es|ing)|\blaugh|\bsing|\bdanc|\bbrave|\bbold|\bdar(?:e|ing)|\bfunny|\bsilly|\bgiggl|\bopen(?: up)?\b|\btell (?:him|her|them)|\badventur|\bflirt|\bconfident|\bloud/i,
          to: 'livelier',
        },
        {
          say: 'I get calm',
          words:
            /\bcalm|\bbreath|\brelax|\bpretend|\bat home\b|\bsafe|\bsleep|\bquiet|\bpeace|\bslow|\brest\b|\bnothing\b|\bjust (?:be|am|sit)|\bmyself\b|\bease\b/i,
          to: 'calmer',
        },
      ],
      otherwise: 'last',
    },
    {
      id: 'any',
      say: "It's hardly ever what's on the list people make of what the right person should be like. The list always says 'likes hiking'.",
      ask: 'When did you know that it was them?',
      ways: [
        {
          say: 'It crept up on me',
          words:
            /\bslow|\bcrept|\bcreep|\bgradual|\bbit by bit|\blittle by little|\bover (?:time|the|years|months|weeks)|\bdidn'?t (?:notice|realise|realize|see it)|\bfriends? (?:for|first)|\b(?:took|after) (?:\w+ )?(?:years|months|weeks|ages|a while)|\bwithout noticing|\bat some point|\bages\b/i,
          to: 'crept',
        },
        {
          say: 'Right away',
          words:
            /\b(?:right|straight) away|\bat once\b|\binstant|\bimmediate|\bfirst (?:second|sight|minute|moment|day|time|evening|look|date)|\bday one|\bthe (?:second|minute|moment) (?:i|he|she|they|we)\b|\bcame (?:in|through|out)|\bknew (?:it )?(?:from|when) (?:the start|he walked|she walked|they walked)|\bfrom the (?:start|beginning)/i,
          to: 'at-once',
        },
        {
          say: 'At one particular moment',
          words:
            /\bwhen (?:he|she|they|we|i|it)\b|\bwhen\b|\bon (?:the|a|our|that)\b|\bas (?:he|she|they|we)\b|\bthe (?:night|day|evening|morning|time)\b|\bin the (?:car|kitchen|rain|hallway|middle)|\byesterday\b|\blast (?:night|week)|\bat the\b|\bone (?:day|night|evening)/i,
          to: 'moment',
        },
      ],
      otherwise: 'last',
    },
    {
      id: 'calmer',
      say: 'Butterflies get all the songs, and this gets hardly any, although it may be the better news of the two.',
      ask: 'When did you feel it last, and where were you two?',
      otherwise: 'that-time',
    },
    {
      id: 'livelier',
      say: "So there was somebody in there who'd only been waiting for the right audience.",
      ask: 'What came out that surprised you yourself?',
      otherwise: 'heard',
    },
    {
      id: 'clumsy',
      say: "The head is out of office, and the hands have nobody to report to. It's embarrassing for a while, and later it's usually the best story.",
      ask: 'Which scene would they tell, if they told it?',
      otherwise: 'table-story',
    },
    {
      id: 'at-once',
      say: "Sensible people say that can't be. Sensible people also met somebody at a bus stop once.",
      ask: 'What were they wearing or doing in that minute?',
      otherwise: 'that-time',
    },
    {
      id: 'crept',
      say: 'The slow way, then. You share chips and complain about the weather, and some day the room is oddly empty as soon as that person has left it.',
      ask: 'What gave it away in the end?',
      otherwise: 'gave-away',
    },
    {
      id: 'moment',
      say: "They're seldom the grand moments, with violins. Somebody hunts for a key or gets a word wrong, and something in you has decided.",
      ask: 'What was the very next thing that happened?',
      otherwise: 'that-time',
    },
    {
      id: 'last',
      say: "Whatever comes next, people go back to days like these in their heads for a long time, and the details go first. Ask an old couple which bench it was, and they'll argue until supper.",
      ask: 'Which detail do you want to have on record?',
      otherwise: 'record',
    },
    {
      id: 'that-time',
      say: 'Go back into it for a minute, then, with the place and the light and whatever was cold or warm. It keeps well on paper, and nobody has to see.',
      exercise: 'five-senses-scene',
    },
    {
      id: 'heard',
      say: "There are things you only find out about yourself while you're saying them to the right person. A page could hold both: what you said, and what their face did meanwhile.",
      exercise: 'page-from-one-line',
    },
    {
      id: 'table-story',
      say: "Get your own version down first, while you still have the facts. In theirs you're going to be much redder.",
      exercise: 'page-from-one-line',
    },
    {
      id: 'gave-away',
      say: "It had been true for some time by then, and you were the last to be told. That's a fine first line for a page, and the rest can go backwards from there.",
      exercise: 'page-from-one-line',
    },
    {
      id: 'record',
      say: 'Dated, and in your own hand, it will settle the matter one day. You could also write it to them, and decide later whether it gets sent.',
      exercise: 'unsent-letter',
    },
  ],
};
