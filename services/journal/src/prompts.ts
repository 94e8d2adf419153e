import type { JournalPrompts } from '@inkwell/contracts';

type Prompt = JournalPrompts['prompts'][number];

const THEMES = ['presence', 'feelings', 'gratitude', 'relationships', 'growth'] as const;

// Each row is one day's set: a prompt per theme, in the order of THEMES.
const SETS: ReadonlyArray<Readonly<Record<(typeof THEMES)[number], string>>> = [
  {
    presence: 'What is the first thing you noticed today that you would usually walk past?',
    feelings: 'Which feeling has been the loudest today, and where in your body do you feel it?',
    gratitude: 'What small thing made today easier, and who or what was behind it?',
    relationships: 'Who have you been thinking of lately? What would you like them to know?',
    growth: 'What did you do today that the person you were a year ago would be glad to see?',
  },
  {
    presence: 'Describe where you are right now with all five senses.',
    feelings: 'What are you carrying today that is not yours to carry?',
    gratitude: 'Which part of an ordinary day would you miss the most if it were gone?',
    relationships: 'When did you last feel truly listened to? What made it so?',
    growth: 'What are you learning at the moment, even if nobody has called it learning?',
  },
  {
    presence: 'If today had a colour, which would it be, and what gave it that colour?',
    feelings: 'Write to a worry as if it were a guest at your table. What does it want from you?',
    gratitude: 'Name something about yourself that you are thankful for today.',
    relationships: 'Where could a boundary make a relationship kinder for both of you?',
    growth: 'Which promise to yourself would you like to keep this week, and what could get in its way?',
  },
  {
    presence: 'What gave you energy today, and what took it away?',
    feelings: 'What have you not let yourself feel this week? What would happen if you did?',
    gratitude: 'Think of a difficult moment that taught you something. What do you thank it for?',
    relationships: 'Is there something you have wanted to say and have held back? Say it here first.',
    growth: 'What would you try if it did not matter how it turned out?',
  },
  {
    presence: 'When did time pass without your noticing? What were you doing?',
    feelings: 'What would you say to a good friend who felt the way you feel today?',
    gratitude: 'Which place makes you feel safe? Go there in your words.',
    relationships: 'What did somebody do for you lately that they may think you did not see?',
    growth: 'Look at a mistake of this week with kindness. What was it trying to show you?',
  },
  {
    presence: 'What are three things you can let go of before you sleep tonight?',
    feelings: 'What made you smile today without meaning to?',
    gratitude: 'Which sound, smell or taste are you glad exists?',
    relationships: 'With whom can you be quiet? What does that quiet feel like?',
    growth: 'Which of your habits is looking after you, and which only pretends to?',
  },
  {
    presence: 'How would you like tomorrow morning to feel? What could you prepare for it now?',
    feelings: 'If your mood were weather, what is the forecast, and what would you take along?',
    gratitude: 'What do you have today that you once wished for?',
    relationships: 'Whom would you like to forgive, even a little? It may be yourself.',
    growth: 'Picture an evening one year from now that you are proud of. What happened on the way there?',
  },
];

const PROMPTS: Prompt[] = SETS.flatMap((set, at) =>
  THEMES.map((theme) => ({ id: `${theme}-${at + 1}`, text: set[theme], theme })),
);

const MS_PER_DAY = 86_400_000;

/** The day's prompts, one per theme. All are used before one comes again. */
export function promptsOf(day: string): Prompt[] {
  const days = Date.parse(`${day}T00:00:00Z`) / MS_PER_DAY;
  const set = ((days % SETS.length) + SETS.length) % SETS.length;
  return PROMPTS.slice(set * THEMES.length, (set + 1) * THEMES.length);
}
