import { Walk } from '@inkwell/ai';
import type { Box } from '@inkwell/vault';
import type { Types } from 'mongoose';
import { z } from 'zod';
import type { PersonModel, PersonRow } from './person.model.ts';

const StoredExercise = z.object({
  walk: Walk.nullable(),
  /** The reply that brought it there. */
  reply: z.string(),
  /** Where it was before that reply. */
  before: Walk.nullable(),
});

const exercisePlace = (userId: string) => ({ collection: 'people', row: userId, field: 'exercise' });

/**
 * The person's exercise under way, as it was before a reply: one that is written again goes on from the same step. It
 * belongs to the person, so that it goes on in any conversation and on any day.
 */
export function exerciseBefore(
  person: Pick<PersonRow, '_id' | 'exercise'> | null,
  replyId: Types.ObjectId,
  box: Box,
): Walk | null {
  if (!person?.exercise) return null;
  const stored = StoredExercise.safeParse(box.unsealJson(person.exercise, exercisePlace(person._id)));
  // One of another version is as good as none.
  if (!stored.success) return null;
  const { walk, reply, before } = stored.data;
  return reply === replyId.toHexString() ? before : walk;
}

/** Stores where a reply has brought the exercise. Nothing is written where there is none, and was none. */
export async function storeExercise(
  Person: PersonModel,
  { userId, box, replyId }: { userId: string; box: Box; replyId: Types.ObjectId },
  { before, walk }: { before: Walk | null; walk: Walk | null },
): Promise<void> {
  if (!before && !walk) return;
  const stored = { walk, reply: replyId.toHexString(), before };
  const exercise = box.sealJson(stored, exercisePlace(userId));
  await Person.updateOne({ _id: userId }, { $set: { exercise } });
}
