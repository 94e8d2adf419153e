import { QueryClientProvider, useQuery, type QueryClient } from '@tanstack/react-query';
import { act, render, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createQueryClient } from '../src/lib/query-client.ts';
import { refreshUser, useUser } from '../src/lib/session.ts';
import { failure, ok, serve } from './api.ts';
import { onboarded } from './people.ts';

const SECOND = 1_000;
const MINUTE = 60 * SECOND;

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

/** Anything that is read with the defaults. */
function Reading() {
  const { data, isError, isStale } = useQuery<number>({ queryKey: ['/api/anything'] });
  return (
    <p>
      {isError
        ? 'failed'
        : data === undefined
          ? 'nothing yet'
          : `read ${data}, ${isStale ? 'stale' : 'fresh'}`}
    </p>
  );
}

function Person() {
  return <p>{useUser()?.firstName ?? 'nobody'}</p>;
}

let client: QueryClient;
/** Draws `parts`, and again with others when it is called again. */
function draw(parts: { reading?: boolean; people?: number }) {
  const tree = ({ reading = false, people = 0 }: typeof parts) => (
    <QueryClientProvider client={client}>
      {reading && <Reading />}
      {Array.from({ length: people }, (_, index) => (
        <Person key={index} />
      ))}
    </QueryClientProvider>
  );
  const { rerender } = render(tree(parts));
  return (next: typeof parts) => rerender(tree(next));
}

let reads: number;
beforeEach(() => {
  vi.useFakeTimers();
  client = createQueryClient();
  reads = 0;
  serve({
    'GET /api/anything': () => ok((reads += 1)),
    'GET /api/auth/user': () => {
      reads += 1;
      return ok(onboarded);
    },
  });
});

describe('what is read by default', () => {
  it('when less than five minutes have passed, then it is fresh, and from then on stale', async () => {
    draw({ reading: true });
    await pass(0);
    expect(screen.getByText('read 1, fresh')).toBeTruthy();
    await pass(5 * MINUTE - 10);
    expect(screen.getByText('read 1, fresh')).toBeTruthy();
    await pass(20);
    expect(screen.getByText('read 1, stale')).toBeTruthy();
  });

  it('when it is stale, then neither time nor focus nor the network nor a new look reads it again', async () => {
    const redraw = draw({ reading: true });
    await pass(6 * MINUTE);
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
    window.dispatchEvent(new Event('focus'));
    window.dispatchEvent(new Event('offline'));
    window.dispatchEvent(new Event('online'));
    await pass(60 * MINUTE);
    redraw({});
    await pass(MINUTE);
    redraw({ reading: true });
    await pass(MINUTE);
    expect(screen.getByText('read 1, stale')).toBeTruthy();
    expect(reads).toBe(1);
  });

  it('when it has been off the screen for ten minutes, then it is forgotten, and not before', async () => {
    const redraw = draw({ reading: true });
    await pass(0);
    redraw({});
    await pass(10 * MINUTE - 10);
    redraw({ reading: true });
    expect(screen.getByText(/^read 1/)).toBeTruthy();
    redraw({});
    await pass(10 * MINUTE + 10);
    redraw({ reading: true });
    expect(screen.getByText('nothing yet')).toBeTruthy();
    await pass(0);
    expect(screen.getByText('read 2, fresh')).toBeTruthy();
  });

  it('when it cannot be read, then it fails at once and is not tried again', async () => {
    const api = serve({ 'GET /api/anything': failure(503, 'unavailable', 'Later') });
    draw({ reading: true });
    await pass(0);
    expect(screen.getByText('failed')).toBeTruthy();
    await pass(10 * MINUTE);
    expect(api.asked('GET /api/anything')).toHaveLength(1);
  });

  it('when nobody is signed in, then that is a failure, save for who is here', async () => {
    serve({
      'GET /api/anything': failure(401, 'unauthenticated', 'Sign in first'),
      'GET /api/auth/user': failure(401, 'unauthenticated', 'Sign in first'),
    });
    draw({ reading: true, people: 1 });
    await pass(0);
    expect(screen.getByText('failed')).toBeTruthy();
    expect(screen.getByText('nobody')).toBeTruthy();
  });
});

describe('the user', () => {
  it('when somebody looks within five seconds, then they see what is there; later it is read again', async () => {
    const redraw = draw({ people: 1 });
    await pass(5 * SECOND - 10);
    redraw({ people: 2 });
    await pass(0);
    expect(reads).toBe(1);
    await pass(20);
    redraw({ people: 3 });
    await pass(0);
    expect(reads).toBe(2);
  });

  it('when a refresh was forced, then for two seconds every look reads anew', async () => {
    const redraw = draw({ people: 1 });
    await pass(0);
    await act(() => refreshUser(client));
    expect(reads).toBe(2);
    await pass(2 * SECOND - 10);
    redraw({ people: 2 });
    await pass(0);
    expect(reads).toBe(3);
    await pass(20);
    redraw({ people: 3 });
    await pass(0);
    expect(reads).toBe(3);
  });

  it('when nobody has looked for five minutes, then the user is forgotten, and not before', async () => {
    const redraw = draw({ people: 1 });
    await pass(0);
    redraw({});
    await pass(5 * MINUTE - 10);
    redraw({ people: 1 });
    expect(screen.getByText('Anna')).toBeTruthy();
    await pass(0);
    redraw({});
    await pass(5 * MINUTE + 10);
    redraw({ people: 1 });
    expect(screen.getByText('nobody')).toBeTruthy();
    await pass(0);
    expect(screen.getByText('Anna')).toBeTruthy();
  });
});
