import { currentFinding } from '@inkwell/ai/care';
import { setTimeout as delay } from 'node:timers/promises';
import {
  addDays,
  dayOf,
  PersonCare,
  type TimeZoneRef,
  type TextAnalysis,
  withoutPrompts,
} from '@inkwell/contracts';
import { wallTimeOf } from '@inkwell/contracts/wall-clock';
import { AppError, type InternalReader, type Logger } from '@inkwell/service';
import type { Box, SealedBytes, Vault } from '@inkwell/vault';
import { createDigestCopies, digestOf, digestRows } from '@inkwell/vault/digests';
import { openEntry } from '../entries.ts';
import type { EntryModel, EntryRow } from '../entry.model.ts';
import type { GivenPrompt, PersonModel, PersonRow } from '../person.model.ts';
import {
  choosePrompts,
  MIN_DAYS_BETWEEN_REPEATS,
  type Prompt,
  PROMPTS_PER_DAY,
  weighThemes,
} from './choose.ts';
import { promptOfOpenEnd, promptsOfAnswers, type QuotingPrompt } from './own-words.ts';
import { partOfDay, PROMPTS } from './set.ts';
import type { PartOfDay } from './table.ts';

/** How many days of pages tell what a person writes about. */
const DAYS_READ = 7;

export interface PromptsDeps {
  Person: PersonModel;
  entries: EntryModel;
  vault: Vault;
  readFromAuth: InternalReader;
  readFromChat: InternalReader;
  log: Logger;
  now: () => Date;
}

export type Prompts = ReturnType<typeof createPrompts>;

/** How long chat may take to answer, in ms. */
const CARE_TIMEOUT_MS = 800;

/** A page of the last days; of them only yesterday's comes with its text. */
type RecentPage = Omit<EntryRow, 'content'> & { content?: SealedBytes; analysis?: TextAnalysis };

const PROMPTS_BY_ID = new Map(PROMPTS.map((prompt) => [prompt.id, prompt]));

/** Writing prompts, and the copies of auth's digests from which some of them are made. */
export function createPrompts(deps: PromptsDeps) {
  const { Person, entries, vault, readFromAuth, readFromChat, log, now } = deps;
  const { refresh } = createDigestCopies({ rows: digestRows(Person.db), vault, readFromAuth });

  /**
   * The prompts of the person's day, the prompt of the day first: the same one the whole day. Round trips to MongoDB:
   * two, and one more where the prompt of the day is chosen; the very first time some more, to copy the digest.
   */
  async function list(userId: string, timeZone: TimeZoneRef): Promise<Prompt[]> {
    const at = now();
    const day = dayOf(at, timeZone);
    const part = partOfDay(Number(wallTimeOf(at, timeZone).slice(11, 13)));
    const [person, pages, isUnderCare, box] = await Promise.all([
      readPerson(userId),
      readPages(userId, day),
      readCare(userId),
      vault.open(userId),
    ]);
    const given = person?.prompts ?? [];
    const known = given.find((each) => each.day === day);
    const digest = person && digestOf(person, box);
    // Where chat cannot be asked, the prompts are gentle for now, and the one of the day is chosen later.
    const isGentle = isUnderCare !== false || pages.some(({ care }) => care !== undefined);
    const chosen = choosePrompts({
      userId,
      day,
      part,
      given: given.filter((each) => each !== known),
      isGentle,
      themes: weighThemes(themesOf(pages), day),
      openEnd: openEndPrompt(pages, addDays(day, -1), part, box),
      answers: digest ? promptsOfAnswers(digest) : [],
    });
    if (known) return moveToFront(known, chosen, { isGentle, userId, box });
    const [first] = chosen;
    if (isUnderCare === null || !first) return chosen;
    const other = await keep(userId, day, first, box);
    return other ? moveToFront(other, chosen, { isGentle, userId, box }) : chosen;
  }

  /** What is stored of the person. Where there is no copy of the digest yet, auth is asked for it. */
  async function readPerson(userId: string): Promise<PersonRow | null> {
    const person = await Person.findById(userId).lean<PersonRow>();
    if (person?.digestVersion !== undefined) return person;
    try {
      await refresh(userId);
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      log.warn({ err: error }, 'the answers of a person could not be read');
    }
    return Person.findById(userId).lean<PersonRow>();
  }

  async function readPages(userId: string, day: string): Promise<RecentPage[]> {
    const isYesterday = { $eq: ['$date', addDays(day, -1)] };
    return entries
      .find({ userId, date: { $gt: addDays(day, -DAYS_READ), $lte: day } })
      .select({ date: 1, revision: 1, care: 1, analysis: 1 })
      .select({ content: { $cond: [isYesterday, '$content', '$$REMOVE'] } })
      .lean<RecentPage[]>();
  }

  /** Whether the person is under care; null where chat cannot be asked. */
  async function readCare(userId: string): Promise<boolean | null> {
    const read = async () => {
      const care = await readFromChat('/internal/care', { userId }, PersonCare);
      return care !== null && currentFinding(care.signs, now()) !== null;
    };
    try {
      return await Promise.race([read(), delay(CARE_TIMEOUT_MS, null, { ref: false })]);
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      log.warn({ err: error }, 'whether a person is under care could not be read');
      return null;
    }
  }

  /** Stores the prompt of the day, unless another request stored one before: then that one is returned. */
  async function keep(
    userId: string,
    day: string,
    prompt: Prompt,
    box: Box,
  ): Promise<GivenPrompt | undefined> {
    const quoting = !PROMPTS_BY_ID.has(prompt.id) && { sealed: box.sealJson(prompt, promptAad(userId, day)) };
    // Never an upsert: an erased person's row must not come back.
    const { matchedCount } = await Person.updateOne(
      { _id: userId, 'prompts.day': { $ne: day } },
      {
        $push: {
          prompts: { $each: [{ day, id: prompt.id, ...quoting }], $slice: -MIN_DAYS_BETWEEN_REPEATS },
        },
      },
    );
    if (matchedCount > 0) return undefined;
    const person = await Person.findById(userId, { prompts: 1 }).lean<PersonRow>();
    return person?.prompts?.find((each) => each.day === day);
  }

  return { list, refresh };
}

const promptAad = (userId: string, day: string) => ({
  collection: 'people',
  row: `${userId}.${day}`,
  field: 'prompt',
});

const themesOf = (pages: readonly RecentPage[]) =>
  pages.flatMap(({ date, analysis }) => (analysis ? [{ date, themes: analysis.themes }] : []));

function openEndPrompt(
  pages: readonly RecentPage[],
  yesterday: string,
  part: PartOfDay,
  box: Box,
): QuotingPrompt | null {
  const page = pages.find(({ date }) => date === yesterday);
  if (!page?.content) return null;
  const { content } = openEntry({ ...page, content: page.content }, box);
  return promptOfOpenEnd(withoutPrompts(content), yesterday, part);
}

/** The prompts with the one that was given first, unless it is not for somebody who may be in danger now. */
function moveToFront(
  { day, id, sealed }: GivenPrompt,
  prompts: Prompt[],
  { isGentle, userId, box }: { isGentle: boolean; userId: string; box: Box },
): Prompt[] {
  const ofSet = PROMPTS_BY_ID.get(id);
  if (isGentle && !ofSet?.isGentle) return prompts;
  const given = sealed ? (box.unsealJson(sealed, promptAad(userId, day)) as Prompt) : ofSet;
  if (!given) return prompts;
  const { text, theme } = given;
  return [{ id, text, theme }, ...prompts.filter((each) => each.id !== id)].slice(0, PROMPTS_PER_DAY);
}
