import type { City } from '@inkwell/contracts';
import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import { useEffect, useId, useState, type KeyboardEvent } from 'react';
import { getQueryFn } from '../../lib/request.ts';
import { cn } from '../../ui/cn.ts';
import { REACTION_MS } from '../../ui/pointer-shield.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { textFieldProps, type StepProps } from './field-props.ts';

const MIN_QUERY_LENGTH = 2;
const DEBOUNCE_MS = 200;
const NO_INDEX = -1;

const citiesQuery = (text: string) =>
  queryOptions({
    queryKey: [`/api/cities?q=${encodeURIComponent(text)}`],
    queryFn: getQueryFn<{ cities: City[] }>({ on401: 'throw' }),
    placeholderData: keepPreviousData,
  });

/**
 * A combobox for a city, with suggestions while typing. No option is active until an arrow key is pressed, so that
 * Enter accepts the typed text: the city need not be in the list.
 */
export function CityField({ form }: { form: StepProps }) {
  const { onChange, ...input } = textFieldProps(form, 'birth_city');
  const id = useId();
  const listId = `${id}-list`;
  const [isOpen, setOpen] = useState(false);
  const [activeIndex, setActiveIndex] = useState(NO_INDEX);
  const typed = input.value.trim();
  const query = useDebounced(typed);
  const isSearching = isOpen && typed.length >= MIN_QUERY_LENGTH && query.length >= MIN_QUERY_LENGTH;
  const { data, isPlaceholderData } = useQuery({ ...citiesQuery(query), enabled: isSearching });
  const cities = isSearching ? (data?.cities ?? []) : [];
  // Results of an earlier text are shown while the next ones load, but not announced.
  const hasResults = isSearching && query === typed && data !== undefined && !isPlaceholderData;
  const activeCity = cities[activeIndex];
  // Who presses sooner means what lies below the list.
  const takesPointer = useDelayed(cities.length > 0, REACTION_MS);

  const open = () => {
    setActiveIndex(NO_INDEX);
    setOpen(true);
  };
  const choose = (city: City) => {
    form.setAnswer('birth_city', city.label);
    setOpen(false);
  };

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'ArrowDown' && !isOpen) open();
    else if (cities.length === 0) return;
    else if (event.key === 'ArrowDown') setActiveIndex(Math.min(activeIndex + 1, cities.length - 1));
    else if (event.key === 'ArrowUp') setActiveIndex(Math.max(activeIndex - 1, 0));
    else if (event.key === 'Escape') setOpen(false);
    else if (event.key === 'Enter' && activeCity) choose(activeCity);
    else {
      // Tab chooses the active option and moves the focus as usual.
      if (event.key === 'Tab' && activeCity) choose(activeCity);
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
        aria-activedescendant={activeCity && `${id}-${activeIndex}`}
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
        // Keeps the focus in the field; losing it closes the list.
        onMouseDown={(event) => event.preventDefault()}
        className={cn(
          'absolute inset-x-0 top-full z-10 mt-1 max-h-72 animate-rise-in overflow-y-auto rounded-card border border-line bg-surface p-1.5 shadow-soft empty:hidden',
          !takesPointer && 'pointer-events-none',
        )}
      >
        {cities.map((city, index) => (
          <button
            key={city.label}
            id={`${id}-${index}`}
            ref={index === activeIndex ? scrollIntoView : undefined}
            type="button"
            role="option"
            tabIndex={-1}
            aria-selected={index === activeIndex}
            onClick={() => choose(city)}
            className={cn(
              'flex min-h-11 w-full items-center gap-2 rounded-control px-3 text-left hover:bg-hover',
              index === activeIndex && 'bg-hover',
            )}
          >
            <span className="max-w-[75%] shrink-0 truncate">{city.name}</span>
            <span className="truncate text-sm text-ink-soft">{regionAndCountry(city)}</span>
          </button>
        ))}
      </div>
      <p
        role="status"
        className={
          hasResults && cities.length === 0
            ? // Out of the flow: the buttons below must not move away under a click that closes it.
              'absolute inset-x-0 top-full mt-1.5 text-sm text-ink-soft'
            : 'sr-only'
        }
      >
        {hasResults && countText(cities.length)}
      </p>
    </div>
  );
}

function countText(count: number): string {
  if (count === 0) return 'No city found. It is kept as you typed it.';
  return count === 1 ? '1 city found' : `${count} cities found`;
}

const scrollIntoView = (option: HTMLElement | null) => option?.scrollIntoView({ block: 'nearest' });

/** The label without the city's name: 'Oregon, United States'. */
const regionAndCountry = ({ label, name }: City) => label.slice(name.length).replace(/^, /, '');

/** Whether something has been so for that long. */
function useDelayed(isSo: boolean, ms: number): boolean {
  const [hasBeen, setHasBeen] = useState(false);
  useEffect(() => {
    if (!isSo) return;
    const timer = setTimeout(() => setHasBeen(true), ms);
    return () => {
      clearTimeout(timer);
      setHasBeen(false);
    };
  }, [isSo, ms]);
  return isSo && hasBeen;
}

/** The text, once it has not changed for DEBOUNCE_MS. */
function useDebounced(text: string): string {
  const [debounced, setDebounced] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setDebounced(text), DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return debounced;
}
