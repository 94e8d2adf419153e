import type { Exercise } from './exercise.ts';

const ANGRY_WORDS =
  /\b(?:(?<!n.t |not |never )hate (?:you|him|her|them)|how (?:dare|could) you|furious with|so angry (?:with|at)|sick of you|(?:never|not|can.?t|won.?t) forgive (?:you|him|her|them))\b/i;

/** 'To my mother, I suppose. Or Rolf? No: to my mother.' gives 'my mother'. */
function addressee(answer: string): string {
  const [, last] = /[.!?,;]\s*(?:no|actually)[,:]+\s+(?:to |for )?(.+)$/i.exec(answer) ?? [];
  const said = (last ?? answer)
    .replace(
      /^(?:(?:well|ok(?:ay)?|maybe|perhaps|probably|i (?:think|guess|suppose)|it(?:'s| is|’s)|this is|the letter is|dear|to|for)[,:]? )+/i,
      '',
    )
    .replace(/^(?:to|for) /i, '');
  const [name = ''] = said.split(
    /(?<!\b(?:dr|mrs?|ms|st|prof|hr|fr))\.|[!?;\n]|,? (?:i (?:suppose|guess|think)|maybe|perhaps|who|because|or)\b/i,
  );
  return name.replace(/[\s,.:;]+$/, '') || answer;
}

export const UNSENT_LETTER: Exercise = {
  id: 'unsent-letter',
  modes: ['write', 'heal'],
  title: "A letter you don't send",
  minutes: 12,
  source:
    'Pennebaker 1997, Writing about emotional experiences as a therapeutic process, Psychological Science 8:162 (expressive writing, here as a letter)',
  fits: {
    for: 'something unsaid to somebody: anger, grief, love, a goodbye',
    feelings: ['anger', 'hurt', 'love', 'sadness'],
  },
  offer: 'a letter to one person that stays with you and is never sent, about twelve minutes',
  begin: "Let's write that letter",
  steps: [
    {
      id: 'to',
      lines: [
        'Nothing here gets sent. Who is the letter to? A name, initials or a nickname will do.',
        'First the top of the page, with whatever you call them. Who are you writing to?',
      ],
      waits: 'text',
      keeps: 'to',
      reads: addressee,
      choices: [{ say: "Somebody I won't name" }],
      help: "If two people come up, take the one you'd find harder to ring.",
    },
    {
      id: 'letter',
      lines: [
        "Write as much as comes, and don't tidy it. What do you want them to know?",
        "Start in the middle, without a hello. What's the first thing you'd say if nobody could interrupt?",
      ],
      waits: 'text',
      keeps: 'letter',
      next: 'unsaid',
      choices: [
        { say: 'All that comes is anger', to: 'angry' },
        { say: "It's too much right now", to: 'smaller' },
      ],
      branches: [{ slot: 'letter', matches: ANGRY_WORDS, to: 'under' }],
      help: "Finish one of these: 'I still think about', 'You never asked', 'I wish you had seen'.",
    },
    {
      id: 'unsaid',
      lines: [
        'What have you held back so far, in this letter or before it?',
        'Is there a sentence to them that you keep starting in your head?',
      ],
      waits: 'text',
      keeps: 'unsaid',
      choices: [{ say: "Nothing, it's all said", isNone: true }],
      help: "It may be small: 'I kept your scarf' is one. A thank you counts, too.",
    },
    {
      id: 'wish',
      lines: [
        'Suppose an answer lay in the letter box. What would you want to find in it?',
        'If they could write back, which sentence would matter most to you?',
      ],
      waits: 'text',
      keeps: 'wish',
      choices: [{ say: 'No answer, please', isNone: true }, { say: "That they've read it" }],
      help: "One line is enough: 'You were right about the house.' It needn't be likely.",
    },
    {
      id: 'last',
      lines: [
        'How do you sign off? A last line to them, or just your name.',
        "What's the final line, the one above your name?",
      ],
      waits: 'text',
      keeps: 'lastLine',
      next: 'end',
      choices: [{ say: 'Goodbye, then' }, { say: 'To be continued' }],
      help: "Try 'Yours, still', 'That's all', or the words you used to part with.",
    },
    {
      id: 'angry',
      lines: [
        "It needn't be fair or polite; it stays here. What's the angriest line, in full?",
        "Let it be as sharp as it is. What would you say to them if manners didn't come into it?",
      ],
      waits: 'text',
      keeps: 'anger',
      next: 'under',
      help: "Short and blunt is fine: 'You let me stand there, and you knew.'",
    },
    {
      id: 'under',
      lines: [
        'Read that once as if a friend had written it. What had that friend needed and not got?',
        'A sharp line may have a plain one under it. What did you need from them?',
      ],
      waits: 'text',
      keeps: 'needed',
      next: 'unsaid',
      choices: [{ say: 'An apology' }, { say: 'To be asked' }, { say: 'To be left alone' }],
      help: "Begin with 'I only wanted' and see where it goes.",
    },
    {
      id: 'smaller',
      lines: [
        "Then no letter today. Is there one sentence you'd like to leave here for them?",
        'It can be put down as it is. If a single sentence wants out, which one?',
      ],
      waits: 'text',
      keeps: 'sentence',
      next: 'end',
      choices: [{ say: 'Not today', to: 'end' }],
      help: "It can be about the letter itself: 'I'd write to you if I knew how to begin.'",
    },
  ],
  page: [
    "A letter I'm not sending. To: {to}",
    '{letter}',
    '{anger}',
    'What I needed: {needed}',
    'Left unsaid until now: {unsaid}',
    'In one sentence: {sentence}',
    "What I'd want to hear back: {wish}",
    '{lastLine}',
  ],
  closing: [
    "That's written, and it's yours. Nobody gets it from here.",
    'Nothing goes out from here. It can lie for as long as you like.',
  ],
};
