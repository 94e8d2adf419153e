import type { CareLevel } from '@inkwell/contracts/constants';
import { useState } from 'react';

const OPENED = 'People to talk to: the card above the page has opened, with numbers to call or write to.';
const STANDS_OPEN = 'People to talk to: the card above the page is open, with numbers to call or write to.';

interface CardOpeningProps {
  level: CareLevel;
  folded: boolean;
  /** The person folds or opens the card just now, and the button tells them. */
  isByHand: boolean;
}

/** Tells screen readers that the folded card has opened by itself, or that a crisis is found while it is open. */
export function CardOpening({ level, folded, isByHand }: CardOpeningProps) {
  const [announced, setAnnounced] = useState({ level, folded, text: '' });
  if (folded !== announced.folded) setAnnounced({ level, folded, text: folded || isByHand ? '' : OPENED });
  else if (level !== announced.level)
    setAnnounced({ level, folded, text: folded || level !== 'crisis' ? '' : STANDS_OPEN });
  return (
    <p role="status" className="sr-only">
      {announced.text}
    </p>
  );
}
