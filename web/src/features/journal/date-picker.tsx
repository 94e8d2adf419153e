import type { Mode } from '@inkwell/contracts/constants';
import { today } from '../../lib/time.ts';

interface DatePickerProps {
  date: string;
  mode: Mode;
  onDateChange: (date: string) => void;
}

export function DatePicker({ date, mode, onDateChange }: DatePickerProps) {
  return (
    <input
      type="date"
      aria-label={`Date in ${mode}`}
      className="min-h-11"
      max={today()}
      value={date}
      onChange={(event) => onDateChange(event.target.value)}
    />
  );
}
