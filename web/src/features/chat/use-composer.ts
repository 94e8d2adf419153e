import type { Message } from '@inkwell/contracts';
import type { Mode } from '@inkwell/contracts/constants';
import { useCallback, useEffect, useRef, useState } from 'react';
import { beforeSignOut } from '../../lib/session.ts';
import type { Outgoing } from './chat.ts';
import {
  forgetMessageDrafts,
  keepMessageDraft,
  readMessageDraft,
  type MessageDraft,
} from './message-draft.ts';

// Not randomUUID: that is missing on plain http.
const newId = (): string =>
  Array.from(crypto.getRandomValues(new Uint32Array(4)), (part) => part.toString(36)).join('-');

interface Composer {
  text: string;
  write: (text: string) => void;
  /** Empties the box and hands out its message; the device keeps it until `arrived`. */
  take: () => Outgoing;
  /** The server has the message that was taken. */
  arrived: () => void;
  /** It came to no good end: back into the box, before whatever stands there now. */
  putBack: (outgoing: Outgoing) => void;
}

/** The message in the box. It survives a reload, and a send whose end nobody saw. */
export function useComposer(
  userId: string,
  mode: Mode,
  date: string,
  stored: readonly Message[] | undefined,
): Composer {
  const [draft, setDraft] = useState(() => readMessageDraft(userId, mode, date));
  const latest = useRef(draft);
  const unchecked = useRef(draft.pending ?? false);

  const keep = useCallback(
    (next: MessageDraft, shown = next) => {
      latest.current = shown;
      setDraft(shown);
      keepMessageDraft(userId, mode, date, next);
    },
    [userId, mode, date],
  );

  useEffect(() => beforeSignOut(() => Promise.resolve(forgetMessageDrafts())), []);

  // Sent before the reload: if it is in the conversation, it arrived.
  useEffect(() => {
    if (!unchecked.current || !stored) return;
    unchecked.current = false;
    const last = stored.findLast(({ sender }) => sender === 'user');
    if (last?.content.trim() === latest.current.text.trim()) keep({ text: '' });
  }, [stored, keep]);

  return {
    text: draft.text,
    write: (text) => keep({ ...latest.current, text, pending: false }),
    take() {
      const content = latest.current.text.trim();
      const known = latest.current.sent;
      const again = known?.content === content ? known : undefined;
      const outgoing: Outgoing = again ?? {
        content,
        clientMessageId: newId(),
        timestamp: new Date().toISOString(),
      };
      keep({ text: content, sent: outgoing, pending: true }, { text: '' });
      return outgoing;
    },
    arrived() {
      keep(latest.current);
    },
    putBack(outgoing) {
      const { text } = latest.current;
      const whole = text.trim() === '' ? outgoing.content : `${outgoing.content}\n\n${text}`;
      keep({ text: whole, sent: outgoing });
    },
  };
}
