import type { Embedding } from '../reading/embeddings.ts';
import { classify, type Head } from '../reading/head.ts';
import { GUIDES } from './guides.ts';
import type { Guide } from './guide.ts';
import type { PlanTopic } from './plan-topic.ts';
import { PLAN_TOPICS } from './plan-topics.ts';

const LEAST_LIKELY = 0.02;

/** What something is written out for: a guide, or a topic of plans. */
type WithWords = { id: string; words: RegExp };

/** What a message may be about. */
export type Subject<Of extends WithWords> = {
  of: Of;
  likely: number;
  /** Whether one of its words is in the message, and whether no other's is. */
  isShown: boolean;
  isAlone: boolean;
};

/** All subjects of one kind, and how much their words weigh beside the sense of a message: chosen by cross-validation. */
type SubjectSet<Of extends WithWords> = { all: readonly Of[]; weight: number };

/** What a head reads of a message: its embedding, then for each subject whether one of its words is there. */
const vectorOf = (
  embedding: Embedding,
  { all, weight }: SubjectSet<WithWords>,
  shown: ReadonlySet<WithWords>,
): number[] => [...embedding, ...all.map((each) => (shown.has(each) ? weight : 0))];

const shownIn = <Of extends WithWords>(text: string, { all }: SubjectSet<Of>): Set<Of> =>
  new Set(all.filter(({ words }) => words.test(text)));

/** The subjects of a head's classes, the likeliest first. */
function rank<Of extends WithWords>(
  likelihoods: readonly number[],
  head: Head,
  set: SubjectSet<Of>,
  shown: ReadonlySet<Of>,
): Subject<Of>[] {
  const byId = new Map(set.all.map((each) => [each.id, each]));
  return likelihoods
    .flatMap((likely, at): Subject<Of>[] => {
      const of = byId.get(head.classes[at] ?? '');
      if (!of || likely < LEAST_LIKELY) return [];
      const isShown = shown.has(of);
      return [{ of, likely, isShown, isAlone: isShown && shown.size === 1 }];
    })
    .toSorted((a, b) => b.likely - a.likely);
}

const ALL_GUIDES: SubjectSet<Guide> = { all: [...GUIDES.values()], weight: 0.7 };
const ALL_TOPICS: SubjectSet<PlanTopic> = { all: [...PLAN_TOPICS.values()], weight: 0.4 };

/** What the head of the guides reads of a message. */
export const guideVector = (text: string, embedding: Embedding): number[] =>
  vectorOf(embedding, ALL_GUIDES, shownIn(text, ALL_GUIDES));

/** The guides that fit a message, the likeliest first. */
export function guidesFor(text: string, embedding: Embedding, head: Head): Subject<Guide>[] {
  const shown = shownIn(text, ALL_GUIDES);
  return rank(classify(head, vectorOf(embedding, ALL_GUIDES, shown)), head, ALL_GUIDES, shown);
}

/** What the head of the plans reads of a message. */
export const planVector = (text: string, embedding: Embedding): number[] =>
  vectorOf(embedding, ALL_TOPICS, shownIn(text, ALL_TOPICS));

/** What a message in plan mode may be about, and how likely it is none of the topics. */
export type PlanReading = {
  topics: Subject<PlanTopic>[];
  /** Several things that have nothing to do with each other. */
  several: number;
  /** All of a week, or too much of everything. */
  week: number;
  /** Nothing that is to be planned. */
  none: number;
};

export const NO_PLAN: PlanReading = { topics: [], several: 0, week: 0, none: 0 };

/** By the head; without an embedding only what is private is known, by its words. */
export function planIn(text: string, embedding: Embedding | null, head: Head): PlanReading {
  const shown = shownIn(text, ALL_TOPICS);
  if (embedding === null) {
    const topics = [...shown]
      .filter(({ kind }) => kind === 'private')
      .map((of) => ({ of, likely: 1, isShown: true, isAlone: true }));
    return { ...NO_PLAN, topics };
  }
  const likelihoods = classify(head, vectorOf(embedding, ALL_TOPICS, shown));
  const likelyOf = (name: string) => likelihoods[head.classes.indexOf(name)] ?? 0;
  return {
    topics: rank(likelihoods, head, ALL_TOPICS, shown),
    several: likelyOf('several'),
    week: likelyOf('week'),
    none: likelyOf('none'),
  };
}
