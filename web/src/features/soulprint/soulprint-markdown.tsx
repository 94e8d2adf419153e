import Markdown, { type Components } from 'react-markdown';
import rehypeSanitize from 'rehype-sanitize';

// The text comes from a model and from the user, so that it must not link anywhere or load anything.
const DISALLOWED_ELEMENTS = ['a', 'img'];

// A text with its own top heading is shown under ours, so that its headings move one level down.
const LOWERED_HEADINGS: Components = { h1: 'h2', h2: 'h3', h3: 'h4' };
const TOP_HEADING = /^# /m;

/** Renders the SoulPrint's Markdown. Import it lazily, because the parser is large. */
export function SoulPrintMarkdown({ text }: { text: string }) {
  return (
    <div className="prose-book [&_pre]:whitespace-pre-wrap">
      <Markdown
        rehypePlugins={[rehypeSanitize]}
        disallowedElements={DISALLOWED_ELEMENTS}
        unwrapDisallowed
        components={TOP_HEADING.test(text) ? LOWERED_HEADINGS : {}}
      >
        {text}
      </Markdown>
    </div>
  );
}
