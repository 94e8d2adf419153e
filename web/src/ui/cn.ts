import { extendTailwindMerge } from 'tailwind-merge';

/** Joins class names; of two that say different things about the same property the last one wins. */
export const cn = extendTailwindMerge({
  extend: { theme: { radius: ['card', 'control'], shadow: ['soft'] } },
});
