import { MINUTE_MS } from '@inkwell/contracts';
import { decideCare, NO_CARE, type CareDecision, type DangerScreen } from '@inkwell/ai/care';
import type { TalkLine } from './sentences.ts';

const TALKS_START_MS = Date.parse('2026-11-01T12:00:00Z');
/** What everybody says here who is asked: what follows is read with a no before it. */
const DENIAL_MESSAGE = 'No, not that';

type AnsweredTalkLine = TalkLine & {
  step: 'question' | 'care reply' | 'other';
  isSign: boolean;
  isAfterSign: boolean;
};

/**
 * Plays talks through screen and protocol as chat does, without a language model, and tells what people in them are
 * asked and shown.
 */
export async function reportProtocol(
  screen: Pick<DangerScreen, 'read'>,
  messages: readonly TalkLine[],
): Promise<string> {
  const talks = await playTalks(screen, messages);
  const dangerous = talks.filter((talk) => talk.some(({ isDanger }) => isDanger));
  const harmless = talks.filter((talk) => !dangerous.includes(talk));
  const withStep = (group: AnsweredTalkLine[][], step: AnsweredTalkLine['step']) =>
    group.filter((talk) => talk.some((message) => message.step === step)).length;
  const questions = harmless.flat().filter(({ step }) => step === 'question').length;
  const later = dangerous.flat().filter(({ isDanger, isAfterSign }) => isDanger && isAfterSign);
  const seen = later.filter(({ isSign }) => isSign).length;
  return [
    `Played through the protocol, of ${harmless.length} talks without danger: ${withStep(harmless, 'care reply')} with a care reply`,
    `${withStep(harmless, 'question')} with a question, ${questions} questions`,
    `of ${dangerous.length} with danger: ${dangerous.filter((talk) => talk.some(({ isSign }) => isSign)).length} with a sign`,
    `${seen} of ${later.length} later messages of danger are one`,
  ].join('; ');
}

/** Plays each of the talks as `reportProtocol` does. */
export async function playTalks(
  screen: Pick<DangerScreen, 'read'>,
  messages: readonly TalkLine[],
): Promise<AnsweredTalkLine[][]> {
  const talks: AnsweredTalkLine[][] = [];
  for (const name of new Set(messages.map(({ talk }) => talk)))
    talks.push(
      await playTalk(
        screen,
        messages.filter(({ talk }) => talk === name),
      ),
    );
  return talks;
}

async function playTalk(
  screen: Pick<DangerScreen, 'read'>,
  messages: readonly TalkLine[],
): Promise<AnsweredTalkLine[]> {
  let record = NO_CARE;
  let before: number[] = [];
  const answered: AnsweredTalkLine[] = [];
  for (const [index, message] of messages.entries()) {
    const at = new Date(TALKS_START_MS + index * MINUTE_MS);
    const turn = { at, day: '2026-11-01', conversationId: 1 };
    const { found, logOdds } = await screen.read(message.text, { safetyIdentifier: 'nobody', before }).whole;
    const decision = decideCare({ ...turn, record, text: message.text, found });
    const isAfterSign = record.signs.length > 0;
    const isQuestion = decision.act?.step === 'ask';
    record = isQuestion
      ? decideCare({ ...turn, record: decision.record, text: DENIAL_MESSAGE, found: null }).record
      : decision.record;
    // What was asked about, or was a sign, counts no more.
    before = isQuestion || decision.isSign ? [] : [logOdds ?? 0, ...before];
    answered.push({ ...message, step: stepOf(decision), isSign: decision.isSign, isAfterSign });
  }
  return answered;
}

function stepOf({ act }: CareDecision): AnsweredTalkLine['step'] {
  if (act?.step === 'ask') return 'question';
  return act?.step === 'open' || act?.step === 'next' ? 'care reply' : 'other';
}
