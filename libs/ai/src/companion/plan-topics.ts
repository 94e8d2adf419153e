import type { PlanFacts } from './plan-facts.ts';
import type { PlanTopic } from './plan-topic.ts';
import { TOPICS_OF_LIFE } from './prose/plan-topics-life.ts';
import { TOPICS_OF_WORK } from './prose/plan-topics-work.ts';

const TOPICS: readonly PlanTopic[] = [...TOPICS_OF_WORK, ...TOPICS_OF_LIFE];

/** What words are about, as far as they show it. */
export const topicIn = (words: string): PlanTopic | null =>
  TOPICS.find(({ about }) => about.test(words)) ?? null;

/** What a plan is about: by its aim, else by its first piece. */
export const topicOf = ({ aim = '', first = '' }: PlanFacts): PlanTopic | null =>
  topicIn(aim) ?? (first === '' ? null : topicIn(first));

/** First pieces of what is wanted; empty where none is known. */
export const piecesOf = ({ aim = '' }: PlanFacts): readonly string[] => topicIn(aim)?.pieces ?? [];
