import { splitSentences } from '@inkwell/contracts';
import type { Box } from '@inkwell/vault';
import { digestOf } from '@inkwell/vault/digests';
import { allFacts, type MemoryPerson, type StoredFact } from './facts.ts';

const MAX_NOTED_FACTS = 30;
const MAX_BEGINNING_CHARS = 240;

/** What a prompt says of a person: the name and the noted facts, unless the memory is switched off. */
export function buildPersonContext(person: MemoryPerson, box: Box, today: string) {
  const digest = digestOf(person, box);
  const name = digest?.onboardingData.name.split(/\s+/)[0];
  const base = { ...(name && { name }), remembers: !person.memoryOff };
  if (person.memoryOff) return base;
  const first = (digest?.blueprint ?? '')
    .split(/^#+ .*$/m)
    .map((section) => section.trim())
    .find(Boolean);
  const facts = allFacts(person, box, today);
  return {
    ...base,
    known: [
      ...facts.filter(isNoted).slice(0, MAX_NOTED_FACTS),
      ...facts.filter((fact) => !isNoted(fact)),
    ].map(({ text, date, kind, on }) => ({ text, date, kind, ...(on && { on }) })),
    ...(first && { soulprint: beginningOf(first, MAX_BEGINNING_CHARS) }),
  };
}

const isNoted = ({ kind }: StoredFact) => kind !== 'onboarding';

/** The first sentences that fit; at least one. */
function beginningOf(text: string, max: number): string {
  const sentences = splitSentences(text.replaceAll(/[*_>#]/g, ''));
  const kept: string[] = [];
  for (const sentence of sentences) {
    if (kept.length > 0 && kept.join(' ').length + sentence.length > max) break;
    kept.push(sentence.trim());
  }
  return kept.join(' ');
}
