import type { Care, CareState } from '@inkwell/contracts';
import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { onboardedUser, underCare } from '../../../test/fixtures.ts';
import { deferred, failure, mockServer, ok } from '../../../test/mock-server.ts';
import { renderApp } from '../../../test/render-app.tsx';
import { careQuery } from '../../lib/care.ts';
import { CareCard } from './care-card.tsx';

const { care } = underCare;

function show(state: CareState, put?: Parameters<typeof mockServer>[0][string]) {
  const api = mockServer({
    'GET /api/auth/user': ok(onboardedUser),
    'GET /api/care': ok(state),
    ...(put && { 'PUT /api/care': put }),
  });
  return { ...renderApp('/app', <CareCard className={undefined} />), api };
}

const card = () => screen.findByRole('region', { name: 'People to talk to' });

describe('the card with people to talk to', () => {
  it('when the person is under care, then each number calls or writes', async () => {
    show(underCare);
    const links = within(await card()).getAllByRole<HTMLAnchorElement>('link');
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Safety plan', '/app/safety-plan'],
      ['Call 988', 'tel:988'],
      ['Text 988', 'sms:988'],
      ['988lifeline.org', 'https://988lifeline.org'],
      ['Call 911', 'tel:911'],
    ]);
    expect(screen.queryByRole('button', { name: 'Leave this page' })).toBeNull();
  });

  it('when it is shown, then the safety plan is loaded ahead, so that it opens without a network too', async () => {
    const { api } = show(underCare);
    await card();
    await expect.poll(() => api.requestsTo('GET /api/care/plan')).toHaveLength(1);
  });

  it('when the person is not under care, then there is nothing', async () => {
    const { api, client } = show({ care: null, country: 'US', folded: false, asked: null });
    await expect.poll(() => client.getQueryData(['/api/care'])).toBeTruthy();
    expect(api.requestsTo('GET /api/care')).toHaveLength(1);
    expect(screen.queryByRole('region', { name: 'People to talk to' })).toBeNull();
  });

  it('when the server cannot answer at first, then it is asked again', async () => {
    let answers = 0;
    mockServer({
      'GET /api/auth/user': ok(onboardedUser),
      'GET /api/care': () => ((answers += 1) === 1 ? failure(503, 'unavailable', 'Later') : ok(underCare)),
    });
    renderApp('/app', <CareCard className={undefined} />);
    expect(await screen.findByRole('link', { name: 'Call 988' }, { timeout: 5_000 })).toBeTruthy();
  });

  it('when it is folded, then the server keeps that, and the numbers can be shown again', async () => {
    const state: CareState = { ...underCare };
    const { user, api } = show(state, (payload) => ok(Object.assign(state, payload)));
    await user.click(within(await card()).getByRole('button', { name: 'Fold to one line' }));
    const unfold = await screen.findByRole('button', { name: 'Show the numbers', expanded: false });
    expect(screen.getByRole('heading', { name: 'People to talk to' })).toBeTruthy();
    expect(api.requestsTo('PUT /api/care').map(({ payload }) => payload)).toEqual([{ folded: true }]);
    expect(screen.queryByRole('link', { name: 'Call 988' })).toBeNull();
    expect(screen.getByRole('link', { name: 'Safety plan' })).toBeTruthy();
    await user.click(unfold);
    expect(await screen.findByRole('link', { name: 'Call 988' })).toBeTruthy();
  });

  it('when another country is chosen, then its lines are shown', async () => {
    const spain: CareState = {
      care: { ...care, country: 'ES', resources: care.resources.map((each) => ({ ...each, tel: '112' })) },
      country: 'ES',
      folded: false,
      asked: null,
    };
    const state: CareState = { ...underCare };
    const { user, api } = show(state, () => ok(Object.assign(state, spain)));
    await user.selectOptions(
      within(await card()).getByRole('combobox', { name: 'Country of these lines' }),
      'Spain',
    );
    expect(await screen.findAllByRole('link', { name: 'Call 112' })).toHaveLength(2);
    expect(api.requestsTo('PUT /api/care').map(({ payload }) => payload)).toEqual([{ country: 'ES' }]);
  });

  it('when the change cannot be saved, then it says so and the card stays as it was', async () => {
    const { user } = show(underCare, failure(503, 'unavailable', 'Later'));
    await user.click(within(await card()).getByRole('button', { name: 'Fold to one line' }));
    expect(await screen.findByText('Could not save the change')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Call 988' })).toBeTruthy();
  });

  it.each<[string, Pick<Care, 'kind' | 'also'>]>([
    ['somebody is hurt at home', { kind: 'violence' }],
    ['a child is in danger', { kind: 'child' }],
    ['lines for violence stand beside another kind', { kind: 'suicide', also: ['eating', 'violence'] }],
    ['lines for a child stand beside another kind', { kind: 'self_harm', also: ['child'] }],
  ])('when %s, then there is a way to leave the page, folded too', async (_when, kinds) => {
    const state: CareState = { ...underCare, care: { ...care, ...kinds } };
    const { user } = show(state, (payload) => ok(Object.assign(state, payload)));
    expect(within(await card()).getByRole('button', { name: 'Leave this page' })).toBeTruthy();
    expect(screen.getByText(/history keeps traces/)).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Fold to one line' }));
    await screen.findByRole('button', { name: 'Show the numbers' });
    expect(screen.getByRole('button', { name: 'Leave this page' })).toBeTruthy();
  });

  describe('for a screen reader', () => {
    const spoken = () =>
      within(screen.getByRole('region', { name: 'People to talk to' })).getByRole('status').textContent;
    const opened = 'People to talk to: the card above the page has opened';
    const concern: CareState = { ...underCare, care: { ...care, level: 'concern' }, folded: true };
    const folded: CareState = { ...underCare, folded: true };
    const showButton = { name: 'Show the numbers' };

    it.each<[string, CareState, CareState]>([
      ['a second concern after a no opens the line', concern, { ...concern, folded: false }],
      ['a crisis follows a concern', concern, underCare],
      ['a new crisis opens a folded card', folded, underCare],
    ])('when %s, then it says so', async (_when, before, after) => {
      const state = { ...before };
      const { client } = show(state);
      await screen.findByRole('button', showButton);
      expect(spoken()).toBe('');
      Object.assign(state, after);
      await client.invalidateQueries(careQuery);
      await screen.findByRole('link', { name: 'Call 988' });
      expect(spoken()).toContain(opened);
    });

    it('when a concern becomes a crisis while the card is open, then it says where the numbers are', async () => {
      const state = { ...concern, folded: false };
      const { client } = show(state);
      await screen.findByRole('link', { name: 'Call 988' });
      expect(spoken()).toBe('');
      Object.assign(state, underCare);
      await client.invalidateQueries(careQuery);
      await expect.poll(spoken).toContain('People to talk to: the card above the page is open');
    });

    it('when it opens, is folded and opens once more, then it says so each time', async () => {
      const state = { ...concern };
      const { client } = show(state);
      await screen.findByRole('button', showButton);
      for (const isFolded of [false, true, false]) {
        state.folded = isFolded;
        await client.invalidateQueries(careQuery);
        await screen.findByRole('button', { expanded: !isFolded });
        expect(spoken()).toEqual(isFolded ? '' : expect.stringContaining(opened));
      }
    });

    it('when the person opens or folds it, or it is open at first, then it says nothing', async () => {
      const state = { ...underCare };
      const answers = [deferred(), deferred()];
      let count = 0;
      const { user } = show(state, (payload) => {
        Object.assign(state, payload);
        return answers[count++]?.promise ?? ok();
      });
      await card();
      expect(spoken()).toBe('');
      await user.click(screen.getByRole('button', { name: 'Fold to one line' }));
      answers[0]?.resolve(ok({ ...state }));
      await user.click(await screen.findByRole('button', showButton));
      await screen.findByRole('link', { name: 'Call 988' });
      expect(spoken()).toBe('');
      answers[1]?.resolve(ok({ ...state }));
      await screen.findByRole('button', { name: 'Fold to one line' });
      expect(spoken()).toBe('');
    });
  });

  it('when nobody else is near, then there is no such way', async () => {
    show({ ...underCare, care: { ...care, kind: 'eating', also: ['suicide'] } });
    await card();
    expect(screen.queryByRole('button', { name: 'Leave this page' })).toBeNull();
  });
});
