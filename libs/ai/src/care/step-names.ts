import type { CareKind } from '@inkwell/contracts/constants';
import { parseCareAnswer } from './answers.ts';
import { plain } from './plain.ts';
import type { CareAnswers } from './prose/care-answers.ts';
import type { CareProse, CareStep } from './prose/care-prose.ts';
import type { MedicalDanger } from './told.ts';

/** What the steps are about, in the order in which every language has them. */
export const STEP_NAMES = {
  any: [
    'near',
    'company',
    'hour',
    'call',
    'writing',
    'practice',
    'hospital',
    'food',
    'alcohol',
    'night',
    'elsewhere',
    'evening',
    'who-would-know',
    'senses',
    'first-line',
    'tomorrow',
    'afterwards',
  ],
  suicide: ['plan', 'distance', 'close', 'before', 'die-or-stop', 'holds'],
  self_harm: ['wound', 'distance', 'urge', 'trigger', 'bleeding', 'treated'],
  eating: ['faint', 'drink', 'known', 'blood-test', 'hardest', 'meal'],
  psychosis: ['company', 'quiet', 'sleep', 'voice', 'medicine', 'on-call'],
  harm_to_others: ['away', 'leave', 'sleep-elsewhere', 'thing', 'alcohol', 'line'],
  violence: ['unwatched', 'injury', 'exit', 'moment', 'neighbour', 'bag'],
  child: ['danger', 'adult', 'place', 'seen', 'fault', 'line'],
} as const satisfies Record<'any' | CareKind, readonly string[]>;

export type FollowUp = keyof CareAnswers['follow'];
/** What an answer calls for: the next thing to do, or the reply to danger now. */
export type AfterAnswer = FollowUp | MedicalDanger | 'danger' | 'leave';

/** What follows each of the answers to tap, in their order; null: the next step. */
const NEXT_BY_CHOICE: Readonly<Record<string, readonly (AfterAnswer | null)[]>> = {
  'any.near': ['go', 'ring', 'refused'],
  'any.company': ['write', 'ring', 'refused'],
  'any.hospital': ['write', null, null],
  'any.who-would-know': ['write', 'ring'],
  'suicide.plan': ['danger', null, null],
  'suicide.distance': [null, 'hand', null],
  'suicide.close': [null, 'danger', 'danger', null],
  'self_harm.wound': ['wound', null, 'wound'],
  'self_harm.urge': [null, 'ring'],
  'self_harm.bleeding': [null, 'bleeding', null],
  'eating.faint': ['body', null, 'weak'],
  'psychosis.company': [null, 'ring'],
  'harm_to_others.away': [null, 'danger'],
  'violence.unwatched': [null, 'leave', null],
  'violence.injury': ['injured', null],
  'child.danger': ['danger', null, null],
  'away.place': ['safer', 'danger', 'safer'],
  'away.vehicle': ['write', 'ring'],
  'follow.go': ['safer', 'refused'],
  'follow.ring': [null, 'danger', 'refused'],
  'follow.hand': ['write', 'danger', 'danger'],
  'follow.weak': ['body', null],
};

/** What an answer calls for, where the companion's last message held a step; null where nothing special does. */
export function afterAnswer(
  text: string,
  asked: string,
  { prose, answers }: { prose: CareProse; answers: CareAnswers },
): AfterAnswer | null {
  for (const [name, step] of namedSteps(prose, answers)) {
    if (!asked.includes(step.text)) continue;
    const answer = matchStepChoice(text, step);
    return answer === null ? null : (NEXT_BY_CHOICE[name]?.[answer] ?? null);
  }
  return null;
}

function* namedSteps(prose: CareProse, answers: CareAnswers): Generator<[string, CareStep]> {
  for (const [kind, names] of Object.entries(STEP_NAMES))
    for (const [index, name] of names.entries()) {
      const step = prose.steps[kind as keyof typeof STEP_NAMES][index];
      if (step) yield [`${kind}.${name}`, step];
    }
  for (const [means, step] of Object.entries(answers.away)) yield [`away.${means}`, step];
  for (const [name, steps] of Object.entries(answers.follow))
    for (const step of steps) yield [`follow.${name}`, step];
}

const plainWithoutEndMarks = (text: string) => plain(text).replace(/[\s.!,;…]+$/, '');

/** A yes or a no begins a longer message, too. */
const firstClause = (text: string) => /^[^.,;!?\n]*/.exec(text)?.[0] ?? '';

/** Which of a step's answers a message is: the tapped one, else the first for a yes, the second for a no. */
function matchStepChoice(text: string, { choices = [] }: CareStep): number | null {
  const said = plainWithoutEndMarks(text);
  const tapped = choices.findIndex((choice) => plainWithoutEndMarks(choice) === said);
  if (tapped !== -1) return tapped;
  const answer = parseCareAnswer(text) ?? parseCareAnswer(firstClause(text));
  return answer === null ? null : ['yes', 'no', 'unsaid'].indexOf(answer);
}
