import type { City } from '@inkwell/contracts';
import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import { useEffect, useId, useState, type KeyboardEvent } from 'react';
import { getQueryFn } from '../../lib/request.ts';
import { cn } from '../../ui/cn.ts';
import { TextField } from '../../ui/text-field.tsx';
import { textAnswer, type StepProps } from './form.ts';

const MIN_LETTERS = 2;
const PAUSE_MS = 200;
const NONE = -1;

const citiesQuery = (text: string) =>
  queryOptions({
    queryKey: [`/api/cities?q=${encodeURIComponent(text)}`],
    queryFn: getQueryFn<{ cities: City[] }>({ on401: 'throw' }),
    placeholderData: keepPreviousData,
  });

/**
 * A city, with suggestions while it is typed: a combobox whose list the arrow keys enter. Until they do, nothing is
 * marked and Enter goes on with the text as it is written: a place that nobody suggests is as good.
 */
export function CityField({ form }: { form: StepProps }) {
  const { onChange, ...input } = textAnswer(form, 'birth_city');
  const id = useId();
  const listId = `${id}-list`;
  const [isOpen, setOpen] = useState(false);
  const [active, setActive] = useState(NONE);
  const typed = input.value.trim();
  const asked = usePaused(typed);
  const isAsking = isOpen && typed.length >= MIN_LETTERS && asked.length >= MIN_LETTERS;
  const { data } = useQuery({ ...citiesQuery(asked), enabled: isAsking });
  const cities = isAsking ? (data?.cities ?? []) : [];
  const marked = cities[active];

  const open = () => {
    setActive(NONE);
    setOpen(true);
  };
  const choose = (city: City) => {
    form.set('birth_city', city.label);
    setOpen(false);
  };

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'ArrowDown' && !isOpen) open();
    else if (cities.length === 0) return;
    else if (event.key === 'ArrowDown') setActive(Math.min(active + 1, cities.length - 1));
    else if (event.key === 'ArrowUp') setActive(Math.max(active - 1, 0));
    else if (event.key === 'Escape') setOpen(false);
    else if (event.key === 'Enter' && marked) choose(marked);
    else {
      // The Tab key takes what is marked along, and goes on.
      if (event.key === 'Tab' && marked) choose(marked);
      return;
    }
    event.preventDefault();
  };

  return (
    <div className="relative">
      <TextField
        {...input}
        id={id}
        label="City of birth"
        autoComplete="off"
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={cities.length > 0}
        aria-controls={listId}
        aria-activedescendant={marked && `${id}-${active}`}
        onChange={(event) => {
          onChange(event);
          open();
        }}
        onKeyDown={onKeyDown}
        onBlur={() => setOpen(false)}
      />
      <div
        id={listId}
        role="listbox"
        aria-label="Cities"
        tabIndex={-1}
        // The field keeps the focus, without which the list would close.
        onMouseDown={(event) => event.preventDefault()}
        className="absolute inset-x-0 top-full z-10 mt-1 max-h-72 animate-rise-in overflow-y-auto rounded-card border border-line bg-surface p-1.5 shadow-soft empty:hidden"
      >
        {cities.map((city, index) => (
          <button
            key={city.label}
            id={`${id}-${index}`}
            ref={index === active ? scrollThere : undefined}
            type="button"
            role="option"
            tabIndex={-1}
            aria-selected={index === active}
            onClick={() => choose(city)}
            className={cn(
              'flex min-h-11 w-full items-center gap-2 rounded-control px-3 text-left hover:bg-hover',
              index === active && 'bg-hover',
            )}
          >
            <span className="max-w-[75%] shrink-0 truncate">{city.name}</span>
            <span className="truncate text-sm text-ink-soft">{withoutName(city)}</span>
          </button>
        ))}
      </div>
    </div>
  );
}

const scrollThere = (option: HTMLElement | null) => option?.scrollIntoView({ block: 'nearest' });

/** What the label says beside the name: 'Oregon, United States'. */
const withoutName = ({ label, name }: City) => label.slice(name.length).replace(/^, /, '');

/** The text once typing has paused. */
function usePaused(text: string): string {
  const [paused, setPaused] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setPaused(text), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return paused;
}
