import { QueryClientProvider, useMutation, useQuery } from '@tanstack/react-query';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { mockServer, failure, ok } from '../../test/mock-server.ts';
import { createQueryClient, invalidateTopic } from './query-client.ts';
import { request } from './request.ts';

const entries = { queryKey: ['/api/journal-dates'], meta: { topics: ['journal'] as const } };

function Entries() {
  const { data } = useQuery<number>(entries);
  return <p>read {data ?? 'nothing'}</p>;
}

describe('the query client', () => {
  it('when a topic is invalidated, then mounted queries are refetched, and the others when they are mounted', async () => {
    let reads = 0;
    mockServer({ 'GET /api/journal-dates': () => ok((reads += 1)) });
    const client = createQueryClient();
    const tree = (shown: boolean) => (
      <QueryClientProvider client={client}>{shown && <Entries />}</QueryClientProvider>
    );
    const { rerender } = render(tree(true));
    await screen.findByText('read 1');

    await invalidateTopic(client, 'journal');
    await screen.findByText('read 2');

    rerender(tree(false));
    rerender(tree(true));
    expect(reads).toBe(2);

    rerender(tree(false));
    await invalidateTopic(client, 'journal');
    await invalidateTopic(client, 'insights');
    expect(reads).toBe(2);
    rerender(tree(true));
    await screen.findByText('read 3');
  });

  it('when a mutation succeeds, then its topics are invalidated; when it fails, then none', async () => {
    let reads = 0;
    let outcome = failure(503, 'unavailable', 'Later');
    mockServer({
      'GET /api/journal-dates': () => ok((reads += 1)),
      'POST /api/journal-entries': () => outcome,
    });
    function Save() {
      const { mutate, status } = useMutation({
        mutationFn: () => request('POST', '/api/journal-entries', {}),
        meta: { topics: ['journal'] },
      });
      return (
        <button type="button" onClick={() => mutate()}>
          {status}
        </button>
      );
    }
    render(
      <QueryClientProvider client={createQueryClient()}>
        <Save />
        <Entries />
      </QueryClientProvider>,
    );
    await screen.findByText('read 1');
    fireEvent.click(screen.getByRole('button'));
    await screen.findByText('error');
    expect(reads).toBe(1);

    outcome = ok({});
    fireEvent.click(screen.getByRole('button'));
    await screen.findByText('success');
    await screen.findByText('read 2');
  });

  it('when a request fails with 401, then the user is refetched', async () => {
    const api = mockServer({
      'GET /api/journal-dates': failure(401, 'unauthenticated', 'Sign in first'),
      'GET /api/auth/user': ok({ id: 'user-1' }),
    });
    const client = createQueryClient();
    function Person() {
      useQuery({ queryKey: ['/api/auth/user'], meta: { topics: ['session'] } });
      return <Entries />;
    }
    render(
      <QueryClientProvider client={client}>
        <Person />
      </QueryClientProvider>,
    );
    await waitFor(() => expect(api.requestsTo('GET /api/auth/user')).toHaveLength(2));
  });
});
