import type { ChatMessage } from '@inkwell/ai';
import type { Box } from '@inkwell/vault';
import type { Types } from 'mongoose';
import { isOpen, type MessageRow, textOf } from '../messages/message.model.ts';

/** Fields of a message that make up a turn. */
export const TURN_FIELDS = { sender: 1, at: 1, turn: 1, content: 1, pieces: 1, state: 1 } as const;
export type TurnRow = Pick<MessageRow, '_id' | 'sender' | 'at' | 'turn' | 'content' | 'pieces' | 'state'>;

/** Characters that one call sums up: some eight thousand tokens. */
const MAX_CHARS_PER_SUMMARY = 32_000;
/** What stays out of a summary: it is given word for word for a while yet. */
const KEPT_MESSAGES = 8;
const KEPT_CHARACTERS = 8_000;

/** From so much on that no summary holds, one is due: well before it leaves what the model is given word for word. */
const DUE_MESSAGES = 24;
const DUE_CHARACTERS = 14_000;

export type TalkSize = { messages: number; characters: number };

export const isDue = ({ messages, characters }: TalkSize): boolean =>
  messages >= DUE_MESSAGES || characters >= DUE_CHARACTERS;

/** Whether a message is of a turn after a position. Of one instant there may be several turns. */
export const isTurnAfter = (
  { at, turn }: Pick<MessageRow, 'at' | 'turn'>,
  position: Pick<MessageRow, 'at' | 'turn'>,
): boolean => at > position.at || (at >= position.at && turn.toHexString() > position.turn.toHexString());

/** A message and its reply. */
type SpokenTurn = {
  at: Date;
  turn: Types.ObjectId;
  messages: ChatMessage[];
  size: TalkSize;
  isOpen: boolean;
};

/** Rows of a conversation, oldest first, turn by turn. */
export function turnsOf(rows: readonly TurnRow[], box: Box): SpokenTurn[] {
  const turns: SpokenTurn[] = [];
  for (const row of rows) {
    let last = turns.at(-1);
    if (!last?.turn.equals(row.turn)) {
      last = {
        at: row.at,
        turn: row.turn,
        messages: [],
        size: { messages: 0, characters: 0 },
        isOpen: false,
      };
      turns.push(last);
    }
    last.isOpen ||= isOpen(row);
    const content = textOf(row, box);
    if (content === '') continue;
    last.messages.push({ role: row.sender === 'user' ? 'user' : 'assistant', content });
    last.size.messages += 1;
    last.size.characters += content.length;
  }
  return turns;
}

/**
 * The turns that are summed up now: the oldest, as many as go into one call, without the last ones and what follows a
 * reply that is still being written.
 *
 * @param areMore whether younger turns follow that were not read
 */
export function turnsToSumUp(turns: readonly SpokenTurn[], areMore: boolean): SpokenTurn[] {
  // The last that was read may lack its reply.
  const candidates = areMore ? turns.slice(0, -1) : turns.slice(0, firstKeptTurn(turns));
  const open = candidates.findIndex((turn) => turn.isOpen);
  const chosen: SpokenTurn[] = [];
  let characters = 0;
  for (const turn of open === -1 ? candidates : candidates.slice(0, open)) {
    characters += turn.size.characters;
    if (characters > MAX_CHARS_PER_SUMMARY && chosen.length > 0) break;
    chosen.push(turn);
  }
  return chosen;
}

function firstKeptTurn(turns: readonly SpokenTurn[]): number {
  let kept = 0;
  const size = { messages: 0, characters: 0 };
  for (const turn of turns.toReversed()) {
    size.messages += turn.size.messages;
    size.characters += turn.size.characters;
    if (size.messages > KEPT_MESSAGES || size.characters > KEPT_CHARACTERS) break;
    kept += 1;
  }
  return turns.length - kept;
}
