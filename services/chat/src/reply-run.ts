import type { Mode } from '@inkwell/contracts';
import type { Box } from '@inkwell/vault';
import type { Types } from 'mongoose';
import { type Bell, createBell } from './bell.ts';
import type { EndState } from './message.model.ts';
import type { Sender } from './people.ts';
import type { ReplyKey } from './reply-rows.ts';

/** Why a reply ends before the model is done. `lost`: it is not this process's any more, or nobody's. */
type CutShort = 'stopped' | 'interrupted' | 'failed' | 'lost';

/** What a reply is begun with. */
export interface Turn extends ReplyKey {
  mode: Mode;
  at: Date;
  /** The message that is answered. */
  messageId: Types.ObjectId;
  /** Null where nothing is kept of the person. */
  sender: Sender | null;
  box: Box;
}

/** A reply that this process writes. Its text is here first; the row follows every 250 ms. */
export interface ReplyRun {
  turn: Turn;
  text: string;
  /** Set once the end is stored, or is known not to be ours to store. */
  end: EndState | 'lost' | null;
  /** Rings at each piece and at the end. */
  bell: Bell;
  signal: AbortSignal;
  say: (piece: string) => void;
  /** The first reason holds. */
  cutShort: (why: CutShort) => void;
  why: () => CutShort | null;
  finish: (end: EndState | 'lost') => void;
}

export function createRun(turn: Turn): ReplyRun {
  const bell = createBell();
  const cut = new AbortController();
  let why: CutShort | null = null;
  const run: ReplyRun = {
    turn,
    text: '',
    end: null,
    bell,
    signal: cut.signal,
    say: (piece) => {
      run.text += piece;
      bell.ring();
    },
    cutShort: (reason) => {
      why ??= reason;
      cut.abort();
    },
    why: () => why,
    finish: (end) => {
      run.end = end;
      bell.ring();
    },
  };
  return run;
}
