import { LIMITS } from '@inkwell/contracts/constants';
import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import { useEffect, useId, useState, type KeyboardEvent } from 'react';
import { reader } from '../../lib/request.ts';
import { cn } from '../../ui/cn.ts';
import { TextField } from '../../ui/text-field.tsx';

interface City {
  name: string;
  region: string | null;
  country: string;
  latitude: number;
  longitude: number;
}

const MIN_LETTERS = 2;
const PAUSE_MS = 200;

const citiesQuery = (text: string) =>
  queryOptions({
    queryKey: [`/api/cities?q=${encodeURIComponent(text)}`],
    queryFn: reader<{ cities: City[] }>({ on401: 'throw' }),
    enabled: text.length >= MIN_LETTERS,
    placeholderData: keepPreviousData,
  });

interface CityFieldProps {
  value: string;
  onValueChange: (city: string) => void;
}

/** A city, with suggestions while it is typed. One that nobody suggests is taken as it is written. */
export function CityField({ value, onValueChange }: CityFieldProps) {
  const id = useId();
  const [open, setOpen] = useState(false);
  const [active, setActive] = useState(0);
  const asked = usePaused(value.trim());
  const { data } = useQuery({ ...citiesQuery(asked), enabled: open && asked.length >= MIN_LETTERS });
  const cities = open && asked.length >= MIN_LETTERS ? (data?.cities ?? []) : [];

  const choose = (city: City) => {
    // 'Stockholm, Sweden'; of the many Springfields of a country the region tells which.
    const namesakes = cities.filter(({ name, country }) => name === city.name && country === city.country);
    const region = namesakes.length > 1 && city.region !== city.name ? city.region : null;
    onValueChange([city.name, region, city.country].filter(Boolean).join(', '));
    setOpen(false);
  };

  const onKeyDown = (event: KeyboardEvent) => {
    const city = cities[active];
    if (!city) return;
    if (event.key === 'ArrowDown') setActive((active + 1) % cities.length);
    else if (event.key === 'ArrowUp') setActive((active + cities.length - 1) % cities.length);
    else if (event.key === 'Enter') choose(city);
    else if (event.key === 'Escape') setOpen(false);
    else return;
    event.preventDefault();
  };

  return (
    <div className="relative">
      <TextField
        id={id}
        label="City of birth"
        name="birth-city"
        autoComplete="off"
        maxLength={LIMITS.city}
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={cities.length > 0}
        aria-controls={`${id}-list`}
        aria-activedescendant={cities.length > 0 ? `${id}-${active}` : undefined}
        value={value}
        onChange={(event) => {
          onValueChange(event.target.value);
          setActive(0);
          setOpen(true);
        }}
        onKeyDown={onKeyDown}
        onBlur={() => setOpen(false)}
      />
      <ul
        id={`${id}-list`}
        role="listbox"
        aria-label="Cities"
        className="absolute inset-x-0 top-full z-10 mt-1 max-h-72 animate-rise-in overflow-y-auto rounded-card border border-line bg-surface p-1.5 shadow-soft empty:hidden"
      >
        {cities.map((city, index) => (
          <li
            key={`${city.latitude} ${city.longitude} ${city.name}`}
            id={`${id}-${index}`}
            role="option"
            aria-selected={index === active}
            // Before the field loses its focus, which would close the list.
            onPointerDown={(event) => {
              event.preventDefault();
              choose(city);
            }}
            className={cn(
              'flex min-h-11 cursor-pointer items-center gap-2 rounded-control px-3',
              index === active && 'bg-hover',
            )}
          >
            <span className="truncate">{city.name}</span>
            <span className="truncate text-sm text-ink-soft">
              {[city.region, city.country].filter(Boolean).join(', ')}
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** The text once typing has paused. */
function usePaused(text: string): string {
  const [paused, setPaused] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setPaused(text), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return paused;
}
