import { Markdown } from '../../../ui/markdown.tsx';

/** The companion's Markdown. */
export function RichText({ text }: { text: string }) {
  return (
    <div className="prose-parts flex flex-col gap-3">
      <Markdown text={text} />
    </div>
  );
}
