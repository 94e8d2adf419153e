import type { PlanTopic } from '../plan-topic.ts';

export const DENTIST: PlanTopic = {
  id: 'dentist',
  title: 'The dentist',
  words:
    /\b(?:dent(?:ist|al|ists)|teeth|tooth(?:ache)?|hygienist|fillings?|root canal|crown fell|molar|gums?)\b/i,
  kind: 'once',
  aim: 'see a dentist',
  acks: [
    "Then the whole job is one call; what happens in the chair is somebody else's work.",
    'Good, that one only has to be booked once.',
  ],
  heavy: [
    'So many people put this off for years, out of fear or shame or both. Wanting to go is the hard half.',
    "It's hard to open your mouth in front of somebody when you're ashamed or afraid. Dentists see people every week who haven't been for ten years, and the good ones are glad about each one who turns up.",
  ],
  ask: 'Which of these would be the smallest first step?',
  steps: [
    {
      say: 'Look up one for nervous patients',
      words: /\b(?:nervous|anxious|gentle|sedat\w+|look (?:up|for)|find (?:one|a)|search|google|reviews?)\b/i,
      how: "Search for your town and 'nervous patients', and read only the first three. One number on a piece of paper is enough for today.",
    },
    {
      say: 'Ring, with one sentence ready',
      words: /\b(?:ring|call|phone|appointment|book)\b/i,
      how: "The sentence can be: 'I haven't been for a long time and I'm nervous, I'd like a check-up and nothing else.' After that they do the asking.",
    },
    {
      say: 'Book it online',
      words: /\b(?:online|website|form|app|e-?mail|message)\b/i,
      how: "Many take bookings by form, without a voice at the other end. If there's a box for remarks, 'nervous, please go slowly' is all it needs.",
    },
  ],
  worries: [
    {
      words:
        /\b(?:tell(?:s|ing)? me off|told off|judg\w+|lectur\w+|sham\w+|asham\w+|embarrass\w+|disgust\w+)\b/i,
      say: "If anybody lectures you, that's a reason to change the dentist and not a reason to stay away. It helps to say it first: 'I know it's been long, please just tell me what's next.'",
    },
    {
      words: /\b(?:cost|afford|money|expensive|price|pay|£|\$)/i,
      say: 'Ask for the check-up alone and a written price for everything else. Then ask what has to be done first and what can wait, and you decide.',
    },
    {
      words: /\b(?:hurts?|pain\w*|drill|needles?|inject\w*|scared|afraid|fear|panic)\b/i,
      say: 'A first visit can be a look and nothing more, and a raised hand means stop; ask for both when you book. If it hurts already, say so, as most keep slots for pain. Swelling or a fever with it needs somebody the same day.',
    },
    {
      words: /\b(?:no time|work|shifts?|kids|busy|day off)\b/i,
      say: 'Ask for the first slot in the morning or the last one of the day. A check-up is usually done in half an hour.',
    },
  ],
  ways: [
    'Say when you book that you are nervous and that it has been long: they plan more time for it, and nobody is surprised.',
    'Book the next visit before you leave the first one. A date that stands needs no courage.',
  ],
};
