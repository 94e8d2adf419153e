import { splitPrompt } from '@inkwell/contracts/prompt-lines';
import { PromptText } from '../prompts/quoted-prompt.tsx';

/** A page's words in a banner. */
export function Excerpt({ page }: { page: string }) {
  const { prompt, text } = splitPrompt(page);
  return (
    <div className="mt-2 max-h-40 overflow-y-auto border-l-2 border-line-control pl-3">
      {prompt !== null && <PromptText prompt={prompt} />}
      <blockquote dir="auto" className="font-serif whitespace-pre-wrap">
        {text}
      </blockquote>
    </div>
  );
}
