import type { ObjectModel } from '../model.ts';
import type { Embedding, EmbedOptions, Embeddings } from '../reading/embeddings.ts';
import { assess } from './assess.ts';
import { isHarmToWriter } from './done-to-writer.ts';
import type { Finding } from './finding.ts';
import { sentencesToRead } from './by-sentences.ts';
import {
  careScores,
  decideFinding,
  supportFindingIn,
  type CareHead,
  type CareScores,
  type HeadFinding,
} from './head.ts';
import trained from './head.json' with { type: 'json' };
import { countReading } from './metrics.ts';
import { isAboutOther } from './other.ts';
import { splitIntoPieces } from './pieces.ts';
import { readByRulesInTurns } from './rules.ts';
import {
  createModelReader,
  createVectorReader,
  type SecondReading,
  type SecondReader,
} from './second-reader.ts';
import type { PrecedingMessages, ScreenedPerson } from './verdict.ts';

/** What was found in a text. */
export type ScreenResult = {
  found: Finding | null;
  /** False where neither the head nor a second reader could read all of it: then it may be read again. */
  isWhole: boolean;
  /** Of the text, or of its first piece where it is long; null where the head could not read it. */
  embedding: Embedding | null;
  /** Of danger, by the head, in this text alone; 0 where a second reader sees none; null where nobody could read it. */
  logOdds: number | null;
};

/** A text that is being read. */
export type OngoingScreening = {
  /** What the phrases show: at once, of a long text in turns. Never rejects. */
  byRules: Promise<Finding | null>;
  /** With what the head sees in the text as a whole, as soon as that is there. Never rejects. Default: as `byHead`. */
  asWhole?: Promise<ScreenResult>;
  /** With what the head sees in it, also in its sentences. Never rejects. */
  byHead: Promise<ScreenResult>;
  /** With what every reader sees; the model may have corrected the head. Never rejects. */
  whole: Promise<ScreenResult>;
};

export type DangerScreen = {
  /** Reads a message by the phrases alone: costs nothing and asks nobody. */
  readByRules: (text: string) => Promise<Finding | null>;
  /** Begins to read a message: the phrases at once, the head and the model where there are any. */
  read: (text: string, context?: ScreenContext) => OngoingScreening;
  /**
   * Reads all of a text that nobody waits for: messages go first. Without an unmistakable phrase it is a concern at
   * most.
   *
   * @throws ModelError where the server could not be asked, `refused` where it does not read this text; without one the
   *   phrases read alone
   */
  readInBackground: (text: string) => Promise<Finding | null>;
};

/** Whose message it is, and what their messages before it in the conversation were found to be. */
export type ScreenContext = ScreenedPerson & {
  /** The `logOdds` of each, the latest first. Default none. */
  before?: readonly number[];
  /** Whether they are under care, or were asked today: then a second reader reads each message. Default false. */
  isWatched?: boolean;
  /** Whether a second reader reads only what the phrases find something in, since nobody pays for it. Default false. */
  needsPhrase?: boolean;
  /** Whether a sign of them stands that they have not denied: then a second reader's crisis is one. Default false. */
  isSuspected?: boolean;
  /** Reads what was said before the message, for a model that is asked. Default nothing. */
  readBefore?: () => Promise<PrecedingMessages>;
};

export type ScreenOptions = {
  /** Without them the phrases read alone. */
  embeddings?: Pick<Embeddings, 'embed'> | undefined;
  head?: CareHead;
  /** Reads messages, too, where it is one: the local provider is none. */
  model?: ObjectModel | undefined;
  /** Of the second reader that needs no model: it reads messages where none does, and pages. */
  reader?: Pick<Embeddings, 'embed'> | undefined;
  /** Of its vectors. Default: the trained one. */
  loadReaderHead?: () => Promise<CareHead>;
  /** Told when the server or the model could not be asked; with no text. */
  onFailure?: (error: unknown) => void;
};

/** Before analyses and other work that can wait. */
const MESSAGE_PRIORITY = 10;
/** After the messages of others that are read as a whole. */
const SENTENCE_PRIORITY = 5;
const PIECES_PER_CALL = 4;

type HeadReading = { head: HeadFinding | null; isWhole: boolean; embedding: Embedding | null };

/** What is likely, as long as it is not confirmed. */
const toHint = (head: HeadFinding | null): HeadFinding | null =>
  head?.found ? { ...head, found: { ...head.found, level: 'support' } } : head;

/** Reads texts for danger to the person who writes, or to others. */
export function createScreen({
  embeddings,
  head = trained,
  model,
  reader,
  loadReaderHead,
  onFailure,
}: ScreenOptions = {}): DangerScreen {
  const vectorReader = reader && createVectorReader(reader, loadReaderHead);
  const secondReader: SecondReader | undefined =
    model && model.provider !== 'local' ? createModelReader(model) : vectorReader?.read;

  /** The vectors of pieces and what they score, group by group. */
  async function* scorePieces(pieces: readonly string[], piecesPerCall: number, options: EmbedOptions) {
    if (!embeddings) return;
    for (let start = 0; start < pieces.length; start += piecesPerCall) {
      const group = pieces.slice(start, start + piecesPerCall);
      const vectors = await embeddings.embed(group, options);
      for (const [index, vector] of vectors.entries())
        yield { vector, scores: careScores(head, vector, group[index] ?? '') };
    }
  }

  async function readByHead(text: string, context: ScreenContext | undefined): Promise<HeadReading> {
    const person = context?.safetyIdentifier;
    const scores: CareScores[] = [];
    let embedding: Embedding | null = null;
    let isWhole = true;
    try {
      const options = { priority: MESSAGE_PRIORITY, person };
      for await (const { vector, scores: each } of scorePieces(
        splitIntoPieces(text),
        PIECES_PER_CALL,
        options,
      )) {
        scores.push(each);
        embedding ??= vector;
      }
    } catch (error) {
      onFailure?.(error);
      isWhole = false;
    }
    const found = scores.length > 0 ? decideFinding(text, scores, head, context?.before) : null;
    return { head: found, isWhole, embedding };
  }

  /** A hint in one sentence of a long message is lost in the vector of the whole. */
  async function readSentences(
    text: string,
    asWhole: HeadReading,
    context: ScreenContext | undefined,
  ): Promise<HeadReading> {
    if (!asWhole.head || asWhole.head.found) return asWhole;
    const scores: CareScores[] = [];
    try {
      const options = { priority: SENTENCE_PRIORITY, person: context?.safetyIdentifier };
      for await (const each of scorePieces(sentencesToRead(text), PIECES_PER_CALL, options))
        scores.push(each.scores);
    } catch (error) {
      onFailure?.(error);
      return asWhole;
    }
    const found = supportFindingIn(scores, head);
    return { ...asWhole, head: { ...asWhole.head, found } };
  }

  /** Asked about what may be something, and of whoever is watched; undefined where it is not asked, or does not answer. */
  async function askSecond(
    text: string,
    phrases: Promise<Finding | null>,
    read: Promise<HeadReading>,
    {
      readBefore,
      isWatched = false,
      needsPhrase = false,
      isSuspected: _sign,
      ...context
    }: Partial<ScreenContext> = {},
  ): Promise<SecondReading | undefined> {
    if (!secondReader) return undefined;
    const { head: byHead } = await read;
    const isHint = isWatched || !byHead || byHead.needsSecondReader || byHead.found !== null;
    if ((needsPhrase || !isHint) && (await phrases) === null) return undefined;
    // Without what was said before it the message is read all the same.
    const said = readBefore && (() => readBefore().catch(nothingSaid));
    try {
      return await secondReader(text, { ...context, readBefore: said, priority: MESSAGE_PRIORITY });
    } catch (error) {
      onFailure?.(error);
      return undefined;
    }
  }

  /** By the second reader: those pieces that may be something. Undefined where none is, or it does not answer. */
  async function readPiecesAgain(
    text: string,
    pieces: readonly string[],
    scores: readonly CareScores[],
  ): Promise<Finding | null | undefined> {
    const asked = pieces.map((piece, index) => ((scores[index]?.hint ?? 0) >= head.minAsked ? piece : null));
    if (!vectorReader || asked.every((piece) => piece === null)) return undefined;
    try {
      return await vectorReader.readPieces(text, asked);
    } catch (error) {
      onFailure?.(error);
      return undefined;
    }
  }

  const nothingSaid = (error: unknown): PrecedingMessages => {
    onFailure?.(error);
    return {};
  };

  return {
    readByRules: readByRulesInTurns,
    read: (text, context) => {
      const byRules = readByRulesInTurns(text);
      const evidence = async (byHead: HeadFinding | null, second: SecondReading | undefined) => ({
        phrases: await byRules,
        head: byHead,
        second: second?.found,
        knowsTalk: second?.knowsTalk,
        isSuspected: context?.isSuspected,
        isOfOther: () => isAboutOther(text, second?.found?.kind ?? byHead?.found?.kind ?? 'suicide'),
        isDoneToWriter: () => isHarmToWriter(text),
      });
      // Where either of the two were believed, their mistakes would add up (decision 007).
      const isToBeConfirmed = vectorReader && vectorReader.read === secondReader && !context?.needsPhrase;
      const toReading = async ({ head: byHead, ...rest }: HeadReading): Promise<ScreenResult> => {
        const found = assess(await evidence(isToBeConfirmed ? toHint(byHead) : byHead, undefined));
        return { ...rest, found, logOdds: found?.isOther ? 0 : (byHead?.logOdds ?? null) };
      };
      const asWhole = readByHead(text, context);
      const reading = asWhole.then((read) => readSentences(text, read, context));
      const second = askSecond(text, byRules, reading, context);
      return {
        byRules,
        asWhole: asWhole.then(toReading),
        byHead: reading.then(toReading),
        whole: Promise.all([reading, second]).then(async ([{ head: byHead, ...rest }, verdict]) => {
          const found = assess(await evidence(byHead, verdict));
          countReading(found);
          // What is told of somebody else says nothing of the writer later.
          const logOdds = found?.isOther ? 0 : (verdict?.logOdds ?? byHead?.logOdds ?? null);
          return { ...rest, isWhole: rest.isWhole || verdict !== undefined, found, logOdds };
        }),
      };
    },
    readInBackground: async (text) => {
      const phrases = await readByRulesInTurns(text);
      const pieces = splitIntoPieces(text);
      const scores: CareScores[] = [];
      // One piece a call: the server computes one call at a time, and a message may wait.
      for await (const each of scorePieces(pieces, 1, {})) scores.push(each.scores);
      const byHead = scores.length > 0 ? decideFinding(text, scores, head) : null;
      const second = await readPiecesAgain(text, pieces, scores);
      const found = assess({
        phrases,
        head: byHead,
        second,
        knowsTalk: false,
        isOfOther: () => isAboutOther(text, second?.kind ?? byHead?.found?.kind ?? 'suicide'),
        isDoneToWriter: () => isHarmToWriter(text),
      });
      countReading(found);
      return found;
    },
  };
}
