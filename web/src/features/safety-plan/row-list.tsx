import { PLAN_LIMITS } from '@inkwell/contracts/constants';
import { Plus, X } from 'lucide-react';
import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/text-field.tsx';
import {
  blankRow,
  isContactSection,
  isNumberOrNone,
  surplusOf,
  wrongNumbers,
  type PlanRow,
} from './plan-rows.ts';
import type { STEPS } from './steps.ts';

const NO_NUMBER = 'This is no phone number. Only digits, spaces and + ( ) . / - # can stand here.';

/** Of more lines in a section than can be stored. */
export const surplusText = (surplus: number): string =>
  `At most ${PLAN_LIMITS.lines} lines can be saved. The last ${surplus === 1 ? 'one is' : `${surplus} are`} on this device only: remove what is too many.`;

interface RowListProps {
  step: (typeof STEPS)[number];
  rows: readonly PlanRow[];
  labelledBy: string;
  describedBy: string;
  /** Whether the numbers that are none are named, also where their fields were not left yet. */
  showsErrors: boolean;
  onChange: (rows: readonly PlanRow[]) => void;
}

/** The lines of a section, of which there is always one to type in. */
export function RowList({ step, rows, labelledBy, describedBy, showsErrors, onChange }: RowListProps) {
  const { section, label, examples } = step;
  const list = useRef<HTMLUListElement>(null);
  const added = useRef<string | null>(null);
  const shown = rows.length > 0 ? rows : [{ id: `${section}-first`, text: '', tel: '' }];
  const hasTel = isContactSection(section);
  // Whoever comes back to a step finds what is wrong in it; whoever types is not interrupted.
  const [checked, setChecked] = useState(() => wrongNumbers(rows).map(({ id }) => id));

  useEffect(() => {
    if (added.current === null) return;
    list.current?.querySelector<HTMLElement>(`[data-line="${added.current}"]`)?.focus();
    added.current = null;
  });

  const add = () => {
    const row = blankRow();
    added.current = row.id;
    onChange([...shown, row]);
  };
  const change = (id: string, changes: Partial<PlanRow>) =>
    onChange(shown.map((row) => (row.id === id ? { ...row, ...changes } : row)));
  const isLast = (id: string) => shown.at(-1)?.id === id;
  const surplus = surplusOf(rows);
  const isFull = shown.length >= PLAN_LIMITS.lines;
  // As another field is entered, not as the number is left: a button that is being pressed must not move away.
  const checkOthers = (entered: string | null) => {
    const left = wrongNumbers(rows).filter(({ id }) => id !== entered);
    setChecked((ids) => [...ids, ...left.map(({ id }) => id)]);
  };
  // Enter begins a new line below one that is written; in a blank one it goes on to the next step.
  const onKeyDown = (event: KeyboardEvent, { id, text }: PlanRow) => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing || text.trim() === '') return;
    event.preventDefault();
    if (isLast(id) && !isFull) add();
    else
      list.current
        ?.querySelector<HTMLElement>(`[data-line="${id}"]`)
        ?.closest('li')
        ?.nextElementSibling?.querySelector('input')
        ?.focus();
  };

  return (
    <>
      <ul
        ref={list}
        aria-labelledby={labelledBy}
        aria-describedby={describedBy}
        className="flex flex-col gap-3"
      >
        {shown.map((row, index) => {
          const name = `${label} ${index + 1}`;
          return (
            <li key={row.id} className="flex items-start gap-1">
              <div className="flex min-w-0 flex-1 flex-col gap-2 sm:flex-row">
                <TextField
                  label={name}
                  labelHidden
                  className="min-w-0 flex-1"
                  data-line={row.id}
                  value={row.text}
                  maxLength={PLAN_LIMITS.line}
                  autoComplete="off"
                  enterKeyHint={row.text.trim() === '' ? 'next' : 'enter'}
                  placeholder={row.text === '' && index < examples.length ? `${examples[index]}` : ''}
                  onChange={({ target }) => change(row.id, { text: target.value })}
                  onKeyDown={(event) => onKeyDown(event, row)}
                  onFocus={() => checkOthers(null)}
                />
                {hasTel && (
                  <TextField
                    label={`Phone number of ${row.text.trim() || name.toLowerCase()}`}
                    labelHidden
                    className="sm:w-52"
                    type="tel"
                    dir="ltr"
                    data-number={row.id}
                    value={row.tel}
                    maxLength={PLAN_LIMITS.tel}
                    autoComplete="off"
                    placeholder="Phone number"
                    error={
                      (showsErrors || checked.includes(row.id)) && !isNumberOrNone(row.tel)
                        ? NO_NUMBER
                        : undefined
                    }
                    onChange={({ target }) => change(row.id, { tel: target.value })}
                    onFocus={() => checkOthers(row.id)}
                  />
                )}
              </div>
              <Button
                variant="ghost"
                size="icon"
                className="mt-0.5 text-ink-soft"
                aria-label={`Remove ${row.text.trim() || name.toLowerCase()}`}
                disabled={shown.length === 1 && row.text === '' && row.tel === ''}
                onClick={() => onChange(shown.filter(({ id }) => id !== row.id))}
              >
                <X aria-hidden />
              </Button>
            </li>
          );
        })}
      </ul>
      {surplus > 0 && <p className="mt-3 text-sm text-danger">{surplusText(surplus)}</p>}
      {!isFull && (
        <Button variant="ghost" className="mt-2 -ml-3 px-3" onClick={add}>
          <Plus aria-hidden />
          Add another
        </Button>
      )}
    </>
  );
}
