import { useMemo, type ReactNode } from 'react';
import { cn } from '../../ui/cn.ts';
import { type HeadingToken, MarkdownBlocks, parseMarkdown, textOf } from '../../ui/markdown.tsx';
import { createIds } from './sections.ts';

export type HeadingLevel = 2 | 3;

// A step below the heading of the page, or of the dialog, that stands above the text.
const TITLE_SIZE: Record<HeadingLevel, string> = { 2: 'text-[1.75rem]!', 3: 'text-[1.5rem]!' };
const SECTION_SIZE: Record<HeadingLevel, string> = { 2: 'text-[1.4375rem]!', 3: 'text-[1.3125rem]!' };

/** Renders the SoulPrint's Markdown, its first heading at `level`. Import it lazily, because the parser is large. */
export function SoulPrintMarkdown({ text, level }: { text: string; level: HeadingLevel }) {
  const { tokens, ids, hasTitle } = useMemo(() => parse(text), [text]);
  const heading = (token: HeadingToken, children: ReactNode) => (
    <Heading id={ids.get(token)} depth={token.depth} level={level} hasTitle={hasTitle}>
      {children}
    </Heading>
  );
  return (
    <div className="prose-book">
      <MarkdownBlocks tokens={tokens} heading={heading} />
    </div>
  );
}

/** The blocks, and the ids that `sectionsOf` gives to the headings of sections. */
function parse(text: string) {
  const tokens = parseMarkdown(text);
  const headings = tokens.filter((token): token is HeadingToken => token.type === 'heading');
  const idOf = createIds();
  const sections = headings.filter(({ depth }) => depth === 2);
  return {
    tokens,
    ids: new Map(sections.map((token) => [token, idOf(textOf(token))])),
    hasTitle: headings.some(({ depth }) => depth === 1),
  };
}

interface HeadingProps {
  id: string | undefined;
  /** In the Markdown: 1 is the title, 2 a section. */
  depth: number;
  level: HeadingLevel;
  hasTitle: boolean;
  children: ReactNode;
}

function Heading({ id, depth, level, hasTitle, children }: HeadingProps) {
  const Tag = `h${Math.min(6, Math.max(level, level + depth - (hasTitle ? 1 : 2)))}` as 'h2';
  if (depth === 1)
    return (
      <Tag dir="auto" className={cn('text-balance', TITLE_SIZE[level])}>
        {children}
      </Tag>
    );
  if (depth > 2)
    return (
      <Tag dir="auto" className="text-[1.125rem]! font-semibold!">
        {children}
      </Tag>
    );
  return (
    // The list of contents moves the focus here.
    <Tag
      id={id}
      dir="auto"
      tabIndex={-1}
      className={cn('mt-12! scroll-mt-8 [:is(h2,h3)+&]:mt-7!', SECTION_SIZE[level])}
    >
      {children}
    </Tag>
  );
}
