import { withTokens } from '@inkwell/service';
import type { PersonModel } from './person.model.ts';

/** Stores in one write what a reply leaves with its person: the exercise under way, and the tokens it used. */
export async function storeAfterReply(
  Person: PersonModel,
  userId: string,
  left: { exercise: Buffer | null; tokens: number; day: string },
): Promise<void> {
  const { exercise, tokens, day } = left;
  if (!exercise && tokens === 0) return;
  await Person.updateOne(
    { _id: userId },
    [
      {
        $set: {
          ...(exercise && { exercise: { $literal: exercise } }),
          ...(tokens > 0 && { tokens: withTokens(day, tokens) }),
        },
      },
    ],
    { updatePipeline: true },
  );
}

/** Counts what was used for a person in the background, on the day they last talked. */
export async function addTokens(Person: PersonModel, userId: string, tokens: number): Promise<void> {
  if (tokens === 0) return;
  await Person.updateOne({ _id: userId, tokens: { $exists: true } }, { $inc: { 'tokens.used': tokens } });
}
