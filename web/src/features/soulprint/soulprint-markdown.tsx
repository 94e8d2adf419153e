import type { ComponentProps } from 'react';
import Markdown, { type Components, type ExtraProps } from 'react-markdown';
import rehypeSanitize from 'rehype-sanitize';
import { cn } from '../../ui/cn.ts';
import { createIds } from './sections.ts';

// The text comes from a model and from the user, so that it must not link anywhere or load anything.
const DISALLOWED_ELEMENTS = ['a', 'img'];
const REHYPE_PLUGINS = [rehypeSanitize, () => withSectionIds];
const TOP_HEADING = /^# /m;

export type HeadingLevel = 2 | 3;
type Tree = ReturnType<ReturnType<typeof rehypeSanitize>>;
type TreeNode = Tree['children'][number];

/** Renders the SoulPrint's Markdown, its first heading at `level`. Import it lazily, because the parser is large. */
export function SoulPrintMarkdown({ text, level }: { text: string; level: HeadingLevel }) {
  return (
    <div className="prose-book [&_pre]:whitespace-pre-wrap">
      <Markdown
        rehypePlugins={REHYPE_PLUGINS}
        disallowedElements={DISALLOWED_ELEMENTS}
        unwrapDisallowed
        components={TOP_HEADING.test(text) ? WITH_TITLE[level] : WITHOUT_TITLE[level]}
      >
        {text}
      </Markdown>
    </div>
  );
}

type HeadingProps = ComponentProps<'h2'> & ExtraProps;

const title = (Tag: 'h2' | 'h3', size: string) =>
  function Title({ node: _node, ...props }: HeadingProps) {
    return <Tag {...props} className={cn('text-balance', size)} />;
  };
/** A heading that the list of contents can move the focus to. */
const section = (Tag: 'h2' | 'h3' | 'h4', size: string) =>
  function Section({ node: _node, ...props }: HeadingProps) {
    return <Tag {...props} tabIndex={-1} className={cn('mt-12! scroll-mt-8 [:is(h2,h3)+&]:mt-7!', size)} />;
  };
const part = (Tag: 'h3' | 'h4' | 'h5') =>
  function Part({ node: _node, ...props }: HeadingProps) {
    return <Tag {...props} className="text-[1.125rem]! font-semibold!" />;
  };

// A step below the heading of the page, or of the dialog, that stands above the text.
const TITLE_SIZE = { 2: 'text-[1.75rem]!', 3: 'text-[1.5rem]!' };
const SECTION_SIZE = { 2: 'text-[1.4375rem]!', 3: 'text-[1.3125rem]!' };

const WITH_TITLE: Record<HeadingLevel, Components> = {
  2: { h1: title('h2', TITLE_SIZE[2]), h2: section('h3', SECTION_SIZE[2]), h3: part('h4') },
  3: { h1: title('h3', TITLE_SIZE[3]), h2: section('h4', SECTION_SIZE[3]), h3: part('h5') },
};
const WITHOUT_TITLE: Record<HeadingLevel, Components> = {
  2: { h2: section('h2', SECTION_SIZE[2]), h3: part('h3') },
  3: { h2: section('h3', SECTION_SIZE[3]), h3: part('h4') },
};

/** Gives the headings of sections the ids of `sectionsOf`. */
function withSectionIds(tree: Tree): Tree {
  const idOf = createIds();
  for (const node of tree.children) {
    if (node.type === 'element' && node.tagName === 'h2') node.properties['id'] = idOf(textOf(node));
  }
  return tree;
}

function textOf(node: TreeNode): string {
  if (node.type === 'text') return node.value;
  return node.type === 'element' ? node.children.map(textOf).join('') : '';
}
