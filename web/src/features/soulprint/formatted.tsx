import Markdown from 'react-markdown';
import rehypeSanitize from 'rehype-sanitize';

/** Markdown as a page of a book. Loaded lazily: its parser is large. */
export function Formatted({ text }: { text: string }) {
  return (
    <div className="prose-book">
      <Markdown rehypePlugins={[rehypeSanitize]}>{text}</Markdown>
    </div>
  );
}
