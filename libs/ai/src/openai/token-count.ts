import type { ModelCall, AnswerPart, ModelTurnInput } from './call.ts';

/** Characters of a token, roughly, where a server sends no figures. */
const CHARS_PER_TOKEN = 4;

/**
 * Counts the tokens of one try: the provider's own figure, else an estimate. The question is told as soon as the server
 * has begun with it, because of a reply that is stopped no figure comes.
 *
 * @param onTokens told the difference to what it was told before: less than nothing where an estimate was too high
 */
export function createTokenCount(call: ModelCall, onTokens: ((tokens: number) => void) | undefined) {
  let told = 0;
  let answered = 0;
  let isAccepted = false;
  let counted: number | null = null;
  const tell = (tokens: number) => {
    if (tokens !== told) onTokens?.(tokens - told);
    told = tokens;
  };
  const asked = () => call.turns.reduce((sum, turn) => sum + turnLength(turn), call.instructions.length);
  const estimate = () => Math.ceil((asked() + answered) / CHARS_PER_TOKEN);

  return {
    add: (part: AnswerPart): void => {
      if (part.type === 'accepted') {
        isAccepted = true;
        tell(estimate());
      } else if (part.type === 'text') answered += part.text.length;
      // Servers that count nothing send zero.
      else if (part.type === 'usage' && part.tokens > 0) counted = part.tokens;
    },
    /** @returns all tokens of the try */
    end: (): number => {
      if (isAccepted) tell(counted ?? estimate());
      return told;
    },
  };
}

const turnLength = (turn: ModelTurnInput): number =>
  turn.role === 'tools'
    ? turn.calls.reduce(
        (sum, { arguments: json, output }) => sum + json.length + output.length,
        turn.text.length,
      )
    : turn.content.length;
