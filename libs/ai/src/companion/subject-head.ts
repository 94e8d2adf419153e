import type { Embedding } from '../reading/embeddings.ts';
import { classify, type Head } from '../reading/head.ts';
import { GUIDES } from './guides.ts';
import type { Guide } from './guide.ts';
import type { PlanTopic } from './plan-topic.ts';
import { PLAN_TOPICS } from './plan-topics.ts';

const LEAST_LIKELY = 0.02;

/** What something is written out for: a guide, or a topic of plans. */
type Written = { id: string; words: RegExp };

/** What a message may be about. */
export type Subject<Of extends Written> = {
  of: Of;
  likely: number;
  /** Whether one of its words is in the message, and whether no other's is. */
  isShown: boolean;
  isAlone: boolean;
};

/** What there is of one sort, and how much its words weigh beside the sense of a message: chosen by cross-validation. */
type Sort<Of extends Written> = { all: readonly Of[]; weight: number };

/** What a head reads of a message: its embedding, then for each subject whether one of its words is there. */
const vectorOf = (
  embedding: Embedding,
  { all, weight }: Sort<Written>,
  shown: ReadonlySet<Written>,
): number[] => [...embedding, ...all.map((each) => (shown.has(each) ? weight : 0))];

const shownIn = <Of extends Written>(text: string, { all }: Sort<Of>): Set<Of> =>
  new Set(all.filter(({ words }) => words.test(text)));

/** The subjects that a message may be about, the likeliest first. */
function subjectsIn<Of extends Written>(
  text: string,
  embedding: Embedding,
  head: Head,
  sort: Sort<Of>,
): Subject<Of>[] {
  const shown = shownIn(text, sort);
  const byId = new Map(sort.all.map((each) => [each.id, each]));
  return classify(head, vectorOf(embedding, sort, shown))
    .flatMap((likely, at): Subject<Of>[] => {
      const of = byId.get(head.classes[at] ?? '');
      if (!of || likely < LEAST_LIKELY) return [];
      const isShown = shown.has(of);
      return [{ of, likely, isShown, isAlone: isShown && shown.size === 1 }];
    })
    .toSorted((a, b) => b.likely - a.likely);
}

const ALL_GUIDES: Sort<Guide> = { all: [...GUIDES.values()], weight: 0.7 };
const ALL_TOPICS: Sort<PlanTopic> = { all: [...PLAN_TOPICS.values()], weight: 0.4 };

/** What the head of the guides reads of a message. */
export const guideVector = (text: string, embedding: Embedding): number[] =>
  vectorOf(embedding, ALL_GUIDES, shownIn(text, ALL_GUIDES));

/** The guides that fit a message, the likeliest first. */
export const guidesFor = (text: string, embedding: Embedding, head: Head): Subject<Guide>[] =>
  subjectsIn(text, embedding, head, ALL_GUIDES);

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

/** By the head alone; without an embedding nothing is known. */
export function planIn(text: string, embedding: Embedding | null, head: Head): PlanReading {
  if (embedding === null) return NO_PLAN;
  const likely = classify(head, planVector(text, embedding));
  const likelyOf = (name: string) => likely[head.classes.indexOf(name)] ?? 0;
  return {
    topics: subjectsIn(text, embedding, head, ALL_TOPICS),
    several: likelyOf('several'),
    week: likelyOf('week'),
    none: likelyOf('none'),
  };
}
