import { CARE_COUNTRIES } from '@inkwell/contracts/constants';
import { LOCALE } from '../../lib/time.ts';
import { Select } from '../../ui/select.tsx';

const countryNames = new Intl.DisplayNames(LOCALE, { type: 'region' });
const COUNTRIES = CARE_COUNTRIES.map((code) => ({
  value: code,
  label: countryNames.of(code) ?? code,
})).toSorted((a, b) => a.label.localeCompare(b.label, LOCALE));

interface CountryFieldProps {
  country: string | null;
  onChange: (country: string) => void;
  className?: string;
}

/** Chooses whose lines are shown. */
export function CountryField({ country, onChange, className }: CountryFieldProps) {
  return (
    <Select
      label="Country of these lines"
      labelHidden
      className={className}
      placeholder="Choose your country"
      options={COUNTRIES}
      value={country ?? ''}
      onChange={({ target }) => onChange(target.value)}
    />
  );
}
