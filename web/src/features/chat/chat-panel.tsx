import type { Mode } from '@inkwell/contracts/constants';
import { MODE_NAMES } from '../../lib/modes.ts';
import { longDay } from '../../lib/time.ts';

export function ChatPanel({ mode, date }: { mode: Mode; date: string }) {
  return (
    <p className="p-6">
      {MODE_NAMES[mode]}, {longDay(date)}
    </p>
  );
}
