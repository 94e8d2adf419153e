import { useState } from 'react';

const OPENED = 'People to talk to: the card above the page has opened, with numbers to call or write to.';

interface CardOpeningProps {
  folded: boolean;
  /** The person folds or opens the card just now, and the button tells them. */
  isByHand: boolean;
}

/** Tells screen readers that the folded card has opened by itself, as it does with a new sign. */
export function CardOpening({ folded, isByHand }: CardOpeningProps) {
  const [told, setTold] = useState({ folded, text: '' });
  if (folded !== told.folded) setTold({ folded, text: folded || isByHand ? '' : OPENED });
  return (
    <p role="status" className="sr-only">
      {told.text}
    </p>
  );
}
