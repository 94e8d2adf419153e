import type { OnboardingData } from '@inkwell/contracts';
import { z } from 'zod';

/** What the language model returns: named sections, each a few paragraphs of Markdown. */
export const SoulPrintDocument = z.object({
  sections: z
    .array(z.object({ title: z.string().min(1).max(80), body: z.string().min(40) }))
    .min(7)
    .max(8),
});
export type SoulPrintDocument = z.infer<typeof SoulPrintDocument>;

export const INSTRUCTIONS = `You write a SoulPrint: a warm, plain, precise portrait of one person, for that person,
from the answers they gave. Speak to them as "you". Sections, in this order, with these titles:
Who you are; What drives you; What holds you back; Your 12-month targets made concrete; Your daily rhythm;
A practice for the first week; The proud word.
Each body is two to four paragraphs in Markdown without headings, at least 600 words together. Use their own words
and make every target concrete. Invent no facts about them, and name no astrological placement: none is given.
No diagnosis, no flattery, no exclamation marks.`;

/** The document as the Markdown that the account keeps and the pages show. */
export function toMarkdown(document: SoulPrintDocument, { name }: OnboardingData): string {
  const sections = document.sections.map(({ title, body }) => `## ${title}\n\n${body.trim()}`);
  return [`# The SoulPrint of ${name}`, ...sections].join('\n\n');
}
