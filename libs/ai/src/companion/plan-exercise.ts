import { PLAN_TALK } from '@inkwell/contracts/constants';
import type { Exercise, Step } from './exercise.ts';
import type { PlanTopic } from './plan-topic.ts';
import { PLAN_TOPICS } from './plan-topics.ts';
import { PLAN_ASKS_PIECE, PLAN_LINES } from './prose/plan-talk.ts';

const PREFIX = 'plan-';

/** The id of the exercise that plans a topic. */
export const planIdOf = ({ id }: PlanTopic): string => `${PREFIX}${id}`;

/** The topic that an exercise plans; undefined where it plans none. */
export const topicPlanned = ({ id, shownAs }: Exercise): PlanTopic | undefined =>
  shownAs === PLAN_TALK ? PLAN_TOPICS.get(id.slice(PREFIX.length)) : undefined;

/** What usually gets in the way, to tap. */
export const HINDRANCES = {
  forgets: 'I forget it',
  tired: "I'm too tired by then",
  interrupted: 'Something comes up',
} as const;

export const NO_HINDRANCE = 'Nothing, I think';

const line = (template: string, slot: string) => template.replace(/\{x\}/i, `{${slot}}`);

const firstStep = ({ ask, steps }: PlanTopic): Step => ({
  id: 'first',
  lines: [ask, ...PLAN_ASKS_PIECE],
  waits: 'text',
  keeps: 'first',
  choices: steps.map(({ say }) => ({ say })),
  help: 'Take the smallest of them, or write one of your own; ten minutes are enough.',
});

/** A day and an hour, or a place in the day; what gets in the way, and what is done then. */
const furtherSteps = ({ kind, when, days }: PlanTopic): Step[] => [
  {
    id: 'when',
    lines:
      kind === 'often'
        ? [
            when ?? 'When in the day does it fit best, and what comes right before it?',
            'After which moment of the day could it come?',
            'You named {named}. At what time then, and what comes right before it?',
          ]
        : [
            when ?? 'Which day could that be, and roughly at what hour?',
            'And when: which day, and about what time?',
            'You named {named}. At about what time then, or is it another day?',
          ],
    waits: 'text',
    keeps: 'when',
    choices: (
      days ??
      (kind === 'often'
        ? ['In the morning', 'After lunch', 'In the evening']
        : ['Today', 'Tomorrow', 'At the weekend'])
    ).map((say) => ({ say })),
    help: "A rough time will do: 'Thursday after lunch', 'when the kettle boils'.",
  },
  {
    id: 'hindrance',
    lines: [
      'Then it has its place. What is most likely to get in the way?',
      'Good, that can be kept. What usually comes in between, with things like this?',
    ],
    waits: 'text',
    keeps: 'hindrance',
    choices: [
      ...Object.values(HINDRANCES).map((say) => ({ say })),
      { say: NO_HINDRANCE, to: 'end', isNone: true },
    ],
    help: 'Think of the last time it came to nothing. What happened just before?',
  },
  {
    id: 'instead',
    lines: [
      'And when that happens: what will you do then, so that it still counts?',
      'Decide it now, then it need not be decided then: if that comes, what do you do?',
    ],
    waits: 'text',
    keeps: 'instead',
    next: 'end',
    choices: [
      { say: kind === 'often' ? 'Two minutes of it' : 'Something smaller of it' },
      { say: kind === 'often' ? 'The next day counts again' : 'The same, a day later' },
      { say: 'I ask somebody to help' },
    ],
    help: "Something smaller than the plan: 'only put the shoes on', 'only open the letter'.",
  },
];

/** What is private is asked without a day, and nothing of it is kept. */
const PRIVATE_STEPS: readonly Step[] = [
  {
    id: 'who',
    lines: [
      'Who could know of this, and be reached from a phone that nobody else reads?',
      "Is there one person who would stand by you in this? You needn't write a name.",
    ],
    waits: 'text',
    choices: [{ say: 'A friend knows' }, { say: 'Somebody at work' }, { say: 'Nobody yet' }],
    help: 'A helpline counts, too, and so does a doctor: both keep it to themselves.',
  },
  {
    id: 'moment',
    lines: [
      "And when would be a safe moment for that step? Only think of it, you needn't write it.",
      'Think of a moment that is safe for it. It can stay in your head.',
    ],
    waits: 'text',
    next: 'end',
    choices: [{ say: 'I know one' }, { say: 'Not yet' }],
    help: 'It is a safe one when nobody sees, hears or asks.',
  },
];

const privately = ({ keeps: _keeps, ...step }: Step): Step => step;

/**
 * The plan of a topic, as an exercise: a first step, its day, what gets in the way, and what is done then. What is said to
 * a step and to a worry comes from the topic: `plan-exercise-answers.ts`.
 */
const planOf = (topic: PlanTopic): Exercise => ({
  id: planIdOf(topic),
  shownAs: PLAN_TALK,
  mode: 'plan',
  title: topic.title,
  minutes: 3,
  source:
    'Gollwitzer 1999, Implementation Intentions: Strong Effects of Simple Plans, American Psychologist 54:493 (when, where, and what then)',
  fits: {},
  offer: 'a first step with its day, and what to do if it falls through, about three minutes',
  begin: topic.title,
  given: ['aim', 'named'],
  gist: 'hindrance',
  ...(topic.kind === 'private'
    ? {
        steps: [privately(firstStep(topic)), ...PRIVATE_STEPS],
        page: [],
        closing: ['Nothing of this was put down anywhere else.', 'One small safe thing is enough for today.'],
      }
    : {
        steps: [firstStep(topic), ...furtherSteps(topic)],
        page: [
          '{aim}',
          line(PLAN_LINES.first, 'first'),
          line(PLAN_LINES.time, 'when'),
          line(PLAN_LINES.obstacle, 'hindrance'),
          line(PLAN_LINES.instead, 'instead'),
        ],
        closing: ['Then it stands, in your words.', "That's a plan that can bear a bad day."],
      }),
});

/** The plans of all topics. */
export const PLAN_EXERCISES: readonly Exercise[] = [...PLAN_TOPICS.values()].map(planOf);
