import type { Service } from '@inkwell/contracts';
import type { App } from '@inkwell/service';
import type { Connection } from 'mongoose';

/** A service on real servers, and how to make it do each thing it can. */
export interface Driven {
  service: Service;
  app: App;
  connection: Connection;
  /**
   * Each works with people of its own, any number of times. By the name of what it drives: a route (`GET /api/cities`),
   * an event, a job, or in words what happens without one of them.
   */
  drives: Record<string, () => Promise<unknown>>;
  close: () => Promise<unknown>;
}

interface Answer {
  statusCode: number;
  body: string;
}

/** @throws Error where the answer is not the expected one: a drive that drives nothing shows nothing */
export async function expectStatus<A extends Answer>(status: number, answer: A | Promise<A>): Promise<A> {
  const { statusCode, body } = await answer;
  if (statusCode !== status) throw new Error(`expected ${status}, got ${statusCode}: ${body}`);
  return answer;
}

/** The routes of an app but the health check, as `GET /api/cities`. */
export function routesOf(app: App): string[] {
  const routes: string[] = [];
  const parents: string[] = [];
  for (const line of app.printRoutes({ commonPrefix: false }).split('\n')) {
    const [, indent = '', path = '', methods = ''] = /^([│ ]*)[├└]── (\S*)(?: \((.*)\))?$/.exec(line) ?? [];
    const depth = indent.length / 4;
    parents.splice(depth, Infinity, path);
    for (const method of methods.split(', ')) {
      if (['GET', 'POST', 'PUT', 'PATCH', 'DELETE'].includes(method))
        routes.push(`${method} ${parents.join('')}`);
    }
  }
  return routes.filter((route) => !route.includes('/health/'));
}
