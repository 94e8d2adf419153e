import type { Guide } from '../guide.ts';

export const IN_LOVE: Guide = {
  id: 'in-love',
  title: 'Being in love',
  words:
    /\b(?:in love|fell for|falling for|(?:a|huge|big) crush|(?:first|second|third) date|the date went|kissed me|and i kissed|propos(?:ed|al)|(?:we're|we are|got|are) engaged|getting married|marry me|to marry\b|smitten|she said yes|he said yes|the ring was|butterflies|held hands|seeing each other for|asked me on the|our (?:eyes|fingers)|i like (?:her|him|them) so|told her i liked|there(?:'s| is) a (?:girl|boy|man|guy|woman) (?:in|on|at) my|took my arm|can'?t stop (?:grinning|smiling))\b/i,
  situations: ['fell-in-love', 'engaged-or-wedding'],
  tone: 'good',
  acks: [
    "Well, that's lovely.",
    "That's worth a bit of lost sleep.",
    "How nice that there's somebody you can't get out of your head.",
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
  nodes: [
    {
      id: 'laugh',
      say: "It's lovely to see somebody laugh and to have been the one who caused it, or just to be near when it happens.",
      ask: 'What made them laugh or smile, the last time?',
    },
    {
      id: 'listen',
      say: "That's rare. Most people are waiting for their turn, and it's a surprise when somebody really wants to hear the rest.",
      ask: "What have you told them that you don't tell everybody?",
    },
    {
      id: 'looks',
      say: "Others might not look twice at it, and you notice it every time. I like that it's something so particular to them.",
      ask: 'Where were you when you first noticed it?',
    },
    {
      id: 'me',
      say: "So it's about you as well, and how you are when they're in the room.",
      ask: "What are you like with them that you aren't with others?",
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
    },
    {
      id: 'calmer',
      say: "Then it isn't only excitement. To be in love with somebody and be able to breathe out beside them is a good sign, I think.",
      ask: 'Where were the two of you when you last felt that?',
    },
    {
      id: 'livelier',
      say: "So they bring out something that was in you already and doesn't come out with everybody. That's a lovely thing to notice.",
      ask: 'What have you said or done around them that surprised you?',
    },
    {
      id: 'clumsy',
      say: "That happens to most of us when somebody matters. It's hardly ever as bad as it feels, and it may well be one of the things they like.",
      ask: "What's the clumsiest thing that has happened so far?",
    },
  ],
};
