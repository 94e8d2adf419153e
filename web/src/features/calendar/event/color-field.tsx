import { EVENT_COLORS } from '@inkwell/contracts/constants';
import { Check } from 'lucide-react';
import type { EventForm } from './event-form.ts';

const COLOR_NAMES: Record<(typeof EVENT_COLORS)[number], string> = {
  '#F4A261': 'Apricot',
  '#E76F51': 'Terracotta',
  '#E9C46A': 'Honey',
  '#2A9D8F': 'Teal',
  '#264653': 'Deep blue',
  '#E63946': 'Red',
  '#F77F00': 'Orange',
  '#FCBF49': 'Yellow',
};

interface ColorFieldProps {
  value: EventForm['color'];
  onChange: (color: EventForm['color']) => void;
}

/** The colour of an event, one of eight. */
export function ColorField({ value, onChange }: ColorFieldProps) {
  return (
    <fieldset>
      <legend className="text-sm font-medium">Colour</legend>
      <div className="-mx-1.5 mt-1 flex flex-wrap">
        {EVENT_COLORS.map((color) => (
          <label key={color} className="relative grid size-11 cursor-pointer place-items-center">
            <input
              type="radio"
              name="color"
              value={color}
              checked={color === value}
              onChange={() => onChange(color)}
              className="peer sr-only"
            />
            <span className="sr-only">{COLOR_NAMES[color]}</span>
            <span
              aria-hidden
              style={{ backgroundColor: color }}
              className="grid size-8 place-items-center rounded-full forced-color-adjust-none ring-offset-2 ring-offset-surface peer-checked:ring-2 peer-checked:ring-ink peer-focus-visible:outline-2 peer-focus-visible:outline-offset-4 peer-focus-visible:outline-accent"
            >
              {color === value && <Check className="size-4 rounded-full bg-surface p-0.5 text-ink" />}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
