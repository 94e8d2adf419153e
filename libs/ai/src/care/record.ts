import { PersonSign } from '@inkwell/contracts';
import { CARE_KINDS, MODES } from '@inkwell/contracts/constants';
import { z } from 'zod';

/**
 * What the last reply of a conversation asked: the next message there may be the answer. `talk`: nothing, but danger was
 * spoken of there, so that a message may go on about it; `plan`: how or when they would; `other`: of somebody else.
 */
const OpenQuestion = z.object({
  conversationId: z.number().int(),
  question: z.enum(['danger', 'plan', 'step', 'safety', 'talk', 'other']),
  /** When it was asked; records of before it was kept have none. */
  at: z.iso.datetime().optional(),
  /** Of which kind of danger; else as they were asked last. */
  kind: z.enum(CARE_KINDS).optional(),
  /** Whose conversation goes on after midnight in that of the next day; none where it did already. */
  day: z.object({ mode: z.enum(MODES), date: z.iso.date() }).optional(),
});
export type OpenQuestion = z.infer<typeof OpenQuestion>;

/** What is kept of a person for their care, sealed. */
export const CareRecord = z.object({
  signs: z.array(PersonSign),
  /** The direct question that was asked last. */
  asked: z
    .object({
      at: z.iso.datetime(),
      kind: z.enum(CARE_KINDS),
      /** How often it was asked within a day: each time in other words. */
      times: z.number().int().positive(),
      /** Null until it is answered, or the person goes on without. */
      answer: z.enum(['yes', 'no', 'unsaid', 'passed']).nullable(),
      /** When the answer was last 'No', and the signs since then. */
      denied: z.object({ at: z.iso.datetime(), signs: z.number().int().nonnegative() }).nullable(),
    })
    .nullable(),
  /** What the last reply of a conversation asked; null where none did. */
  open: OpenQuestion.nullable(),
  /** The same of other conversations, the newest first. */
  openElsewhere: z.array(OpenQuestion).optional(),
  /** When the second reader alone saw the sign of their messages that stands: one reader is not two. */
  bySecondAlone: z.iso.datetime().optional(),
  /** Somebody else whom they told of last as in danger, and where. */
  other: z
    .object({ conversationId: z.number().int(), at: z.iso.datetime(), kind: z.enum(CARE_KINDS) })
    .optional(),
  /**
   * A sign in a message that was found after its reply had begun: the next reply takes it up. In a crisis only one that
   * is a crisis itself, and to which no care reply was given since.
   */
  isDue: z.boolean(),
  /** Whether somebody in a crisis was met with a check since the last sign. */
  isChecked: z.boolean(),
  /** The person's day on which they were last shown the quiet line. */
  quietOn: z.iso.date().nullable(),
});
export type CareRecord = z.infer<typeof CareRecord>;

export const NO_CARE: CareRecord = {
  signs: [],
  asked: null,
  open: null,
  isDue: false,
  isChecked: false,
  quietOn: null,
};

/** How a reply differs from an ordinary one. */
export const CareAct = z.object({
  /**
   * - `ask`: an ordinary reply that takes up what was said and asks the direct question, for the `times`-th time;
   * - `open`: the first care reply; `next`: one more, which does one thing;
   * - `heard`, `unsaid`: after 'No' and 'I'd rather not say';
   * - `check`: an ordinary reply after one warm question;
   * - `answer`: what was asked of the help itself, and nothing more;
   * - `other`: somebody else is in danger.
   */
  step: z.enum(['ask', 'open', 'next', 'heard', 'unsaid', 'check', 'answer', 'other']),
  kind: z.enum(CARE_KINDS),
  times: z.number().int().positive(),
  /** Whether the person has answered 'Yes' to the question. */
  isYes: z.boolean(),
});
export type CareAct = z.infer<typeof CareAct>;
