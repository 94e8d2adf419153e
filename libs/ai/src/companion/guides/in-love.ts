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
  otherwise: 'any',
  nodes: [
    {
      id: 'laugh',
      say: "It's lovely to see somebody laugh and to have been the one who caused it, or just to be near when it happens.",
      ask: 'What made them laugh or smile, the last time?',
      otherwise: 'that-time',
    },
    {
      id: 'listen',
      say: "That's rare. Most people are waiting for their turn, and it's a surprise when somebody really wants to hear the rest.",
      ask: "What have you told them that you don't tell everybody?",
      otherwise: 'heard',
    },
    {
      id: 'looks',
      say: "Others might not look twice at it, and you notice it every time. I like that it's something so particular to them.",
      ask: 'Where were you when you first noticed it?',
      otherwise: 'that-time',
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
      otherwise: 'last',
    },
    {
      id: 'any',
      say: "Some things about a person would be hard to explain to anyone else, and they're still what draws you to them.",
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
      say: "Then it isn't only excitement. To be in love with somebody and be able to breathe out beside them is a good sign, I think.",
      ask: 'Where were the two of you when you last felt that?',
      otherwise: 'that-time',
    },
    {
      id: 'livelier',
      say: "So they bring out something that was in you already and doesn't come out with everybody. That's a lovely thing to notice.",
      ask: 'What have you said or done around them that surprised you?',
      otherwise: 'heard',
    },
    {
      id: 'clumsy',
      say: "That happens to most of us when somebody matters. It's hardly ever as bad as it feels, and it may well be one of the things they like.",
      ask: "What's the clumsiest thing that has happened so far?",
      otherwise: 'table-story',
    },
    {
      id: 'at-once',
      say: "So it was there from the first minute, before you knew much about them. It's hard to explain that to others, and you don't have to.",
      ask: 'What were they doing in that minute?',
      otherwise: 'that-time',
    },
    {
      id: 'crept',
      say: "So it grew slowly, and for a long time you hardly noticed. And then at some point the room was different when they'd left it.",
      ask: 'What gave it away in the end?',
      otherwise: 'gave-away',
    },
    {
      id: 'moment',
      say: 'One moment, then, and something in you had decided, even if it looked like nothing special from outside.',
      ask: 'What happened right after it?',
      otherwise: 'that-time',
    },
    {
      id: 'last',
      say: "Whatever comes of it, you'll probably want to remember these days, and it's the small things that one forgets first.",
      ask: 'Which small thing do you want to keep?',
      otherwise: 'record',
    },
    {
      id: 'that-time',
      say: 'Go back there for a minute and write it down: the place, the light, what you heard, what they did. Nobody has to see it, and in a year you may be very glad to have it.',
      exercise: 'five-senses-scene',
    },
    {
      id: 'heard',
      say: 'You could make a page of that: how it came about, what you said or did, and how they took it. It would be about you as much as about them.',
      exercise: 'page-from-one-line',
    },
    {
      id: 'table-story',
      say: 'Write it down as you saw it, while you still know every embarrassing detail. You may well laugh about it later, perhaps even together.',
      exercise: 'page-from-one-line',
    },
    {
      id: 'gave-away',
      say: 'It was probably true for a while before you knew it. You could begin a page with the day you noticed, and then go back to all the small signs before it.',
      exercise: 'page-from-one-line',
    },
    {
      id: 'record',
      say: 'Put it down today, with the date on it. You could also write it to them, as a letter that you may send or keep.',
      exercise: 'unsent-letter',
    },
  ],
};
