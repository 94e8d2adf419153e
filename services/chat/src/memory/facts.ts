import type { NotedFact } from '@inkwell/ai/memory';
import { Day, type Digest, MEMORY_SOURCES, type MemoryFact, MODES } from '@inkwell/contracts';
import type { Box } from '@inkwell/vault';
import { z } from 'zod';
import { digestOf } from '@inkwell/vault/digests';
import type { PersonRow } from '../people/person.model.ts';

const StoredFact = z.object({
  id: z.string(),
  text: z.string(),
  kind: z.enum(MEMORY_SOURCES),
  /** The message's id, the page's day, or the name of the answer. */
  from: z.string(),
  date: Day,
  /** Of a message: the mode of its conversation. */
  mode: z.enum(MODES).optional(),
  /** The day of a plan. */
  on: Day.optional(),
  /** What it said before the person changed it; not there where they have not. */
  was: z.string().optional(),
});
export type StoredFact = z.infer<typeof StoredFact>;

const StoredMemory = z.object({
  /** What was noted from texts, and the answers that the person has changed; newest first. */
  facts: z.array(StoredFact),
  /** What the person has deleted: it is not noted again. */
  deleted: z.array(z.string()),
});
/** Where a fact was written. */
export type FactSource = Pick<StoredFact, 'kind' | 'from' | 'date' | 'mode'>;

/** What the companion has noted of a person. */
export type StoredMemory = z.infer<typeof StoredMemory>;

/** What is read of a person for their memory. */
export type MemoryPerson = Pick<
  PersonRow,
  '_id' | 'digest' | 'memory' | 'memoryVersion' | 'memoryOff' | 'companionOff'
>;

const MAX_FACTS = 300;
const MAX_DELETED_FACTS = 600;

const memoryAad = (userId: string) => ({ collection: 'people', row: userId, field: 'memory' });

export const memoryOf = ({ _id, memory }: MemoryPerson, box: Box): StoredMemory =>
  memory ? StoredMemory.parse(box.unsealJson(memory, memoryAad(_id))) : { facts: [], deleted: [] };

export const sealMemory = (userId: string, memory: StoredMemory, box: Box) =>
  box.sealJson(
    { facts: memory.facts.slice(0, MAX_FACTS), deleted: memory.deleted.slice(0, MAX_DELETED_FACTS) },
    memoryAad(userId),
  );

const SHORT_FORMS: readonly (readonly [RegExp, string])[] = [
  [/n't\b/g, ' not'],
  [/'re\b/g, ' are'],
  [/'ve\b/g, ' have'],
  [/'ll\b/g, ' will'],
  [/\bi'm\b/g, 'i am'],
];

/** How facts are compared: the same words are the same fact, also where one is put shorter ("You're a nurse"). */
function factKey(text: string): string {
  const lower = text.toLowerCase().replaceAll('’', "'");
  return SHORT_FORMS.reduce((key, [form, words]) => key.replaceAll(form, words), lower)
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

/** The memory with what a text says in place of what it said before. The same one where nothing changes. */
export function withFactsOf(
  memory: StoredMemory,
  source: FactSource,
  facts: readonly NotedFact[],
  newId: () => string,
): StoredMemory {
  const isOfSource = (fact: StoredFact) => fact.kind === source.kind && fact.from === source.from;
  const texts = new Set(facts.map(({ text }) => factKey(text)));
  // What the person has changed stays, whatever becomes of the text.
  const kept = memory.facts.filter(
    (fact) => !isOfSource(fact) || fact.was !== undefined || texts.has(factKey(fact.text)),
  );
  const known = new Set(
    [...kept.flatMap(({ text, was }) => [text, was ?? text]), ...memory.deleted].map(factKey),
  );
  const added: StoredFact[] = [];
  for (const fact of facts) {
    const key = factKey(fact.text);
    if (!known.has(key)) added.push({ id: newId(), ...source, ...fact });
    known.add(key);
  }
  if (added.length === 0 && kept.length === memory.facts.length) return memory;
  return { ...memory, facts: [...added, ...kept] };
}

/** The memory without what was noted from texts that are gone. The same one where none is. */
export function withoutFactsOf(memory: StoredMemory, isGone: (fact: StoredFact) => boolean): StoredMemory {
  const facts = memory.facts.filter((fact) => fact.was !== undefined || !isGone(fact));
  return facts.length === memory.facts.length ? memory : { ...memory, facts };
}

type OnboardingAnswers = Digest['onboardingData'];

const ANSWER_FACTS: readonly (readonly [name: string, sentence: (answers: OnboardingAnswers) => string])[] = [
  ['name', ({ name }) => `You go by ${name.split(/\s+/)[0] ?? name}.`],
  ['result', ({ targets }) => `Within twelve months you want this: ${targets.result_12_months}`],
  ['quality', ({ targets }) => `A quality that you want more of: ${targets.personal_quality}`],
  ['skill', ({ targets }) => `A skill that you want to learn: ${targets.professional_skill}`],
  ['nights', ({ bottlenecks }) => `What keeps you up at night: ${bottlenecks.keeps_up_at_night}`],
  ['emotion', ({ bottlenecks }) => `What you feel most of the time: ${bottlenecks.dominant_emotion}`],
  ['drain', ({ bottlenecks }) => `What drains your time: ${bottlenecks.time_drain}`],
  ['energy', ({ daily_rhythm }) => `You have most energy ${PEAK_ENERGY_WORDS[daily_rhythm.peak_energy]}.`],
  [
    'evening',
    ({ daily_rhythm }) =>
      `Before you sleep: ${daily_rhythm.pre_sleep_activity}; you want ${daily_rhythm.target_sleep_hours} hours of sleep.`,
  ],
  ['habit', ({ reflection }) => `A habit that holds you up: ${reflection.keystone_habit}`],
  ['proud', ({ reflection }) => `The word that makes you proud: ${reflection.proud_word}`],
];
const PEAK_ENERGY_WORDS = {
  Morning: 'in the morning',
  Noon: 'around noon',
  Night: 'late in the day',
} as const;

/** Ids of the answers' facts, so that they can be changed and deleted like the others. */
const answerId = (name: string) => `answer-${name}`;

/** All that is known of a person: what was noted from texts, newest first, then their answers. */
export function allFacts(person: MemoryPerson, box: Box, today: string): StoredFact[] {
  const memory = memoryOf(person, box);
  const digest = digestOf(person, box);
  if (!digest) return memory.facts;
  const deleted = new Set(memory.deleted.map(factKey));
  const date = digest.answeredOn ?? today;
  const answers = ANSWER_FACTS.map(([name, sentence]): StoredFact => {
    const text = sentence(digest.onboardingData);
    const changed = memory.facts.find((fact) => fact.kind === 'onboarding' && fact.from === name);
    // An answer that was given anew since it was changed counts as it is now.
    if (changed?.was === text) return changed;
    return { id: answerId(name), text, kind: 'onboarding', from: name, date };
  }).filter(({ text, was }) => !deleted.has(factKey(was ?? text)));
  return [...memory.facts.filter(({ kind }) => kind !== 'onboarding'), ...answers];
}

/** The memory after the person has changed the text of a fact. */
export function withChangedFact(memory: StoredMemory, fact: StoredFact, text: string): StoredMemory {
  const changed = { ...fact, text, was: fact.was ?? fact.text };
  const isStored = memory.facts.some(({ id }) => id === fact.id);
  return {
    ...memory,
    facts: isStored
      ? memory.facts.map((each) => (each.id === fact.id ? changed : each))
      : [...memory.facts, changed],
  };
}

/** The memory after the person has deleted a fact: both what it says and what it said are not noted again. */
export const withDeletedFact = (memory: StoredMemory, fact: StoredFact): StoredMemory => ({
  facts: memory.facts.filter(({ id }) => id !== fact.id),
  deleted: [...new Set([factKey(fact.text), factKey(fact.was ?? fact.text), ...memory.deleted])],
});

export const shownFact = ({ id, text, kind, date, mode }: StoredFact): MemoryFact => ({
  id,
  text,
  source: { kind, date, ...(mode && { mode }) },
});
