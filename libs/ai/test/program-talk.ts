import type { FreeTime, Mode } from '@inkwell/contracts';
import type { KnownPerson } from '../src/local/known-facts.ts';
import { FEELING_SENTENCES } from '../src/program/namings.ts';
import { createProgram } from '../src/program/program.ts';
import type { ProgramReply } from '../src/program/turn.ts';
import type { FoundWords, PlannedEvent, Sources } from '../src/sources.ts';
import type { ChatMessage } from '../src/tasks.ts';

/** A Friday. */
export const TODAY = '2026-11-27';
export const NOW = Date.UTC(2026, 10, 27, 14);
export const DENTIST: PlannedEvent = { title: 'Dentist', day: '2026-11-28', start: '10:00', end: '11:00' };

export const sourcesWith = (
  found: Partial<{ words: FoundWords[]; events: PlannedEvent[]; free: FreeTime[]; page: string }>,
): Sources => ({
  findWords: () => Promise.resolve(found.words ?? null),
  readPage: () => Promise.resolve(found.page ?? null),
  readEvents: () => Promise.resolve(found.events ?? null),
  readFreeTimes: () => Promise.resolve(found.free ?? null),
});

type Options = {
  person?: KnownPerson;
  sources?: Sources;
  standsIn?: boolean;
  hasTalked?: boolean;
  hour?: number;
  today?: string;
  /** Whether no reader sees danger behind the messages: only then they are asked about by their words. */
  isHarmless?: boolean;
  before?: Partial<ProgramReply>;
  /** Before midnight. */
  said?: readonly ChatMessage[];
};

/** A talk, message by message. */
export function startTalk(
  mode: Mode,
  {
    person = {},
    sources,
    standsIn,
    hasTalked = false,
    hour = 14,
    today = TODAY,
    before,
    said = [],
    isHarmless = false,
  }: Options = {},
) {
  const answer = createProgram({ ...(standsIn !== undefined && { standsIn }) });
  const messages: ChatMessage[] = [...said];
  let last: Partial<ProgramReply> = before ?? {};
  return async (content: string): Promise<ProgramReply> => {
    messages.push({ role: 'user', content });
    const reply = await answer({
      mode,
      messages: [...messages],
      embedding: null,
      mayBeDanger: !isHarmless,
      state: last.state ?? null,
      progress: last.progress ?? null,
      person,
      now: NOW,
      today,
      hour,
      hasTalked,
      sources,
    });
    messages.push({ role: 'assistant', content: reply.text });
    last = reply;
    return reply;
  };
}

/** What is said to a message that is not the first. */
export async function replyTo(
  content: string,
  mode: Mode = 'heal',
  options: Options = {},
): Promise<ProgramReply> {
  const say = startTalk(mode, options);
  await say('hi');
  return say(content);
}

/** Whether a reply names a feeling. */
export const namesFeeling = (text: string): boolean =>
  Object.values(FEELING_SENTENCES)
    .flat()
    .some((line) => text.includes(line));
export const questionsIn = (text: string) => text.match(/[?？]/g)?.length ?? 0;
export const begins = (reply: ProgramReply) => reply.choices.map(({ does }) => does);
