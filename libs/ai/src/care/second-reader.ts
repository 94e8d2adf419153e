import type { ObjectModel } from '../model.ts';
import type { EmbedOptions, Embeddings } from '../reading/embeddings.ts';
import type { Finding } from './finding.ts';
import { careScores, decideFinding, type CareHead, type CareScores } from './head.ts';
import { splitIntoPieces } from './pieces.ts';
import { askForVerdict, type PrecedingMessages, type ScreenedPerson } from './verdict.ts';

/** What a second reader makes of a message. */
export type SecondReading = {
  /** Null: it sees no danger. */
  found: Finding | null;
  /** Whether it has read the talk, and so tells whose danger it is, and what a crisis of somebody under care is. */
  knowsTalk: boolean;
  /** Of danger in this message alone. Default: the head's. */
  logOdds?: number;
};

/** Reads a message beside the head, and knows nothing of what that one finds. @throws ModelError */
export type SecondReader = (text: string, context: SecondContext) => Promise<SecondReading>;

export type SecondContext = Partial<ScreenedPerson> & {
  /** The `logOdds` of the messages before it, the latest first. */
  before?: readonly number[] | undefined;
  /** What was said before it, for a model. */
  readBefore?: (() => Promise<PrecedingMessages>) | undefined;
  priority?: number;
};

/** A language model, which reads what was said before the message, too. */
export function createModelReader(model: Pick<ObjectModel, 'object'>): SecondReader {
  return async (text, { readBefore, before: _logOdds, priority: _priority, ...person }) => {
    const found = await askForVerdict(model, text, { ...person, ...(await readBefore?.()) });
    // What it calls harmless says nothing of the messages that follow, either.
    return { found, knowsTalk: true, ...(found === null && { logOdds: 0 }) };
  };
}

/** Another embedding model with a head of its own. */
export type VectorReader = {
  read: SecondReader;
  /**
   * What it finds in a text of which only some pieces are read, with `null` for each of the others: it counts as harmless.
   *
   * @throws ModelError
   */
  readPieces: (text: string, pieces: readonly (string | null)[]) => Promise<Finding | null>;
};

const HARMLESS_SCORES: CareScores = { danger: 0, hint: 0, crisis: 0, kind: 'suicide' };

/** Its weights take 0.3 MB, which most processes have no use for. */
async function loadTrainedHead(): Promise<CareHead> {
  const { default: head } = await import('./reader-head.json', { with: { type: 'json' } });
  return head;
}

/** @param loadHead trained on vectors of that model; loaded once, with the first text */
export function createVectorReader(
  { embed }: Pick<Embeddings, 'embed'>,
  loadHead: () => Promise<CareHead> = loadTrainedHead,
): VectorReader {
  let loading: Promise<CareHead> | undefined;
  const head = (): Promise<CareHead> => (loading ??= loadHead());

  /** One piece a call: a long text holds up nobody's short one. */
  async function score(pieces: readonly (string | null)[], options: EmbedOptions): Promise<CareScores[]> {
    const scores: CareScores[] = [];
    for (const piece of pieces) {
      const [vector] = piece === null ? [] : await embed([piece], options);
      scores.push(vector && piece !== null ? careScores(await head(), vector, piece) : HARMLESS_SCORES);
    }
    return scores;
  }

  return {
    read: async (text, { before, priority = 0, safetyIdentifier }) => {
      const scores = await score(splitIntoPieces(text), { priority, person: safetyIdentifier });
      const { found, isSure, logOdds } = decideFinding(text, scores, await head(), before);
      return {
        found: found && isSure ? { ...found, level: 'crisis' } : found,
        logOdds,
        knowsTalk: false,
      };
    },
    readPieces: async (text, pieces) => decideFinding(text, await score(pieces, {}), await head()).found,
  };
}
