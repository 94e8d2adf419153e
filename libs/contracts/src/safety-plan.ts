import { z } from 'zod';
import { CareResource } from './care.ts';
import { PLAN_LIMITS, TELEPHONE_NUMBER } from './constants.ts';
import { cleanTelephone } from './telephone.ts';
import { answerText, Instant } from './text.ts';

const list = <Line extends z.ZodType>(line: Line) =>
  z.array(line).max(PLAN_LIMITS.lines, `must be at most ${PLAN_LIMITS.lines} lines`);

const lines = list(answerText(PLAN_LIMITS.line));

/** A person, a place or a service of a safety plan. */
export const PlanContact = z.object({
  name: answerText(PLAN_LIMITS.line),
  /** As it was written, but for what is pasted along with a number; null where there is none. */
  tel: z
    .string()
    .overwrite(cleanTelephone)
    .max(PLAN_LIMITS.tel, `must be at most ${PLAN_LIMITS.tel} characters`)
    .regex(TELEPHONE_NUMBER, 'must be a telephone number')
    .nullable(),
});
export type PlanContact = z.infer<typeof PlanContact>;

const contacts = list(PlanContact);

/**
 * What somebody does when it becomes dangerous again, step after step, in their own words. The six sections are those of
 * Stanley and Brown, Safety Planning Intervention, Cognitive and Behavioral Practice 19 (2012).
 */
export const SafetyPlan = z.object({
  /** By what they notice that it begins. */
  signs: lines,
  /** What they can do alone. */
  alone: lines,
  /** Places and people that take the mind elsewhere. */
  distraction: contacts,
  /** Whom they can ask for help. */
  people: contacts,
  professionals: contacts,
  /** What makes the place around them safer. */
  safety: lines,
});
export type SafetyPlan = z.infer<typeof SafetyPlan>;

/** A plan as it is stored. */
export const StoredPlan = z.object({
  plan: SafetyPlan,
  /** Counts its changes; 0: there is none yet. */
  revision: z.number().int().min(0),
  /** Null where there is none yet. */
  updatedAt: Instant.nullable(),
});
export type StoredPlan = z.infer<typeof StoredPlan>;

/** The answer of `GET care/plan`. */
export const SafetyPlanState = StoredPlan.extend({
  /** The lines of the person's country, which a plan may take over. */
  resources: z.array(CareResource),
});
export type SafetyPlanState = z.infer<typeof SafetyPlanState>;

export const SaveSafetyPlan = z.object({
  plan: SafetyPlan,
  /** The revision that the plan was written on, 0 for none. */
  baseRevision: z.number().int().min(0),
});
export type SaveSafetyPlan = z.infer<typeof SaveSafetyPlan>;
