import type { Exercise } from './exercise.ts';

const HARD_WORDS = /^(?!.*\b(?:not|neither|nor|never)\b).*\b(?:hard|harder|hardest|bad|worse|worst)\b/i;
const GOOD_WORDS = /^(?!.*\b(?:not|neither|nor|never)\b).*\b(?:good|better|best|nice|lovely)\b/i;

export const DAY_REVIEW: Exercise = {
  id: 'day-review',
  modes: ['write'],
  title: 'The day in scenes',
  minutes: 7,
  source:
    'Kahneman, Krueger, Schkade, Schwarz and Stone 2004, A survey method for characterizing daily life experience: the day reconstruction method, Science 306:1776 (the day as a sequence of scenes)',
  fits: {
    for: 'a day to look back on, mostly in the evening',
    hours: [18, 2],
  },
  offer: 'the day cut into a few scenes, one of them up close, and a heading, about seven minutes',
  begin: "Let's go through my day",
  steps: [
    {
      id: 'scenes',
      lines: [
        'Run the day past you like a film, from getting up until now. Which three or four scenes does it have? A few words each.',
        'Cut today into three or four scenes, in the order they came. What would you call them?',
        'From the first light switch until now, what were the stops along the way? Three or four, a few words each.',
      ],
      waits: 'text',
      keeps: 'scenes',
      choices: [
        { say: "It's all a blur", to: 'anchors' },
        { say: 'Nothing much happened', to: 'anchors' },
      ],
      help: "Places are an easy way in: kitchen, bus, desk, sofa. It can be as short as 'late bus, long meeting, soup, the phone call'.",
    },
    {
      id: 'scene',
      lines: [
        'Take one of those, the first that catches. What happened in it, from start to end?',
        'Which of them has the most in it? Tell that one in two or three sentences.',
      ],
      waits: 'text',
      keeps: 'scene',
      choices: [{ say: 'None of them, really', to: 'open' }],
      help: "If you can't choose, take the one you'd tell first if somebody rang now.",
    },
    {
      id: 'weigh',
      lines: [
        'Where does that one belong: with the better parts of the day, or with the harder ones?',
        'Would you file it under the good of the day, or under the hard?',
      ],
      waits: 'choice',
      keeps: 'weight',
      next: 'open',
      choices: [
        { say: 'One of the better', to: 'better' },
        { say: 'One of the harder', to: 'harder' },
        { say: 'Neither, it just was' },
      ],
      branches: [
        { slot: 'weight', matches: HARD_WORDS, to: 'harder' },
        { slot: 'weight', matches: GOOD_WORDS, to: 'better' },
      ],
      help: 'A quick test: if tomorrow brought it again, would you be glad, or would you groan?',
    },
    {
      id: 'open',
      lines: [
        'Is there something unfinished from today that you can hand to tomorrow?',
        'What can be left lying here until tomorrow?',
      ],
      waits: 'text',
      keeps: 'open',
      choices: [{ say: 'Nothing, the day is done' }, { say: 'Too much to list' }],
      help: "An email, a worry, a dish in the sink. 'Ring the dentist' is enough.",
    },
    {
      id: 'heading',
      lines: [
        'If today were a chapter, what would stand over it?',
        'Give the day a headline, dry or grand. What does it say?',
      ],
      waits: 'text',
      keeps: 'heading',
      next: 'end',
      help: "Any of these would do: 'Mostly Waiting', 'Better After Lunch', 'The Day of Three Umbrellas'.",
    },
    {
      id: 'anchors',
      lines: [
        'Then only three fixed points: where were you first thing, around the middle of the day, and just now?',
        'Skip the events. Which rooms or streets were you in today, from first to last?',
      ],
      waits: 'text',
      keeps: 'scenes',
      next: 'scene',
      help: "A place and one thing you did there: 'kitchen, looked for keys; office, waited; sofa'.",
    },
    {
      id: 'better',
      lines: [
        'What made it good, as small as you can name it: a word, a smell, a thing done?',
        'Name the one detail that did it. What was it?',
      ],
      waits: 'text',
      keeps: 'good',
      next: 'open',
      help: "It can be as little as 'the soup was hot and nobody hurried'.",
    },
    {
      id: 'harder',
      lines: [
        'Say the hard part in one plain sentence, the way a reporter would. What was it?',
        'Which minute of it was the hardest, and what happened in that minute?',
      ],
      waits: 'text',
      keeps: 'hard',
      next: 'open',
      help: "'The pause before they answered' is a whole answer.",
    },
  ],
  page: [
    '{heading}',
    'The day in scenes: {scenes}',
    'The one that stood out: {scene}',
    'What made it good: {good}',
    'What was hard in it: {hard}',
    'Left for tomorrow: {open}',
  ],
  closing: ["That's the day, on one page.", 'There it is: today, with a heading.'],
};
