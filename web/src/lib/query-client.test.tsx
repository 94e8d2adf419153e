import { QueryClientProvider, useMutation, useQuery } from '@tanstack/react-query';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { serve, failure, ok } from '../../test/api.ts';
import { createQueryClient, invalidateTopic } from './query-client.ts';
import { request } from './request.ts';

const entries = { queryKey: ['/api/journal-dates'], meta: { topics: ['journal'] as const } };

function Entries() {
  const { data } = useQuery<number>(entries);
  return <p>read {data ?? 'nothing'}</p>;
}

describe('the query client', () => {
  it('when a topic changes, then what is on the screen is read again, and the rest when it is next shown', async () => {
    let reads = 0;
    serve({ 'GET /api/journal-dates': () => ok((reads += 1)) });
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

  it('when a mutation succeeds, then the topics it names are read again; when it fails, then none', async () => {
    let reads = 0;
    let outcome = failure(503, 'unavailable', 'Later');
    serve({ 'GET /api/journal-dates': () => ok((reads += 1)), 'POST /api/journal-entries': () => outcome });
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

  it('when a call is refused for want of a session, then who is signed in is asked again', async () => {
    const api = serve({
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
    await waitFor(() => expect(api.asked('GET /api/auth/user')).toHaveLength(2));
  });
});
