import { OWN_WORDS } from '@inkwell/contracts/constants';
import type { ExerciseStep } from '@inkwell/contracts';
import type { LeadTurn } from '../exercises/lead.ts';
import { createDraw, type LineDraw } from '../local/draw.ts';
import type { Embedding } from '../reading/embeddings.ts';
import type { Sources } from '../sources.ts';
import type { Choice, CompanionState, ExerciseProgress } from '../state.ts';
import type { MessageFeeling, SureFeeling } from './feeling.ts';
import type { MessageIntent } from './intents.ts';
import type { MessageWish } from './wishes.ts';

/** What the program answers from. */
export type ProgramRequest = LeadTurn & {
  /** Of the message to answer; null where it could not be read. */
  embedding: Embedding | null;
  /** Whether a reader sees danger behind it: then nothing is asked by its words. Default: none does. */
  mayBeDanger?: boolean;
  /** Asked only where an answer needs them. Default: nothing is there to be read. */
  sources?: Sources | undefined;
  /** The reply to a message that tells something, in a conversation where danger was found; replaces questions and offers. */
  afterCare?: string | undefined;
};

/** What is said, what is offered with it, and what is to be kept. */
export type ProgramReply = {
  text: string;
  choices: Choice[];
  exercise: ExerciseStep | null;
  state: CompanionState;
  progress: ExerciseProgress | null;
};

/** A turn while it is answered. */
export type ProgramTurn = Omit<ProgramRequest, 'state'> & {
  state: CompanionState;
  /** The message as it was written, and what is read of it: of a long one its beginning and its end. */
  message: string;
  read: string;
  /** In words. */
  length: number;
  intent: MessageIntent | null;
  feeling: SureFeeling;
  /** The same, with what was told before where the message names nothing. */
  about: MessageFeeling;
  /** What it asks for, whatever it tells beside it. */
  wish: MessageWish | null;
  /** Whether it says that a reply did not fit. */
  complains: boolean;
  /** The offered answer that the message is. */
  chosen: Choice | null;
  draw: LineDraw;
};

/** What an answer gives: the parts of a reply that differ from 'nothing offered, all kept as it was'. */
export type PartialReply = {
  text: string;
  choices?: readonly Choice[];
  exercise?: ExerciseStep | null;
  state?: Partial<CompanionState>;
  progress?: ExerciseProgress | null;
};

/** A line with the person's name, where it is known. */
export const withPersonsName = ({ person }: Pick<ProgramTurn, 'person'>, line: string): string =>
  line.replace('{name}', person.name ? `, ${person.name}` : '');

/** One's own words without an exercise, as something that can be put onto the page. */
export const pageOnlyExerciseStep = (page: string | null): ExerciseStep | null =>
  page === null ? null : { id: OWN_WORDS, title: 'Your words', step: 1, steps: 1, pace: null, page };

export const drawForTurn = ({ mode, messages }: LeadTurn): LineDraw =>
  createDraw(
    messages.flatMap(({ role, content }) => (role === 'assistant' ? [content] : [])),
    `${mode} ${messages.length} ${messages.at(-1)?.content ?? ''}`,
  );
