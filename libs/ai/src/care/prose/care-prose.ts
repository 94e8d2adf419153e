import type { CareKind } from '@inkwell/contracts/constants';

/** What the companion says under care in one language. Of variants, one that was not said yet is taken. */
export type CareProse = {
  /** How the first answer begins. */
  opening: Record<CareKind, readonly string[]>;
  /** Takes up a short message: `{quote}` is its words. */
  quoted: readonly string[];
  /** The one question that a crisis begins with. */
  ask: Record<CareKind, readonly string[]>;
  /** In its place where the message itself speaks of suicide in plain words. */
  askSafe: readonly string[];
  /** The question that a concern begins with. */
  askGently: Record<CareKind, readonly string[]>;
  /** What it is, and what it cannot do. */
  limits: readonly string[];
  /** `{name}`, and `{number}` of the line: three ways to reach it. */
  call: string;
  text: string;
  callOrText: string;
  /** Where the country has no line: findahelpline.com. */
  anyLine: string;
  /** `{number}` of the country's emergency service. */
  emergency: string;
  /** Where the number is not known. */
  anyEmergency: string;
  /** Where the message speaks of means at hand. */
  means: readonly string[];
  /** Names the card's button for somebody who may be watched at home. */
  hide: string;
  /** How a later answer begins after 'I'm fine, it was a joke'. */
  denial: readonly string[];
  /** How a later answer begins otherwise. */
  later: readonly string[];
  /** What a later answer asks, one of them at a time. */
  goOn: Record<'any' | CareKind, readonly string[]>;
};
