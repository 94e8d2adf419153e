import { isBlankText } from '@inkwell/contracts/blank';
import type { PlanContact, SafetyPlan } from '@inkwell/contracts';
import {
  NO_PLAN,
  PLAN_LIMITS,
  PLAN_SECTIONS,
  TELEPHONE_NUMBER,
  type PlanSection,
} from '@inkwell/contracts/constants';
import { cleanTelephone } from '@inkwell/contracts/telephone';
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

type Line = string | PlanContact;

/** What tells two lines apart. */
const keyOf = (line: Line): string => (typeof line === 'string' ? line : `${line.name}\n${line.tel ?? ''}`);

export const blankRow = (): PlanRow => ({ id: newId(), text: '', tel: '' });

/** The row of a line. A number that is its own name was written alone, and is one field again. */
const rowOf = (line: Line): PlanRow =>
  typeof line === 'string'
    ? { id: newId(), text: line, tel: '' }
    : { id: newId(), text: line.name === line.tel ? '' : line.name, tel: line.tel ?? '' };

const clean = (text: string) => text.replaceAll(/\p{Cc}+/gu, ' ').trim();

const toContact = ({ text, tel }: PlanRow): PlanContact => {
  const number = cleanTelephone(tel);
  return { name: isBlankText(text) ? number : clean(text), tel: number === '' ? null : number };
};

const lineOf = (section: PlanSection, row: PlanRow): Line =>
  isContactSection(section) ? toContact(row) : clean(row.text);

export const isWritten = ({ text, tel }: PlanRow): boolean => !isBlankText(text) || !isBlankText(tel);

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

/**
 * The rows of a plan. One that is there already keeps its id, and a blank one stays, so that whoever types in it goes on.
 */
export function toRows(plan: SafetyPlan, before?: PlanRows): PlanRows {
  const rowsOf = (section: PlanSection) => {
    const known = [...(before?.[section] ?? [])];
    const rows = plan[section].map((line) => {
      const index = known.findIndex((row) => isWritten(row) && keyOf(lineOf(section, row)) === keyOf(line));
      return (index === -1 ? undefined : known.splice(index, 1)[0]) ?? rowOf(line);
    });
    return [...rows, ...known.filter((row) => !isWritten(row))];
  };
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

/** Whether a telephone number can be stored as one. */
export function isTelephone(tel: string): boolean {
  const number = cleanTelephone(tel);
  return number.length <= PLAN_LIMITS.tel && TELEPHONE_NUMBER.test(number);
}

/** Whether a telephone number is one, or there is none. */
export const isNumberOrNone = (tel: string): boolean => isBlankText(tel) || isTelephone(tel);

/** The rows of a section whose number is none. */
export const wrongNumbers = (rows: readonly PlanRow[]): readonly PlanRow[] =>
  rows.filter(({ tel }) => !isNumberOrNone(tel));

/** How many lines of a section are more than can be stored. */
export const surplusOf = (rows: readonly PlanRow[]): number =>
  Math.max(0, rows.filter(isWritten).length - PLAN_LIMITS.lines);

export interface PlanProblem {
  section: PlanSection;
  kind: 'number' | 'lines';
}

/** What of the rows cannot be stored, section after section. */
export const problemsOf = (rows: PlanRows): readonly PlanProblem[] =>
  PLAN_SECTIONS.flatMap((section) => [
    ...(wrongNumbers(rows[section]).length > 0 ? [{ section, kind: 'number' } as const] : []),
    ...(surplusOf(rows[section]) > 0 ? [{ section, kind: 'lines' } as const] : []),
  ]);

/**
 * What of the rows can be stored: a person keeps the number that is stored until the new one is a number, and the lines
 * that are too many wait.
 */
export function toStorable(rows: PlanRows, stored: SafetyPlan): SafetyPlan {
  const plan = toPlan(rows);
  const lines = (section: Exclude<PlanSection, ContactSection>) => plan[section].slice(0, PLAN_LIMITS.lines);
  const contacts = (section: ContactSection) =>
    plan[section]
      .flatMap((contact) => {
        const { name, tel } = contact;
        if (tel === null || isTelephone(tel)) return [contact];
        // What stands in the field of the number alone names nobody.
        if (name === tel) return [];
        return [stored[section].find((known) => known.name === name) ?? { name, tel: null }];
      })
      .slice(0, PLAN_LIMITS.lines);
  return {
    signs: lines('signs'),
    alone: lines('alone'),
    distraction: contacts('distraction'),
    people: contacts('people'),
    professionals: contacts('professionals'),
    safety: lines('safety'),
  };
}

function mergeLines<Of extends Line>(base: readonly Of[], mine: readonly Of[], theirs: readonly Of[]): Of[] {
  const keys = (lines: readonly Of[]) => new Set(lines.map(keyOf));
  const [known, kept, others] = [keys(base), keys(mine), keys(theirs)];
  const stays = theirs.filter((line) => kept.has(keyOf(line)) || !known.has(keyOf(line)));
  const added = mine.filter((line) => !known.has(keyOf(line)) && !others.has(keyOf(line)));
  return [...stays, ...added];
}

/**
 * A plan that was changed in two places: what either has added is there, and what either has removed is not. A section may
 * have more lines than can be stored then.
 */
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
