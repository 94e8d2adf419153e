import { QueryClientProvider, useQuery, type QueryClient } from '@tanstack/react-query';
import { act, render, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createQueryClient } from '../src/lib/query-client.ts';
import { refreshUser, useUser } from '../src/lib/session.ts';
import { failure, ok, mockServer } from './mock-server.ts';
import { onboardedUser } from './fixtures.ts';

const SECOND = 1_000;
const MINUTE = 60 * SECOND;

const advance = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

/** Renders a query with the default options. */
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
/** Renders `parts`; the returned function renders others. */
function renderParts(parts: { reading?: boolean; people?: number }) {
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

let requestCount: number;
beforeEach(() => {
  vi.useFakeTimers();
  client = createQueryClient();
  requestCount = 0;
  mockServer({
    'GET /api/anything': () => ok((requestCount += 1)),
    'GET /api/auth/user': () => {
      requestCount += 1;
      return ok(onboardedUser);
    },
  });
});

describe('the default query options', () => {
  it('when less than five minutes have passed, then it is fresh, and from then on stale', async () => {
    renderParts({ reading: true });
    await advance(0);
    expect(screen.getByText('read 1, fresh')).toBeTruthy();
    await advance(5 * MINUTE - 10);
    expect(screen.getByText('read 1, fresh')).toBeTruthy();
    await advance(20);
    expect(screen.getByText('read 1, stale')).toBeTruthy();
  });

  it('when data is stale, then neither time, focus, reconnecting nor mounting refetches it', async () => {
    const redraw = renderParts({ reading: true });
    await advance(6 * MINUTE);
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
    window.dispatchEvent(new Event('focus'));
    window.dispatchEvent(new Event('offline'));
    window.dispatchEvent(new Event('online'));
    await advance(60 * MINUTE);
    redraw({});
    await advance(MINUTE);
    redraw({ reading: true });
    await advance(MINUTE);
    expect(screen.getByText('read 1, stale')).toBeTruthy();
    expect(requestCount).toBe(1);
  });

  it('when a query has been unmounted for ten minutes, then it is garbage collected, and not before', async () => {
    const redraw = renderParts({ reading: true });
    await advance(0);
    redraw({});
    await advance(10 * MINUTE - 10);
    redraw({ reading: true });
    expect(screen.getByText(/^read 1/)).toBeTruthy();
    redraw({});
    await advance(10 * MINUTE + 10);
    redraw({ reading: true });
    expect(screen.getByText('nothing yet')).toBeTruthy();
    await advance(0);
    expect(screen.getByText('read 2, fresh')).toBeTruthy();
  });

  it('when a query fails, then it is not retried', async () => {
    const api = mockServer({ 'GET /api/anything': failure(503, 'unavailable', 'Later') });
    renderParts({ reading: true });
    await advance(0);
    expect(screen.getByText('failed')).toBeTruthy();
    await advance(10 * MINUTE);
    expect(api.requestsTo('GET /api/anything')).toHaveLength(1);
  });

  it('when nobody is signed in, then queries fail, except for the user, who is null', async () => {
    mockServer({
      'GET /api/anything': failure(401, 'unauthenticated', 'Sign in first'),
      'GET /api/auth/user': failure(401, 'unauthenticated', 'Sign in first'),
    });
    renderParts({ reading: true, people: 1 });
    await advance(0);
    expect(screen.getByText('failed')).toBeTruthy();
    expect(screen.getByText('nobody')).toBeTruthy();
  });
});

describe('the user', () => {
  it('when it is mounted again within five seconds, then it comes from the cache; later it is refetched', async () => {
    const redraw = renderParts({ people: 1 });
    await advance(5 * SECOND - 10);
    redraw({ people: 2 });
    await advance(0);
    expect(requestCount).toBe(1);
    await advance(20);
    redraw({ people: 3 });
    await advance(0);
    expect(requestCount).toBe(2);
  });

  it('when a refresh was forced, then every mount within two seconds refetches', async () => {
    const redraw = renderParts({ people: 1 });
    await advance(0);
    await act(() => refreshUser(client));
    expect(requestCount).toBe(2);
    await advance(2 * SECOND - 10);
    redraw({ people: 2 });
    await advance(0);
    expect(requestCount).toBe(3);
    await advance(20);
    redraw({ people: 3 });
    await advance(0);
    expect(requestCount).toBe(3);
  });

  it('when it has been unmounted for five minutes, then it is garbage collected, and not before', async () => {
    const redraw = renderParts({ people: 1 });
    await advance(0);
    redraw({});
    await advance(5 * MINUTE - 10);
    redraw({ people: 1 });
    expect(screen.getByText('Anna')).toBeTruthy();
    await advance(0);
    redraw({});
    await advance(5 * MINUTE + 10);
    redraw({ people: 1 });
    expect(screen.getByText('nobody')).toBeTruthy();
    await advance(0);
    expect(screen.getByText('Anna')).toBeTruthy();
  });
});
