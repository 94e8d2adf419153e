import type { Message } from '@inkwell/contracts';
import type { Mode } from '@inkwell/contracts/constants';
import { useCallback, useEffect, useRef, useState } from 'react';
import { beforeSignOut } from '../../lib/session.ts';
import { addUnsavedCheck } from '../../lib/unsaved.ts';
import type { OutgoingMessage } from './chat-store.ts';
import {
  clearMessageDrafts,
  saveMessageDraft,
  readMessageDraft,
  type MessageDraft,
} from './message-draft.ts';

// crypto.randomUUID exists in secure contexts only, and development runs on plain http.
const newId = (): string =>
  Array.from(crypto.getRandomValues(new Uint32Array(4)), (part) => part.toString(36)).join('-');

interface Composer {
  text: string;
  setText: (text: string) => void;
  /** Clears the input and returns its message; the draft stays in storage until `confirmSent`. */
  beginSend: () => OutgoingMessage;
  /** The server stored the message: removes its draft. */
  confirmSent: () => void;
  /** Sending failed: puts the message back, before whatever was typed since. */
  restore: (outgoing: OutgoingMessage) => void;
}

/** The message being typed. Its draft survives a reload, also one in the middle of sending. */
export function useComposer(
  userId: string,
  mode: Mode,
  date: string,
  stored: readonly Message[] | undefined,
): Composer {
  const [draft, setDraft] = useState(() => readMessageDraft(userId, mode, date));
  const draftRef = useRef(draft);
  const needsCheck = useRef(draft.pending ?? false);

  const update = useCallback(
    (next: MessageDraft, displayed = next) => {
      draftRef.current = displayed;
      setDraft(displayed);
      saveMessageDraft(userId, mode, date, next);
    },
    [userId, mode, date],
  );

  useEffect(() => addUnsavedCheck(() => draftRef.current.text.trim() !== ''), []);

  useEffect(() => beforeSignOut(() => Promise.resolve(clearMessageDrafts())), []);

  // A draft that was pending at the reload was sent if the conversation ends with it.
  useEffect(() => {
    if (!needsCheck.current || !stored) return;
    needsCheck.current = false;
    const last = stored.findLast(({ sender }) => sender === 'user');
    if (last?.content.trim() === draftRef.current.text.trim()) update({ text: '' });
  }, [stored, update]);

  return {
    text: draft.text,
    setText: (text) => update({ ...draftRef.current, text, pending: false }),
    beginSend() {
      const content = draftRef.current.text.trim();
      const previous = draftRef.current.sent;
      const sameMessage = previous?.content === content ? previous : undefined;
      const outgoing: OutgoingMessage = sameMessage ?? {
        content,
        clientMessageId: newId(),
        timestamp: new Date().toISOString(),
      };
      update({ text: content, sent: outgoing, pending: true }, { text: '' });
      return outgoing;
    },
    confirmSent() {
      update(draftRef.current);
    },
    restore(outgoing) {
      const { text } = draftRef.current;
      const restored = text.trim() === '' ? outgoing.content : `${outgoing.content}\n\n${text}`;
      update({ text: restored, sent: outgoing });
    },
  };
}
