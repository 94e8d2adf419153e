import { OWN_WORDS } from '@inkwell/contracts/constants';
import type { ExerciseStep, Mode } from '@inkwell/contracts';
import type { ChatMessage } from '../tasks.ts';
import type { Embedding } from '../reading/embeddings.ts';
import type { Draw } from './draw.ts';
import type { Recalled } from '../sources.ts';
import type { Choice, CompanionState, ExerciseProgress } from './state.ts';
import type { Understanding } from './understand.ts';

/** What the companion answers from. */
export type TurnRequest = {
  mode: Mode;
  /** Oldest first; the last is the one to answer. */
  messages: readonly ChatMessage[];
  /** Of the message to answer; null where it could not be read. */
  embedding: Embedding | null;
  /** What was kept after the last reply of this conversation. */
  state: CompanionState | null;
  /** The person's exercise under way, begun in any conversation. */
  progress: ExerciseProgress | null;
  person: Person;
  /** In ms since 1970. */
  now: number;
  /** The person's day, `YYYY-MM-DD`, and their hour, 0 to 23. */
  today: string;
  hour: number;
  /** What was made of the message by `understandLast`. Default: it is read now. */
  understood?: Understanding;
  /** What was read for this message. Default: nothing. */
  recalled?: Recalled;
};

/** What is known of the person; all of it may be missing. */
export type Person = {
  name?: string;
  /** False where they switched the memory off. */
  remembers?: boolean;
  /** What they wrote of themselves, newest first, then the answers of the onboarding. */
  known?: readonly KnownFact[];
  /** How their SoulPrint begins. */
  soulprint?: string;
};

/** A sentence in the second person, and where it was written. */
export type KnownFact = {
  text: string;
  date: string;
  kind: 'onboarding' | 'page' | 'message';
  /** The day of a plan. */
  on?: string | undefined;
};

/** What is said, what is offered with it, and what is to be kept. */
export type Reply = {
  text: string;
  choices: Choice[];
  exercise: ExerciseStep | null;
  state: CompanionState;
  progress: ExerciseProgress | null;
};

/** A turn while it is decided. */
export type Turn = TurnRequest & {
  read: Understanding;
  state: CompanionState;
  draw: Draw;
  own: readonly string[];
};

/** What a step of the decision gives: the parts of a reply that differ from 'nothing offered, all kept as it was'. */
export type Said = {
  text: string;
  choices?: readonly Choice[];
  exercise?: ExerciseStep | null;
  state?: Partial<CompanionState>;
  progress?: ExerciseProgress | null;
};

/** A line with the person's name, where it is known. */
export const named = ({ person }: Pick<Turn, 'person'>, line: string): string =>
  line.replace('{name}', person.name ? `, ${person.name}` : '');

/** One's own words without an exercise, as something that can be put onto the page. */
export const onPage = (page: string | null): ExerciseStep | null =>
  page === null ? null : { id: OWN_WORDS, title: 'Your words', step: 1, steps: 1, pace: null, page };
