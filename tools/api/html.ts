const ESCAPES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

export const escapeHtml = (text: string): string => text.replace(/[&<>"]/g, (each) => ESCAPES[each] ?? each);

/** Markdown as the document uses it: paragraphs, `code` and **strong** words. */
export function markdownHtml(text: string): string {
  const inline = escapeHtml(text)
    .replace(/`([^`]+)`/g, '<code>$1</code>')
    .replace(/\*\*([^*]+)\*\*/g, '<strong>$1</strong>');
  return inline
    .split('\n\n')
    .map((paragraph) => `<p>${paragraph}</p>`)
    .join('\n');
}

/** The same without paragraphs, for a line of text. */
export const lineHtml = (text: string): string => markdownHtml(text.replaceAll('\n\n', ' ')).slice(3, -4);
