import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { careQuery } from '../../../lib/care.ts';

const NONE = '';
const ARRIVALS = {
  [NONE]: '',
  concern: 'People to talk to: one line above the page, with numbers to show.',
  crisis: 'People to talk to: a card above the page has opened, with numbers to call or write to.',
} as const;

/**
 * Tells screen readers that the card with people to talk to has come; not of one that was there at first. Of one that is
 * there the card itself tells that it opens: also where the conversation is hidden.
 */
export function CareArrival() {
  const { data } = useQuery(careQuery);
  const level = data && (data.care?.level ?? NONE);
  const [announced, setAnnounced] = useState({ level, text: '' });
  if (level !== announced.level && level !== undefined) {
    setAnnounced({ level, text: announced.level === NONE ? ARRIVALS[level] : '' });
  }
  return (
    <p role="status" className="sr-only">
      {announced.text}
    </p>
  );
}
