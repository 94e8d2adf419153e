import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { HtmlTagDescriptor, Plugin } from 'vite';
import { PRODUCT_NAME, TAGLINE } from '../../libs/contracts/src/constants.ts';

const INLINE_SCRIPT = readFileSync(join(import.meta.dirname, '../src/inline.js'), 'utf8').trim();

/** The faces of the first screen; the others come when a text needs them. */
const FIRST_FONTS = [/\/(?:fraunces|inter)-(?!latin|italic)[^/]+\.woff2$/];

/** Writes the product's name into index.html and has the first screen's fonts fetched with it. */
export function page(): Plugin {
  return {
    name: 'inkwell:page',
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle }) {
        const fonts = Object.keys(bundle ?? {}).filter((name) => FIRST_FONTS.some((font) => font.test(name)));
        const tags = fonts.map((name): HtmlTagDescriptor => ({
          tag: 'link',
          attrs: { rel: 'preload', as: 'font', type: 'font/woff2', href: `/${name}`, crossorigin: true },
          // After scripts and styles, without which nothing is drawn.
          injectTo: 'head',
        }));
        return {
          html: html
            .replaceAll('{{product}}', PRODUCT_NAME)
            .replaceAll('{{tagline}}', TAGLINE)
            .replace('<!-- inline.js -->', () => `<script>${INLINE_SCRIPT}</script>`),
          tags,
        };
      },
    },
  };
}
