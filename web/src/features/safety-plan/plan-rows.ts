import { isBlankText } from '@inkwell/contracts/blank';
import type { PlanContact, SafetyPlan } from '@inkwell/contracts';
import { PLAN_LIMITS, PLAN_SECTIONS, TELEPHONE_NUMBER, type PlanSection } from '@inkwell/contracts/constants';
import { newId } from '../../lib/new-id.ts';

/** A line of the plan as it is typed. */
export interface PlanRow {
  id: string;
  /** Of a person or service: the name. */
  text: string;
  /** Of a person or service; else ''. */
  tel: string;
}

export type PlanRows = Record<PlanSection, readonly PlanRow[]>;

type ContactSection = 'distraction' | 'people' | 'professionals';

export const isContactSection = (section: PlanSection): section is ContactSection =>
  section === 'distraction' || section === 'people' || section === 'professionals';

export const NO_PLAN: SafetyPlan = {
  signs: [],
  alone: [],
  distraction: [],
  people: [],
  professionals: [],
  safety: [],
};

type Line = string | PlanContact;

/** What tells two lines apart. */
const keyOf = (line: Line): string => (typeof line === 'string' ? line : `${line.name}\n${line.tel ?? ''}`);

export const blankRow = (): PlanRow => ({ id: newId(), text: '', tel: '' });

const rowOf = (line: Line): PlanRow =>
  typeof line === 'string'
    ? { id: newId(), text: line, tel: '' }
    : { id: newId(), text: line.name, tel: line.tel ?? '' };

const clean = (text: string) => text.replaceAll(/\p{Cc}+/gu, ' ').trim();

const toContact = ({ text, tel }: PlanRow): PlanContact => {
  const number = clean(tel);
  // A number alone is its own name.
  return { name: isBlankText(text) ? number : clean(text), tel: number === '' ? null : number };
};

const isWritten = ({ text, tel }: PlanRow) => !isBlankText(text) || !isBlankText(tel);

/** The plan that the rows stand for; blank ones are left out. */
export function toPlan(rows: PlanRows): SafetyPlan {
  const lines = (section: PlanSection) =>
    rows[section].filter(({ text }) => !isBlankText(text)).map(({ text }) => clean(text));
  const contacts = (section: ContactSection) => rows[section].filter(isWritten).map(toContact);
  return {
    signs: lines('signs'),
    alone: lines('alone'),
    distraction: contacts('distraction'),
    people: contacts('people'),
    professionals: contacts('professionals'),
    safety: lines('safety'),
  };
}

/** The rows of a plan; one that is there already keeps its id, so that whoever types in it goes on. */
export function toRows(plan: SafetyPlan, before?: PlanRows): PlanRows {
  const rowsOf = (section: PlanSection) =>
    plan[section].map((line) => {
      const row = rowOf(line);
      const known = before?.[section].find(
        ({ text, tel }) => text.trim() === row.text && tel.trim() === row.tel,
      );
      return known ?? row;
    });
  return {
    signs: rowsOf('signs'),
    alone: rowsOf('alone'),
    distraction: rowsOf('distraction'),
    people: rowsOf('people'),
    professionals: rowsOf('professionals'),
    safety: rowsOf('safety'),
  };
}

export const isSamePlan = (one: SafetyPlan, other: SafetyPlan): boolean =>
  PLAN_SECTIONS.every(
    (section) =>
      one[section].length === other[section].length &&
      one[section].every((line, index) => keyOf(line) === keyOf(other[section][index] ?? '')),
  );

export const isEmptyPlan = (plan: SafetyPlan): boolean => isSamePlan(plan, NO_PLAN);

/** Whether a telephone number is one, or there is none. */
export const isNumberOrNone = (tel: string): boolean => isBlankText(tel) || TELEPHONE_NUMBER.test(clean(tel));

/** The rows of a section whose number is none. */
export const wrongNumbers = (rows: readonly PlanRow[]): readonly PlanRow[] =>
  rows.filter(({ tel }) => !isNumberOrNone(tel));

function mergeLines<Of extends Line>(base: readonly Of[], mine: readonly Of[], theirs: readonly Of[]): Of[] {
  const keys = (lines: readonly Of[]) => new Set(lines.map(keyOf));
  const [known, kept, others] = [keys(base), keys(mine), keys(theirs)];
  const stays = theirs.filter((line) => kept.has(keyOf(line)) || !known.has(keyOf(line)));
  const added = mine.filter((line) => !known.has(keyOf(line)) && !others.has(keyOf(line)));
  return [...stays, ...added].slice(0, PLAN_LIMITS.lines);
}

/** A plan that was changed in two places: what either has added is there, and what either has removed is not. */
export function mergePlans(base: SafetyPlan, mine: SafetyPlan, theirs: SafetyPlan): SafetyPlan {
  return {
    signs: mergeLines(base.signs, mine.signs, theirs.signs),
    alone: mergeLines(base.alone, mine.alone, theirs.alone),
    distraction: mergeLines(base.distraction, mine.distraction, theirs.distraction),
    people: mergeLines(base.people, mine.people, theirs.people),
    professionals: mergeLines(base.professionals, mine.professionals, theirs.professionals),
    safety: mergeLines(base.safety, mine.safety, theirs.safety),
  };
}
