import { OWN_WORDS } from '@inkwell/contracts/constants';
import type { ExerciseStep } from '@inkwell/contracts';
import type { LeadTurn } from '../exercises/lead.ts';
import { createDraw, type Draw } from '../local/draw.ts';
import type { Embedding } from '../reading/embeddings.ts';
import type { Sources } from '../sources.ts';
import type { Choice, CompanionState, ExerciseProgress } from '../state.ts';
import type { Feeling, SureFeeling } from './feeling.ts';
import type { Intent } from './intents.ts';
import type { Wish } from './wishes.ts';

/** What the program answers from. */
export type ProgramRequest = LeadTurn & {
  /** Of the message to answer; null where it could not be read. */
  embedding: Embedding | null;
  /** Whether a reader sees danger behind it: then nothing is asked by its words. Default: none does. */
  mayBeDanger?: boolean;
  /** Asked only where an answer needs them. Default: nothing is there to be read. */
  sources?: Sources | undefined;
  /** Said to what is told, in place of a question or an offer: in a conversation that danger came up in. */
  afterCare?: string | undefined;
};

/** What is said, what is offered with it, and what is to be kept. */
export type Reply = {
  text: string;
  choices: Choice[];
  exercise: ExerciseStep | null;
  state: CompanionState;
  progress: ExerciseProgress | null;
};

/** A turn while it is answered. */
export type Turn = Omit<ProgramRequest, 'state'> & {
  state: CompanionState;
  /** The message as it was written, and what is read of it: of a long one its beginning and its end. */
  message: string;
  read: string;
  /** In words. */
  length: number;
  intent: Intent | null;
  feeling: SureFeeling;
  /** The same, with what was told before where the message names nothing. */
  about: Feeling;
  /** What it asks for, whatever it tells beside it. */
  wish: Wish | null;
  /** Whether it says that a reply did not fit. */
  complains: boolean;
  /** The offered answer that the message is. */
  chosen: Choice | null;
  draw: Draw;
};

/** What an answer gives: the parts of a reply that differ from 'nothing offered, all kept as it was'. */
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

export const drawFor = ({ mode, messages }: LeadTurn): Draw =>
  createDraw(
    messages.flatMap(({ role, content }) => (role === 'assistant' ? [content] : [])),
    `${mode} ${messages.length} ${messages.at(-1)?.content ?? ''}`,
  );
