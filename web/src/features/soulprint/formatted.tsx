import Markdown, { type Components } from 'react-markdown';
import rehypeSanitize from 'rehype-sanitize';

// It is made of a model's words and the person's: nothing in it leads out of the app or loads anything.
const WORDS_ONLY = ['a', 'img'];

// A text with a title of its own stands under ours: its headings begin one level lower.
const ONE_LOWER: Components = { h1: 'h2', h2: 'h3', h3: 'h4' };
const TITLE = /^# /m;

/** Markdown as a page of a book. Loaded lazily: its parser is large. */
export function Formatted({ text }: { text: string }) {
  return (
    <div className="prose-book [&_pre]:whitespace-pre-wrap">
      <Markdown
        rehypePlugins={[rehypeSanitize]}
        disallowedElements={WORDS_ONLY}
        unwrapDisallowed
        components={TITLE.test(text) ? ONE_LOWER : {}}
      >
        {text}
      </Markdown>
    </div>
  );
}
