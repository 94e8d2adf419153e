import { useQuery } from '@tanstack/react-query';
import type { CareState } from '@inkwell/contracts';
import type { CareLevel } from '@inkwell/contracts/constants';
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { onboardedUser, underCare } from '../../../../test/fixtures.ts';
import { mockServer, ok } from '../../../../test/mock-server.ts';
import { renderApp } from '../../../../test/render-app.tsx';
import { careQuery, withCare } from '../../../lib/care.ts';
import { CareArrival } from './care-arrival.tsx';

const NO_CARE: CareState = { care: null, country: 'US', folded: false, asked: null };
const { care } = underCare;

const Level = () => <p>level: {useQuery(careQuery).data?.care?.level ?? 'none'}</p>;

/** Shown to somebody of whom `state` is known; `find` is what a later message does. */
async function show(state: CareState) {
  mockServer({ 'GET /api/auth/user': ok(onboardedUser), 'GET /api/care': ok(state) });
  const rendered = (
    <>
      <CareArrival />
      <Level />
    </>
  );
  const { client } = renderApp('/app', rendered);
  await expect.poll(() => client.getQueryData(careQuery.queryKey)).toEqual(state);
  const find = async (level: CareLevel) => {
    client.setQueryData(careQuery.queryKey, (known) => withCare(known, { ...care, level }));
    await screen.findByText(`level: ${level}`);
  };
  return { find };
}

const spoken = () => screen.getByRole('status').textContent;

describe('the card with people to talk to, for a screen reader', () => {
  it.each([
    ['concern', 'one line'],
    ['crisis', 'a card above the page has opened'],
  ] as const)('when it comes with a %s, then it is said how', async (level, words) => {
    const { find } = await show(NO_CARE);
    expect(spoken()).toBe('');
    await find(level);
    expect(spoken()).toContain(`People to talk to: ${words}`);
  });

  it('when a line opens as a card, then the card says that, and nothing is said twice', async () => {
    const { find } = await show(NO_CARE);
    await find('concern');
    await find('crisis');
    expect(spoken()).toBe('');
  });

  it('when it was there at first or becomes a line again, then nothing is said', async () => {
    const { find } = await show({ ...underCare, care: { ...care, level: 'crisis' } });
    await screen.findByText('level: crisis');
    expect(spoken()).toBe('');
    await find('concern');
    expect(spoken()).toBe('');
  });
});
