import type { PersonModel, PersonRow } from './person.model.ts';

/** Whether the language model has used up what a person has of it on a day. @param budget 0: without end */
export const isOverBudget = (
  person: Pick<PersonRow, 'tokens'> | null,
  day: string,
  budget: number,
): boolean => budget > 0 && person?.tokens?.day === day && person.tokens.used >= budget;

/** Stores in one write what a reply leaves with its person: the exercise under way, and the tokens it used. */
export async function storeAfterReply(
  Person: PersonModel,
  userId: string,
  left: { exercise: Buffer | null; tokens: number; day: string },
): Promise<void> {
  const { exercise, tokens, day } = left;
  if (!exercise && tokens === 0) return;
  const used = { $cond: [{ $eq: ['$tokens.day', day] }, { $add: ['$tokens.used', tokens] }, tokens] };
  await Person.updateOne(
    { _id: userId },
    [
      {
        $set: {
          ...(exercise && { exercise: { $literal: exercise } }),
          ...(tokens > 0 && { tokens: { day: { $literal: day }, used } }),
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
