import type { CareState, PersonLines } from '@inkwell/contracts';
import { render, screen, within } from '@testing-library/react';
import { BrowserRouter } from '../src/lib/router.tsx';
import { describe, expect, it } from 'vitest';
import { underCare, newUser, onboardedUser, trialLeft, unpaid } from './fixtures.ts';
import { SafetyPage } from '../src/app/information-pages.tsx';
import { Providers } from '../src/app/providers.tsx';
import { createQueryClient } from '../src/lib/query-client.ts';
import { userQuery } from '../src/lib/session.ts';
import { deferred, failure, mockServer, ok } from './mock-server.ts';
import { renderApp } from './render-app.tsx';

const NO_CARE: CareState = { care: null, country: 'US', folded: false, asked: null };
const card = { name: 'People to talk to' };

const onboarding = { 'GET /api/auth/user': ok(newUser) };
const noAccess = {
  'GET /api/auth/user': ok(onboardedUser),
  'GET /api/subscription-status': ok(unpaid),
  'POST /api/subscription/setup': failure(503, 'unavailable', 'Later'),
};
const cancelled = { ...noAccess, 'GET /api/subscription-status': ok(trialLeft) };

const PAGES = [
  ['/app', onboarding, 'Step 1 of 6'],
  ['/subscribe', noAccess, 'Set up your subscription'],
  ['/subscription-status', noAccess, 'Welcome Back!'],
] as const;

describe('the pages of people without access', () => {
  it.each(PAGES)('when the person is under care, then %s begins with whom to call', async (path, routes) => {
    mockServer({ ...routes, 'GET /api/care': ok(underCare) });
    renderApp(path);
    const region = await screen.findByRole('region', card);
    const main = await screen.findByRole('main');
    expect(region.compareDocumentPosition(main)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    expect(screen.getByRole('link', { name: 'Call 988' }).getAttribute('href')).toBe('tel:988');
  });

  it.each(PAGES)(
    'when the person is not under care, then %s has nothing of it',
    async (path, routes, title) => {
      const api = mockServer({ ...routes, 'GET /api/care': ok(NO_CARE) });
      const { client } = renderApp(path);
      expect(await screen.findByText(title, { selector: 'h1, h2, [aria-live]' })).toBeTruthy();
      await expect.poll(() => client.getQueryData(['/api/care'])).toEqual(NO_CARE);
      expect(api.requestsTo('GET /api/care')).toHaveLength(1);
      expect(screen.queryByRole('region', card)).toBeNull();
    },
  );

  it.each(['/subscribe', '/subscription-status'])(
    'when a trial can go on and the person is under care, then %s says how many days are left all the same',
    async (path) => {
      mockServer({ ...cancelled, 'GET /api/care': ok(underCare) });
      renderApp(path);
      await screen.findByRole('region', card);
      expect(await screen.findByRole('button', { name: 'Continue Free Trial (6 days left)' })).toBeTruthy();
    },
  );

  it('when somebody is signed in, then /safety leads to their safety plan; a visitor sees nothing of it', async () => {
    mockServer(noAccess);
    const { unmount } = renderApp('/safety');
    const link = await screen.findByRole('link', { name: 'Your safety plan' });
    expect(link.getAttribute('href')).toBe('/app/safety-plan');
    unmount();
    mockServer({ 'GET /api/auth/user': failure(401, 'unauthenticated', 'Sign in first') });
    const { client } = renderApp('/safety');
    await expect.poll(() => client.getQueryData(['/api/auth/user'])).toBeNull();
    expect(screen.queryByRole('link', { name: 'Your safety plan' })).toBeNull();
  });

  describe('the lines of the country on /safety', () => {
    const SPAIN: PersonLines = {
      country: 'ES',
      resources: [
        { name: '024', tel: '024', sms: null, url: null, hours: '24/7', emergency: false },
        { name: 'Emergency number', tel: '112', sms: null, url: null, hours: null, emergency: true },
      ],
    };
    const region = { name: 'Lines of your country' };
    const placeholder = { name: 'Loading the lines of your country' };

    it('when somebody is signed in, then the page begins with them, and another country can be chosen', async () => {
      let lines = SPAIN;
      const api = mockServer({
        ...noAccess,
        'GET /api/care/lines': () => ok(lines),
        'PUT /api/care': () => ok(NO_CARE),
      });
      const { user } = renderApp('/safety');
      const own = within(await screen.findByRole('region', region));
      const number = own.getByRole('link', { name: 'Call 024' });
      expect(number.getAttribute('href')).toBe('tel:024');
      const others = screen.getByText('Samaritans', { exact: false });
      expect(number.compareDocumentPosition(others)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
      lines = { country: 'US', resources: underCare.care.resources };
      await user.selectOptions(
        own.getByRole('combobox', { name: 'Country of these lines' }),
        'United States',
      );
      expect(await own.findByRole('link', { name: 'Call 988' })).toBeTruthy();
      expect(own.queryByRole('link', { name: 'Call 024' })).toBeNull();
      expect(api.requestsTo('PUT /api/care').map(({ payload }) => payload)).toEqual([{ country: 'US' }]);
    });

    it('when they are still loading, then their place is kept; when they do not come, then the page has the others alone', async () => {
      const answer = deferred();
      mockServer({ ...noAccess, 'GET /api/care/lines': () => answer.promise });
      renderApp('/safety');
      expect(await screen.findByRole('status', placeholder)).toBeTruthy();
      answer.resolve(failure(503, 'unavailable', 'Later'));
      await expect.poll(() => screen.queryByRole('status', placeholder)).toBeNull();
      expect(screen.queryByRole('region', region)).toBeNull();
      expect(screen.getByRole('link', { name: '112' })).toBeTruthy();
    });

    it('when a visitor opens the page, then no place is kept for them, not even at first', () => {
      const client = createQueryClient();
      // As the start of the app does without a session.
      client.setQueryData(userQuery.queryKey, null);
      render(
        <BrowserRouter>
          <Providers client={client}>
            <SafetyPage />
          </Providers>
        </BrowserRouter>,
      );
      expect(screen.getByRole('link', { name: '112' })).toBeTruthy();
      expect(screen.queryByRole('status', placeholder)).toBeNull();
    });
  });

  it('when somebody reads /safety, then it says what follows at which level, how often it errs, and what was not kept', async () => {
    mockServer({ 'GET /api/auth/user': failure(401, 'unauthenticated', 'Sign in first') });
    renderApp('/safety');
    await screen.findByRole('heading', { name: 'What happens here when you write of danger' });
    const text = screen.getByRole('main').textContent;
    for (const said of [
      'at most once a day',
      'It may ask again, in other words',
      'stays for a day',
      'or two readers agree',
      '3 days after the last sign',
      'no single score opens the numbers',
      'exercises and insights stay as they are',
      'neither in your SoulPrint nor among your insights',
      // The figures of docs/decisions/007.
      'about three in four',
      'about one in ten',
      'one ordinary message in twenty',
      'one in seven',
      'about one in five',
      '4 were asked',
      'We had aimed for more, and have not reached it',
      'list of phrases was corrected on them',
      'No clinician',
    ])
      expect(text).toContain(said);
    expect(text).not.toContain('asks you directly, once');
  });

  it.each(['/', '/signin', '/signup', '/safety', '/subscribe', '/subscription-status'])(
    'when a visitor opens %s, then care is not asked for',
    async (path) => {
      const api = mockServer({ 'GET /api/auth/user': failure(401, 'unauthenticated', 'Sign in first') });
      renderApp(path);
      expect(await screen.findByRole('heading', { level: 1 })).toBeTruthy();
      expect(api.calls.filter(({ route }) => route.startsWith('GET /api/care'))).toEqual([]);
    },
  );
});
