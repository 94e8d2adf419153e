import type { OnboardingData } from '@inkwell/contracts';
import type { Mode } from '@inkwell/contracts/constants';

export interface Starter {
  /** What is sent. The local companion answers each of these, most of them with an exercise. */
  text: string;
  /** What it leads to. */
  hint: string;
}

export const GREETINGS: Record<Mode, { greeting: string; text: string }> = {
  write: {
    greeting: 'What is on your mind?',
    text: 'Think out loud with me, before you write or after. I am here to ask and to listen.',
  },
  heal: {
    greeting: 'How are you, really?',
    text: 'Take your time. We can look at what hurts, slowly and kindly, and find something that helps a little.',
  },
  plan: {
    greeting: 'What would make this a good week?',
    text: 'Tell me what you want to make room for, and we will find a place for it.',
  },
};

/** The starters that begin an exercise, by its id. The texts are those that always begin it. */
export const EXERCISE_STARTERS = {
  'naming-what-is-felt': { text: "Let's find the word", hint: 'For what you feel, about four minutes' },
  'unsent-letter': { text: "Let's write that letter", hint: "The one you don't send" },
  'day-review': { text: "Let's go through my day", hint: 'The day in scenes, about seven minutes' },
  'three-good-things': { text: "Let's find three good things", hint: 'Of today, about six minutes' },
  'paced-breathing': { text: "Let's do the breathing", hint: 'Slowly in, more slowly out, two minutes' },
  'five-four-three-two-one': { text: "Let's look around", hint: 'Five things you see, four you touch, …' },
  'thought-record': {
    text: 'Look at that thought with me',
    hint: 'One that keeps coming back, for and against',
  },
  'worry-tree': { text: 'Sort this worry with me', hint: 'What can be done about it, and what cannot' },
  'self-compassion-break': {
    text: "Let's find the three sentences",
    hint: 'For a hard moment, the last one to yourself',
  },
  'small-step': { text: 'Help me pick one step', hint: 'Small enough for a bad day' },
  'bedtime-unload': { text: "Let's unload my head", hint: 'Everything in it onto a list, before sleep' },
  'weekly-plan': { text: "Let's plan the week", hint: 'What is fixed, and the one thing that matters' },
  'plan-talk': { text: "Let's plan one thing", hint: 'Its first step, its hour, and what then' },
  'goal-into-steps': { text: "Let's cut it into pieces", hint: 'A goal, and a day for its first step' },
  'if-then-plan': { text: "Let's make an if-then plan", hint: 'For what keeps slipping, four minutes' },
} as const satisfies Record<string, Starter>;
type ExerciseId = keyof typeof EXERCISE_STARTERS;

export const KNOWS_ME: Starter = { text: 'What do you know about me?', hint: 'And where it comes from' };
export const MY_WEEK: Starter = { text: 'What is on my week?', hint: 'What is coming, and what is free' };

type PartOfDay = 'morning' | 'day' | 'evening' | 'night';

function partOfDay(hour: number): PartOfDay {
  if (hour < 5 || hour >= 22) return 'night';
  if (hour < 11) return 'morning';
  return hour < 17 ? 'day' : 'evening';
}

const PEAK: Record<OnboardingData['daily_rhythm']['peak_energy'], readonly PartOfDay[]> = {
  Morning: ['morning'],
  Noon: ['day'],
  Night: ['evening', 'night'],
};

const WRITE: Record<PartOfDay, readonly ExerciseId[]> = {
  morning: ['naming-what-is-felt', 'three-good-things', 'unsent-letter'],
  day: ['naming-what-is-felt', 'three-good-things', 'unsent-letter'],
  evening: ['day-review', 'three-good-things', 'naming-what-is-felt'],
  night: ['three-good-things', 'bedtime-unload', 'day-review'],
};

const HEAL: Record<PartOfDay, readonly ExerciseId[]> = {
  morning: ['paced-breathing', 'small-step', 'self-compassion-break'],
  day: ['paced-breathing', 'worry-tree', 'thought-record'],
  evening: ['thought-record', 'self-compassion-break', 'paced-breathing'],
  night: ['bedtime-unload', 'paced-breathing', 'five-four-three-two-one'],
};

/** A longer answer of the profile would be more than a hint. */
const MAX_ANSWER_CHARS = 60;

function withAnswer({ text, hint }: Starter, words: string, answer: string | undefined): Starter {
  const own = answer?.trim() ?? '';
  return { text, hint: own === '' || own.length > MAX_ANSWER_CHARS ? hint : `${words}: ${own}` };
}

/** A person who finds it hard to look inward is not asked for a letter first. */
function forComfort(ids: readonly ExerciseId[], profile: OnboardingData | null): readonly ExerciseId[] {
  if (profile?.reflection.reflection_comfort !== 'Not comfortable') return ids;
  return ids.map((id) => (id === 'unsent-letter' ? 'day-review' : id));
}

function planStarters(part: PartOfDay, profile: OnboardingData | null): Starter[] {
  const isPeak = profile !== null && PEAK[profile.daily_rhythm.peak_energy].includes(part);
  const of = EXERCISE_STARTERS;
  return [
    of['weekly-plan'],
    // What is hard goes where the head is clear.
    isPeak
      ? withAnswer(of['goal-into-steps'], 'Your goal', profile?.targets.result_12_months)
      : of['plan-talk'],
    withAnswer(of['if-then-plan'], 'Your habit', profile?.reflection.keystone_habit),
    MY_WEEK,
  ];
}

/**
 * At most four ways to begin a conversation.
 *
 * @param now with the hour where the person is
 */
export function startersFor(mode: Mode, profile: OnboardingData | null, now: Date): Starter[] {
  const part = partOfDay(now.getHours());
  if (mode === 'plan') return planStarters(part, profile);
  const ids = forComfort(mode === 'write' ? WRITE[part] : HEAL[part], profile);
  return [...ids.map((id) => EXERCISE_STARTERS[id]), KNOWS_ME];
}
