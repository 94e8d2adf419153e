import type { Page, Request } from '@playwright/test';

const isScript = (request: Request) => new URL(request.url()).pathname.endsWith('.js');

/** Follows the scripts from now on: whether one of that name has come, and none is under way. */
export function followScripts(page: Page): { haveCome: (name: string) => boolean } {
  const underWay = new Set<Request>();
  const finished: string[] = [];
  page.on('request', (request) => {
    if (isScript(request)) underWay.add(request);
  });
  page.on('requestfinished', (request) => {
    if (underWay.delete(request)) finished.push(request.url());
  });
  return { haveCome: (name) => underWay.size === 0 && finished.some((url) => url.includes(`/${name}-`)) };
}
