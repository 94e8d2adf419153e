const MARKS = [
  {
    name: 'Visa',
    drawing: (
      <path d="M9 8.5l2.2 7 3-7M17 8.5l-1.4 7M22 9.2c-2.4-1.4-4.4.9-2.2 2.2 3 1.2 1.4 4.3-1.8 3.1M23 15.5l3.2-7 1.2 7M24.2 13.3h2.9" />
    ),
  },
  {
    name: 'Mastercard',
    drawing: (
      <>
        <circle cx="15" cy="12" r="5" />
        <circle cx="21" cy="12" r="5" />
      </>
    ),
  },
  {
    name: 'American Express',
    drawing: (
      <path d="M5 15l2.3-6 2.3 6M5.9 13h2.8M12 15V9l2.5 3.5L17 9v6M23.5 9H20v6h3.5M20 12h3M26 9l4.5 6M30.5 9L26 15" />
    ),
  },
];

/** The brands of cards that are taken, as marks of our own. */
export function CardBrands() {
  return (
    <ul aria-label="Cards we take" className="flex gap-1.5 text-ink-soft">
      {MARKS.map(({ name, drawing }) => (
        <li key={name}>
          <svg role="img" aria-label={name} viewBox="0 0 36 24" className="h-6 w-9">
            <rect x="0.5" y="0.5" width="35" height="23" rx="4" className="fill-surface stroke-line" />
            <g
              fill="none"
              stroke="currentColor"
              strokeWidth="1.5"
              strokeLinecap="round"
              strokeLinejoin="round"
            >
              {drawing}
            </g>
          </svg>
        </li>
      ))}
    </ul>
  );
}
