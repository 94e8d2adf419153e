import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defaultClientConditions, defineConfig } from 'vite';
import { OLDEST_BROWSERS } from './vite/browsers.ts';
import { compress } from './vite/compress.ts';
import { chunkGroups } from './vite/chunks.ts';
import { page } from './vite/page.ts';
import { prerender } from './vite/prerender.ts';

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react(), tailwindcss(), page(), prerender(), compress()],
  resolve: {
    conditions: ['@inkwell/source', ...defaultClientConditions],
    alias: {
      // Radix locks the page's scrolling with a package that writes <style> tags, which `style-src 'self'`
      // refuses; ours does the same through the CSSOM.
      'react-remove-scroll': new URL('./src/lib/remove-scroll.tsx', import.meta.url).pathname,
    },
  },
  build: {
    outDir: 'dist',
    target: Object.entries({ ...OLDEST_BROWSERS, ios: OLDEST_BROWSERS.safari }).map(
      ([name, version]) => `${name}${version}`,
    ),
    emptyOutDir: true,
    // Everything as a file of its own: data: URIs would need holes in the content security policy.
    assetsInlineLimit: 0,
    chunkSizeWarningLimit: 400,
    reportCompressedSize: false,
  },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: { codeSplitting: { groups: chunkGroups() } },
        },
      },
    },
  },
});
