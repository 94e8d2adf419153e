import { compile } from 'tailwindcss';
import { onTestFinished } from 'vitest';

/**
 * Adds Tailwind's own rules of some utilities to the page of this test, which has no style sheet: what they hide is
 * hidden then.
 */
export async function addUtilities(...names: string[]): Promise<void> {
  const style = document.createElement('style');
  style.textContent = (await compile('@tailwind utilities;')).build(names);
  document.head.append(style);
  onTestFinished(() => style.remove());
}
