import { Fragment, type ReactNode } from 'react';
import { EMPHASIS } from './emphasis.ts';

/** Renders the bold and italic of one line; everything else stays plain text. */
function inline(text: string): ReactNode {
  const match = EMPHASIS.exec(text);
  if (!match) return text;
  const { both, bold, bold2, italic, italic2 } = match.groups ?? {};
  const strong = bold ?? bold2;
  const rest = text.slice(match.index + match[0].length);
  return (
    <>
      {text.slice(0, match.index)}
      {both !== undefined ? (
        <strong>
          <em>{inline(both)}</em>
        </strong>
      ) : strong !== undefined ? (
        <strong className="font-semibold">{inline(strong)}</strong>
      ) : (
        <em>{inline(italic ?? italic2 ?? '')}</em>
      )}
      {rest && inline(rest)}
    </>
  );
}

/** Renders the companion's Markdown subset (bold, italic, line breaks) as React elements, never as HTML. */
export function RichText({ text }: { text: string }) {
  const paragraphs = text.trim().split(/\n{2,}/);
  return paragraphs.map((paragraph, index) => (
    <p key={index}>
      {paragraph.split('\n').map((line, row) => (
        <Fragment key={row}>
          {row > 0 && <br />}
          {inline(line)}
        </Fragment>
      ))}
    </p>
  ));
}
