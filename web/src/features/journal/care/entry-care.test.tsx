import type { Care, Entry, PersonLines } from '@inkwell/contracts';
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { onboardedUser, underCare } from '../../../../test/fixtures.ts';
import { deferred, failure, mockServer, ok } from '../../../../test/mock-server.ts';
import { renderApp } from '../../../../test/render-app.tsx';
import { EntryCare } from './entry-care.tsx';

const NO_CARE = { care: null, country: 'ES', folded: false, asked: null };
const LINES = 'GET /api/care/lines?kind=violence';
const SPAIN: PersonLines = {
  country: 'ES',
  resources: [{ name: '016', tel: '016', sms: null, url: null, hours: '24/7', emergency: false }],
};
/** Of a page that was read in New York. */
const care: Care = { ...underCare.care, kind: 'violence' };
const entry: Entry = {
  date: '2026-11-20',
  content: 'He hit me again.',
  mood: null,
  updatedAt: '2026-11-20T10:00:00.000Z',
  revision: 1,
  care,
};

function show(lines: Parameters<typeof mockServer>[0][string], page: Entry | null = entry) {
  const api = mockServer({
    'GET /api/auth/user': ok(onboardedUser),
    'GET /api/care': ok(NO_CARE),
    [LINES]: lines,
  });
  return { ...renderApp('/app', <EntryCare entry={page} />), api };
}

describe('whom to call under a page', () => {
  it('when the person chose another country than that of their time zone, then its lines replace the page’s own, for the page’s kind', async () => {
    const answer = deferred();
    show(() => answer.promise);
    // Those that came with the page stand there at once.
    expect(await screen.findByRole('link', { name: 'Call 988' })).toBeTruthy();
    answer.resolve(ok(SPAIN));
    expect((await screen.findByRole('link', { name: 'Call 016' })).getAttribute('href')).toBe('tel:016');
    expect(screen.queryByRole('link', { name: 'Call 988' })).toBeNull();
  });

  it('when they cannot be read, then the page’s own are shown', async () => {
    show(failure(503, 'unavailable', 'Later'));
    expect(await screen.findByRole('link', { name: 'Call 988' })).toBeTruthy();
  });

  it('when a page’s text calls for nothing, then no lines are asked for', async () => {
    const { api, client } = show(ok(SPAIN), { ...entry, care: null });
    await expect.poll(() => client.getQueryData(['/api/care'])).toEqual(NO_CARE);
    expect(screen.queryByRole('complementary')).toBeNull();
    expect(api.requestsTo(LINES)).toEqual([]);
  });
});
