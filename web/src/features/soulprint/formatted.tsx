import Markdown, { type Components } from 'react-markdown';
import rehypeSanitize from 'rehype-sanitize';

// The text stands under a title of ours: its own headings begin one level lower.
const BELOW_OUR_TITLE: Components = { h1: 'h2', h2: 'h3', h3: 'h4' };

/** Markdown as a page of a book. Loaded lazily: its parser is large. */
export function Formatted({ text }: { text: string }) {
  return (
    <div className="prose-book">
      <Markdown rehypePlugins={[rehypeSanitize]} components={BELOW_OUR_TITLE}>
        {text}
      </Markdown>
    </div>
  );
}
