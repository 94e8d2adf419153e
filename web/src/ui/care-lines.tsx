import type { CareResource } from '@inkwell/contracts';
import { Globe, MessageSquare, Phone } from 'lucide-react';
import type { ReactNode } from 'react';

/** Ways to reach people: each number as a link that calls or writes. */
export function CareLines({ resources }: { resources: readonly CareResource[] }) {
  return (
    <ul className="flex flex-col sm:flex-row sm:flex-wrap gap-x-8">
      {resources.map(({ name, tel, sms, url, hours }) => (
        <li key={name} className="min-w-0">
          <p className="text-sm leading-5 text-ink-soft">
            {name}
            {hours !== null && `, ${hours}`}
          </p>
          <p className="flex flex-wrap gap-x-4">
            {tel !== null && (
              <CareLink href={`tel:${tel}`}>
                <Phone aria-hidden className="size-4" />
                Call {tel}
              </CareLink>
            )}
            {sms !== null && (
              <CareLink href={`sms:${sms}`}>
                <MessageSquare aria-hidden className="size-4" />
                Text {sms}
              </CareLink>
            )}
            {url !== null && (
              <CareLink href={url}>
                <Globe aria-hidden className="size-4" />
                {new URL(url).hostname.replace(/^www\./, '')}
              </CareLink>
            )}
          </p>
        </li>
      ))}
    </ul>
  );
}

function CareLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <a
      href={href}
      rel="noreferrer"
      className="inline-flex min-h-11 items-center gap-1.5 font-medium underline underline-offset-4"
    >
      {children}
    </a>
  );
}
