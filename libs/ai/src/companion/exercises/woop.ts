import type { Exercise } from '../exercise.ts';

export const WOOP: Exercise = {
  id: 'woop',
  mode: 'plan',
  title: 'A wish and its obstacle',
  minutes: 6,
  source:
    'Oettingen 2014, Rethinking Positive Thinking: Inside the New Science of Motivation (wish, outcome, obstacle, plan)',
  fits: { feelings: ['hope'] },
  offer: 'one wish, the thing most likely to stop it, and a plan for that, about six minutes',
  begin: "Let's look at a wish",
  gist: 'wish',
  steps: [
    {
      id: 'wish',
      lines: [
        'Pick one wish for the next few weeks: one that matters to you and could come true. What is it?',
        'What would you like to have happened a month from now? One wish, in a sentence.',
      ],
      waits: 'text',
      keeps: 'wish',
      help: "A small one will do. For example: 'Swim twice a week', or 'Have the shelf up by the end of the month'.",
    },
    {
      id: 'chance',
      lines: [
        'From 0 to 10, how likely is it that it comes true in that time?',
        'If you had to bet on it: how good are the odds, from 0 to 10?',
      ],
      waits: 'number',
      keeps: 'chance',
      branches: [{ slot: 'chance', atMost: 3, to: 'nearer' }],
      help: 'A rough guess. 0 is no chance, 5 is the toss of a coin, 10 is as good as done.',
    },
    {
      id: 'best',
      lines: [
        'Say it has come true. What would be the best thing about it?',
        "Now picture it done, on a plain day soon afterwards. What's the best bit of that day?",
      ],
      waits: 'text',
      keeps: 'best',
      help: "Stay with one picture. For example: 'I wake up on Saturday and nothing is waiting for me.'",
    },
    {
      id: 'obstacle',
      lines: [
        'Back to this side of it. What is most likely to get in the way?',
        'Now the awkward part: what could stop it, when it comes to it?',
      ],
      waits: 'text',
      keeps: 'obstacle',
      help: "Think of an ordinary evening: what happens instead? For example: 'I sit down for a minute, and it's eleven.'",
    },
    {
      id: 'whose',
      lines: [
        "You wrote: '{obstacle}'. Is that more in you, or more around you?",
        "About this one: '{obstacle}'. Does it come from you, or from outside?",
      ],
      waits: 'choice',
      keeps: 'whose',
      choices: [
        { say: "It's in me" },
        { say: "It's around me", to: 'outside' },
        { say: 'Some of both', to: 'outside' },
      ],
      branches: [{ slot: 'whose', matches: /\b(?:around|outside|both|other people)\b/i, to: 'outside' }],
      help: 'In you: a mood, a habit, a thought, tiredness. Around you: other people, money, the weather, the clock.',
    },
    {
      id: 'answer',
      lines: [
        "Now the plan: 'If that turns up, then I will ...'. What comes after the 'then'?",
        "One thing you can do the moment it shows up: 'If it comes, then I ...'. How does the sentence end?",
      ],
      waits: 'text',
      keeps: 'answer',
      next: 'end',
      help: "Something you can start within a minute. For example: 'then I put my shoes on before I sit down'.",
    },
    {
      id: 'nearer',
      lines: [
        "Long odds, then. Let's bring it closer: which part of it could come true in the next four weeks?",
        'Keep the big one; this is only about a piece with better odds. What would that be?',
      ],
      waits: 'text',
      keeps: 'nearer',
      next: 'best',
      help: "Halve it and look again. For example: 'run a marathon' became 'run to the bridge and back'.",
    },
    {
      id: 'outside',
      lines: [
        "What's outside may not budge. When it turns up, what do you tend to do: wait, give in, get cross?",
        "That side you may not be able to move. What's your own bit in it: what do you do when it gets in the way?",
      ],
      waits: 'text',
      keeps: 'part',
      next: 'answer',
      help: "For example: 'The phone rings at six, and I say yes before I have looked at the clock.'",
    },
  ],
  page: [
    'A wish, and what could get in its way.',
    'The wish: {wish}',
    'How likely it looked, from 0 to 10: {chance}',
    'A nearer piece of it: {nearer}',
    'The best thing about it: {best}',
    'What could get in the way: {obstacle}',
    'What I tend to do then: {part}',
    'If it turns up, then: {answer}',
  ],
  closing: [
    "That's the wish, and a plan for its obstacle.",
    'Wish, obstacle, answer: all three are written down now.',
  ],
};
