import { ExerciseProgress } from '@inkwell/ai';
import { z } from 'zod';
import type { ReplyTurn } from '../replies/active-reply.ts';
import type { PersonModel } from './person.model.ts';

const StoredExercise = z.object({
  progress: ExerciseProgress.nullable(),
  /** The reply that brought it there, its conversation, and when its turn began, in ms since 1970. */
  reply: z.string(),
  conversationId: z.number(),
  at: z.number(),
  /** Where it was before that reply. */
  before: ExerciseProgress.nullable(),
});

const exerciseAad = (userId: string) => ({ collection: 'people', row: userId, field: 'exercise' });

/**
 * The person's exercise under way, as it was before a turn: one that is answered again, or that replaces others, goes on
 * from the same step. It belongs to the person, so that it goes on in any conversation and on any day.
 */
export function exerciseBefore({
  person,
  replyId,
  conversationId,
  replacedFrom,
  box,
}: ReplyTurn): ExerciseProgress | null {
  if (!person?.exercise) return null;
  const stored = StoredExercise.safeParse(box.unsealJson(person.exercise, exerciseAad(person._id)));
  // One of another version is as good as none.
  if (!stored.success) return null;
  const { progress, reply, at, before } = stored.data;
  const isReplaced =
    replacedFrom !== null && stored.data.conversationId === conversationId && at >= replacedFrom.getTime();
  return isReplaced || reply === replyId.toHexString() ? before : progress;
}

/** Stores where a turn's reply has brought the exercise; nothing where there is none, and was none. */
export async function storeExercise(
  Person: PersonModel,
  turn: ReplyTurn,
  progress: ExerciseProgress | null,
): Promise<void> {
  const { userId, box, replyId, conversationId, at } = turn;
  const before = exerciseBefore(turn);
  if (!before && !progress) return;
  const stored: z.infer<typeof StoredExercise> = {
    progress,
    reply: replyId.toHexString(),
    conversationId,
    at: at.getTime(),
    before,
  };
  const exercise = box.sealJson(stored, exerciseAad(userId));
  await Person.updateOne({ _id: userId }, { $set: { exercise } });
}
