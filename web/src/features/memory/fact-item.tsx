import type { MemoryFact } from '@inkwell/contracts';
import { Pencil, Trash2 } from 'lucide-react';
import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react';
import { Button } from '../../ui/button.tsx';
import { useRemoveFact } from './changes.ts';
import { FactForm } from './fact-form.tsx';
import { Source } from './source.tsx';

interface FactItemProps {
  fact: MemoryFact;
  /** After its deletion, for the focus, which it takes with it. */
  onRemoved: () => void;
}

/** A fact with its source; it is changed in its place, and deleted after a question. */
export function FactItem({ fact, onRemoved }: FactItemProps) {
  const textId = useId();
  const [open, setOpen] = useState<'form' | 'question' | null>(null);
  const editButton = useRef<HTMLButtonElement>(null);
  const deleteButton = useRef<HTMLButtonElement>(null);
  const remove = useRemoveFact();

  // The buttons are rendered again once the form or the question is gone.
  const opened = useRef<typeof open>(null);
  useEffect(() => {
    const last = opened.current;
    opened.current = open;
    if (open !== null || last === null) return;
    (last === 'form' ? editButton : deleteButton).current?.focus();
  }, [open]);

  return (
    <li className="py-4">
      {open === 'form' ? (
        <FactForm fact={fact} onClose={() => setOpen(null)} />
      ) : (
        <div className="flex items-start gap-3">
          <div className="min-w-0 flex-1">
            <p id={textId} dir="auto" className="font-serif text-[1.0625rem] leading-7 wrap-anywhere">
              {fact.text}
            </p>
            <p className="mt-0.5 text-sm leading-6 text-ink-soft">
              <Source source={fact.source} />
            </p>
          </div>
          {open === null && (
            <div className="-mr-2 flex shrink-0">
              <Button
                ref={editButton}
                variant="ghost"
                size="icon"
                aria-label="Edit"
                aria-describedby={textId}
                onClick={() => setOpen('form')}
              >
                <Pencil aria-hidden />
              </Button>
              <Button
                ref={deleteButton}
                variant="ghost"
                size="icon"
                aria-label="Delete"
                aria-describedby={textId}
                onClick={() => setOpen('question')}
              >
                <Trash2 aria-hidden />
              </Button>
            </div>
          )}
        </div>
      )}
      {open === 'question' && (
        <DeleteQuestion
          onDelete={() => {
            remove.mutate(fact);
            onRemoved();
          }}
          onClose={() => setOpen(null)}
        />
      )}
    </li>
  );
}

function DeleteQuestion({ onDelete, onClose }: { onDelete: () => void; onClose: () => void }) {
  const questionId = useId();
  const keepButton = useRef<HTMLButtonElement>(null);
  // Not the button that deletes: a second press of the same key must not do it.
  useEffect(() => keepButton.current?.focus(), []);
  const closeOnEscape = ({ key }: KeyboardEvent) => {
    if (key === 'Escape') onClose();
  };
  return (
    <div role="group" aria-labelledby={questionId} className="mt-2 flex flex-wrap items-center gap-2">
      <p id={questionId} className="w-full text-[0.9375rem] sm:mr-2 sm:w-auto">
        Delete this for good?
      </p>
      <Button variant="danger" size="sm" onClick={onDelete} onKeyDown={closeOnEscape}>
        Delete it
      </Button>
      <Button
        ref={keepButton}
        variant="secondary"
        size="sm"
        aria-describedby={questionId}
        onClick={onClose}
        onKeyDown={closeOnEscape}
      >
        Keep it
      </Button>
    </div>
  );
}
