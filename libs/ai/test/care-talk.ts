import {
  decideCare,
  NO_CARE,
  readByRules,
  resourcesFor,
  type CareAct,
  type CareRecord,
  type Finding,
} from '../src/care/index.ts';
import { createLocalModel, type ChatMessage, type Conclusion, type CompanionState } from '../src/index.ts';

type Said = { text: string; choices: readonly string[]; act: CareAct | null; hasExercise: boolean };

/** A conversation with the local companion under care, as chat leads it; what the head would find is given. */
export function careTalk({ country = 'US' }: { country?: string | null } = {}) {
  const model = createLocalModel({ sleep: () => Promise.resolve() });
  const messages: ChatMessage[] = [];
  const at = new Date('2026-11-01T22:00:00Z');
  let record: CareRecord = NO_CARE;
  let state: CompanionState | null = null;

  async function say(text: string, found: Finding | null = readByRules(text)): Promise<Said> {
    const decision = decideCare({ record, text, found, at, day: '2026-11-01', conversationId: 1 });
    ({ record } = decision);
    messages.push({ role: 'user', content: text });
    const { act } = decision;
    const care = act && { ...act, resources: resourcesFor(country, { kind: act.kind }) };
    let reply = '';
    let conclusion: Conclusion | null = null;
    const context = {
      embedding: null,
      state,
      progress: null,
      now: at.getTime(),
      today: '2026-11-01',
      hour: 22,
    };
    for await (const piece of model.stream({
      task: 'companion.heal',
      messages,
      context,
      ...(care && { care }),
    })) {
      if (typeof piece === 'string') reply += piece;
      else conclusion = piece;
    }
    state = conclusion?.state ?? null;
    messages.push({ role: 'assistant', content: reply });
    return {
      text: reply,
      choices: conclusion?.choices ?? [],
      act,
      hasExercise: Boolean(conclusion?.exercise),
    };
  }

  return { say, record: () => record };
}
