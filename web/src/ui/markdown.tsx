import { Lexer, type MarkedToken, type Token, type Tokens } from 'marked';
import { createElement, Fragment, useMemo, type ReactNode } from 'react';

/** A line break in the source is one on the page, as people and models write. */
const OPTIONS = { gfm: true, breaks: true };

const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: '\u00a0' };
const ENTITY = /&(?:(amp|lt|gt|quot|apos|nbsp)|#(\d{1,7})|#x([\da-f]{1,6}));/gi;

export type HeadingToken = Tokens.Heading;
export type RenderHeading = (heading: HeadingToken, children: ReactNode) => ReactNode;

/** Parses Markdown into its blocks. */
export const parseMarkdown = (text: string): Token[] => Lexer.lex(text.trim(), OPTIONS);

/** The text of a Markdown source without its marks, for the clipboard and for screen readers. */
export function plainText(text: string): string {
  return textOfBlocks(parseMarkdown(text), '\n\n');
}

/** The text of one token without its marks. */
export function textOf(token: Token): string {
  const known = token as MarkedToken;
  switch (known.type) {
    case 'space':
    case 'def':
    case 'hr':
      return '';
    case 'br':
      return '\n';
    case 'checkbox':
      return known.checked ? '☑ ' : '☐ ';
    case 'list':
      return known.items.map((item, at) => `${markerOf(known, at)} ${textOf(item)}`).join('\n');
    case 'list_item':
      return textOfBlocks(known.tokens, '\n');
    case 'blockquote':
      return textOfBlocks(known.tokens, '\n\n');
    case 'table':
      return [known.header, ...known.rows]
        .map((row) => row.map((cell) => cell.tokens.map(textOf).join('')).join('\t'))
        .join('\n');
    case 'code':
    case 'codespan':
    case 'escape':
      return known.text;
    case 'html':
      return known.raw.trimEnd();
    case 'text':
      return known.tokens ? known.tokens.map(textOf).join('') : decoded(known.text);
    default:
      return known.tokens.map(textOf).join('');
  }
}

const markerOf = (list: Tokens.List, at: number): string =>
  list.ordered ? `${Number(list.start) + at}.` : '-';

function textOfBlocks(tokens: readonly Token[], separator: string): string {
  return tokens
    .filter(({ type }) => type !== 'space')
    .map((token, at, all) => (at > 0 && all[at - 1]?.type !== 'checkbox' ? separator : '') + textOf(token))
    .join('');
}

interface MarkdownProps {
  text: string;
  /** How a heading is rendered. Default: as a bold paragraph, which leaves the page's outline alone. */
  heading?: RenderHeading;
}

/**
 * Renders Markdown as React elements, never as HTML: tags are shown as text, links and pictures are reduced to their
 * words. The text comes from a model or from the person, and must not link anywhere or load anything.
 */
export function Markdown({ text, heading }: MarkdownProps) {
  const tokens = useMemo(() => parseMarkdown(text), [text]);
  return <MarkdownBlocks tokens={tokens} heading={heading} />;
}

interface MarkdownBlocksProps {
  tokens: readonly Token[];
  heading?: RenderHeading | undefined;
}

/** Renders blocks that `parseMarkdown` made. */
export function MarkdownBlocks({ tokens, heading = boldParagraph }: MarkdownBlocksProps) {
  return renderAll(tokens, heading);
}

const boldParagraph: RenderHeading = (_heading, children) => (
  <p dir="auto">
    <strong className="font-semibold">{children}</strong>
  </p>
);

function renderAll(tokens: readonly Token[], heading: RenderHeading): ReactNode {
  return tokens.map((token, at) => <Fragment key={at}>{render(token as MarkedToken, heading)}</Fragment>);
}

function render(token: MarkedToken, heading: RenderHeading): ReactNode {
  const children = (): ReactNode => {
    const inner = 'tokens' in token ? token.tokens : undefined;
    return inner ? renderAll(inner, heading) : null;
  };
  switch (token.type) {
    case 'heading':
      return heading(token, children());
    case 'paragraph':
      return <p dir="auto">{children()}</p>;
    case 'list':
      return createElement(
        token.ordered ? 'ol' : 'ul',
        // The whole list: the marks of its items stand on one side.
        { dir: 'auto', ...(token.ordered && token.start !== 1 && { start: token.start }) },
        token.items.map((item, at) => <li key={at}>{renderAll(item.tokens, heading)}</li>),
      );
    case 'blockquote':
      return <blockquote dir="auto">{children()}</blockquote>;
    case 'code':
      return (
        <pre dir="auto" className="whitespace-pre-wrap">
          <code>{token.text}</code>
        </pre>
      );
    case 'hr':
      return <hr />;
    case 'table':
      return <Table table={token} heading={heading} />;
    case 'strong':
      return <strong className="font-semibold">{children()}</strong>;
    case 'em':
      return <em>{children()}</em>;
    case 'del':
      return <del>{children()}</del>;
    case 'codespan':
      return <code>{token.text}</code>;
    case 'br':
      return <br />;
    case 'text':
      return token.tokens ? children() : decoded(token.text);
    case 'link':
    case 'image':
      return children();
    default:
      return textOf(token);
  }
}

function Table({ table, heading }: { table: Tokens.Table; heading: RenderHeading }) {
  const row = (cells: readonly Tokens.TableCell[], Cell: 'th' | 'td') => (
    <tr>
      {cells.map((cell, at) => (
        <Cell key={at} dir="auto">
          {renderAll(cell.tokens, heading)}
        </Cell>
      ))}
    </tr>
  );
  return (
    <table>
      <thead>{row(table.header, 'th')}</thead>
      <tbody>
        {table.rows.map((cells, at) => (
          <Fragment key={at}>{row(cells, 'td')}</Fragment>
        ))}
      </tbody>
    </table>
  );
}

function decoded(text: string): string {
  return text.replace(ENTITY, (entity, name?: string, decimal?: string, hex?: string) => {
    if (name) return ENTITIES[name.toLowerCase()] ?? entity;
    const code = decimal ? Number(decimal) : Number.parseInt(hex ?? '', 16);
    return code > 0 && code <= 0x10_ffff ? String.fromCodePoint(code) : entity;
  });
}
