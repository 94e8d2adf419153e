import { createTailwindMerge, validators } from 'tailwind-merge';

const { isArbitraryLength, isNumber } = validators;

const ANY = [() => true];
const ALONE = ['', ...ANY];

const of = (names: string, values: typeof ALONE) =>
  Object.fromEntries(names.split(' ').map((name) => [name, [{ [name]: values }]]));

/**
 * The classes of ours that can conflict, by what they set; a value is that of the first group that knows it. The whole
 * table of tailwind-merge has three times as many, for 5 kB; `web/test/cn.test.ts` compares the two.
 */
const CLASS_GROUPS = {
  display: ['block', 'inline', 'flex', 'inline-flex', 'grid', 'inline-grid', 'table', 'contents', 'hidden'],
  position: ['static', 'relative', 'absolute', 'fixed', 'sticky'],
  visibility: ['visible', 'invisible'],
  'text-decoration': ['underline', 'line-through', 'no-underline'],
  'text-overflow': ['truncate', { text: ['ellipsis', 'clip'] }],
  'text-align': [{ text: ['left', 'center', 'right', 'start', 'end', 'justify'] }],
  'text-wrap': [{ text: ['balance', 'pretty', 'wrap', 'nowrap'] }],
  'font-size': [
    {
      text: ['xs', 'sm', 'base', 'lg', 'xl', '2xl', '3xl', '4xl', '5xl', '6xl', '7xl', isArbitraryLength],
    },
  ],
  'text-color': [{ text: ANY }],
  'font-family': [{ font: ['sans', 'serif', 'mono'] }],
  'font-weight': [{ font: ANY }],
  'flex-direction': [{ flex: ['row', 'col', 'row-reverse', 'col-reverse'] }],
  'flex-wrap': [{ flex: ['wrap', 'nowrap'] }],
  flex: [{ flex: ANY }],
  overflow: [{ overflow: ['auto', 'hidden', 'visible', 'clip', 'scroll'] }],
  break: [{ break: ['words', 'all', 'normal'] }],
  'border-collapse': [{ border: ['collapse', 'separate'] }],
  'border-style': [{ border: ['solid', 'dashed', 'dotted', 'none'] }],
  'border-width': [{ border: ['', isNumber, isArbitraryLength] }],
  'border-color': [{ border: ANY }],
  'outline-style': [{ outline: ['none', 'dashed'] }],
  'outline-width': [{ outline: ['', isNumber] }],
  'outline-color': [{ outline: ANY }],
  'ring-width': [{ ring: ['', isNumber] }],
  'ring-color': [{ ring: ANY }],
  'ring-offset-width': [{ 'ring-offset': [isNumber] }],
  'ring-offset-color': [{ 'ring-offset': ANY }],
  'decoration-thickness': [{ decoration: [isNumber] }],
  'decoration-color': [{ decoration: ANY }],
  ...of('p px py ps pt pr pb pl mx my mt mr mb ml gap gap-x gap-y leading tracking bg fill stroke', ANY),
  ...of('w h size min-w min-h max-w max-h inset inset-x inset-y top right bottom left z order basis', ANY),
  ...of('items self justify justify-self place-items line-clamp grid-cols auto-rows whitespace list', ANY),
  ...of('overflow-x overflow-y opacity cursor pointer-events touch align underline-offset', ANY),
  ...of('shadow translate-x translate-y duration ease outline-offset scroll-mt scroll-mb', ANY),
  ...of('border-spacing', ANY),
  ...of('rounded rounded-t rounded-r rounded-br grow shrink transition resize', ALONE),
  ...of('border-y border-t border-r border-b border-l divide-y', ALONE),
};

/** What a class sets besides, so that it stands for these where it comes later. */
const CONFLICTS = {
  p: ['px', 'py', 'ps', 'pt', 'pr', 'pb', 'pl'],
  px: ['ps', 'pr', 'pl'],
  py: ['pt', 'pb'],
  mx: ['mr', 'ml'],
  my: ['mt', 'mb'],
  gap: ['gap-x', 'gap-y'],
  size: ['w', 'h'],
  inset: ['inset-x', 'inset-y', 'top', 'right', 'bottom', 'left'],
  'inset-x': ['right', 'left'],
  'inset-y': ['top', 'bottom'],
  flex: ['basis', 'grow', 'shrink'],
  overflow: ['overflow-x', 'overflow-y'],
  'font-size': ['leading'],
  'line-clamp': ['display', 'overflow'],
  rounded: ['rounded-t', 'rounded-r', 'rounded-br'],
  'rounded-r': ['rounded-br'],
  'border-width': ['border-y', 'border-t', 'border-r', 'border-b', 'border-l'],
  'border-y': ['border-t', 'border-b'],
};

/** Joins class names; of conflicting Tailwind classes the last one wins. */
export const cn = createTailwindMerge(() => ({
  cacheSize: 500,
  theme: {},
  classGroups: CLASS_GROUPS,
  conflictingClassGroups: CONFLICTS,
  conflictingClassGroupModifiers: {},
  orderSensitiveModifiers: ['before', 'after', 'placeholder', 'marker', 'selection', 'first-letter'],
}));
