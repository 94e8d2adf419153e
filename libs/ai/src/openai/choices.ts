import { countCharacters, MAX_CHOICE_LENGTH, MAX_CHOICES } from '@inkwell/contracts';
import { z } from 'zod';

const Offer = z.object({ choices: z.array(z.string().trim().min(1)).min(1) });

/** The function by which a model offers short answers. Strict: both styles take it as it is. */
export const OFFER_CHOICES = {
  name: 'offer_choices',
  description: 'Offers the person short answers to tap, after the text of your answer.',
  strict: true,
  parameters: {
    type: 'object',
    properties: {
      choices: {
        type: 'array',
        items: { type: 'string' },
        description: `One to ${MAX_CHOICES} answers in the person's own first person, two to six words each.`,
      },
    },
    required: ['choices'],
    additionalProperties: false,
  },
} as const;

export const CHOICES_INSTRUCTIONS = `
Short answers to tap: after your text, and never in place of it, you may call ${OFFER_CHOICES.name} once. Do so only where
ready answers help: you offered a way to go on, or asked something with a few plain answers. Not after an open question,
and not in every reply. Each is what the person would say, in their language and first person, two to six words.`.trim();

/** The answers of a call of the function; none where one of them is not as asked. */
export function choicesFrom(json: string): string[] {
  let value: unknown;
  try {
    value = JSON.parse(json);
  } catch {
    return [];
  }
  const parsed = Offer.safeParse(value);
  if (!parsed.success) return [];
  const choices = [...new Set(parsed.data.choices)];
  const areShort = choices.every((choice) => countCharacters(choice) <= MAX_CHOICE_LENGTH);
  return areShort && choices.length <= MAX_CHOICES ? choices : [];
}
