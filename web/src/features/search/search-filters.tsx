import { EMOTIONS, THEMES } from '@inkwell/contracts/constants';
import { FEELING_WORDS } from '../../lib/emotions.ts';
import { useToday } from '../../lib/time.ts';
import { Select } from '../../ui/select.tsx';
import { DayFilter } from './day-filter.tsx';
import type { Filters } from './search.ts';

const ANY = '';

const MOODS = [
  { value: ANY, label: 'Any mood' },
  ...EMOTIONS.map((mood) => ({ value: mood, label: FEELING_WORDS[mood] })),
];
const SUBJECTS = [
  { value: ANY, label: 'Any theme' },
  ...THEMES.map((theme) => ({ value: theme, label: theme.charAt(0).toUpperCase() + theme.slice(1) })),
];

interface SearchFiltersProps {
  filters: Filters;
  onChange: (filters: Filters) => void;
}

/** Narrows a search to days, a mood and a theme. */
export function SearchFilters({ filters, onChange }: SearchFiltersProps) {
  const today = useToday();
  const { from, to } = filters;
  return (
    <div role="group" aria-label="Filters" className="grid grid-cols-2 gap-2">
      <DayFilter
        label="From"
        day={from}
        isSelectable={(day) => day <= (to ?? today)}
        onChange={(day) => onChange({ ...filters, from: day })}
      />
      <DayFilter
        label="To"
        day={to}
        isSelectable={(day) => day <= today && (from === undefined || day >= from)}
        onChange={(day) => onChange({ ...filters, to: day })}
      />
      <Select
        label="Mood"
        labelHidden
        options={MOODS}
        value={filters.mood ?? ANY}
        onChange={({ target }) =>
          onChange({ ...filters, mood: EMOTIONS.find((mood) => mood === target.value) })
        }
      />
      <Select
        label="Theme"
        labelHidden
        options={SUBJECTS}
        value={filters.theme ?? ANY}
        onChange={({ target }) =>
          onChange({ ...filters, theme: THEMES.find((theme) => theme === target.value) })
        }
      />
    </div>
  );
}
