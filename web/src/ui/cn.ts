import { extendTailwindMerge } from 'tailwind-merge';

/** Joins class names; of conflicting Tailwind classes the last one wins. */
export const cn = extendTailwindMerge({
  extend: { theme: { radius: ['card', 'control'], shadow: ['soft'] } },
});
