import type { Charges } from './charges.ts';

/** What is charged when, before it is agreed to. */
export function ChargesList({ charges }: { charges: Charges }) {
  return (
    <div className="rounded-control bg-sunken px-3.5 py-3 text-sm leading-6" aria-live="polite">
      <dl className="flex flex-col gap-1">
        {charges.rows.map(({ label, amount }) => (
          <div key={label} className="flex items-baseline justify-between gap-4">
            <dt className="text-balance">{label}</dt>
            <dd className="font-medium tabular-nums">{amount}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-1.5 text-ink-soft">{charges.after} Cancel any time.</p>
    </div>
  );
}
