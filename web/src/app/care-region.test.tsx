import type { CareState } from '@inkwell/contracts';
import { act, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { onboardedUser, underCare } from '../../test/fixtures.ts';
import { mockServer, ok } from '../../test/mock-server.ts';
import { renderApp } from '../../test/render-app.tsx';
import { careQuery } from '../lib/care.ts';
import { CareRegion } from './care-region.tsx';

const none: CareState = { ...underCare, care: null };
const concern: CareState = { ...underCare, care: { ...underCare.care, level: 'concern' }, folded: true };

const card = () => screen.queryByRole('region', { name: 'People to talk to' });

/** Begins with the card on the page. */
async function show(state: CareState) {
  mockServer({ 'GET /api/auth/user': ok(onboardedUser), 'GET /api/care': ok(state) });
  const { client } = renderApp('/app', <CareRegion />);
  await expect.poll(card).toBeTruthy();
  return (next: CareState) => act(async () => void client.setQueryData(careQuery.queryKey, next));
}

const announced = () =>
  screen
    .getAllByRole('status')
    .map(({ textContent }) => textContent)
    .filter((text) => text !== '');

const FOLDED = 'People to talk to: a line at the top of this page shows the numbers.';
const OPENED = 'People to talk to: the numbers are open at the top of this page.';

it('when the card comes and later opens, then a screen reader is told each once', async () => {
  const become = await show(concern);
  await become(none);
  await expect.poll(card).toBeNull();
  expect(announced()).toEqual([]);
  await become(concern);
  await expect.poll(announced).toEqual([FOLDED]);
  const said = screen.getByText(FOLDED);
  await become({ ...concern, folded: false });
  expect(await screen.findByRole('button', { name: 'Fold to one line' })).toBeTruthy();
  expect(screen.getByText(FOLDED)).toBe(said);
  await become(underCare);
  await expect.poll(announced).toEqual([OPENED]);
  await become(none);
  await expect.poll(announced).toEqual([]);
});

it('when the card was there from the start, or is folded and opened by hand, then nothing is told', async () => {
  const become = await show(underCare);
  expect(announced()).toEqual([]);
  await become({ ...underCare, folded: true });
  expect(await screen.findByRole('button', { name: 'Show the numbers' })).toBeTruthy();
  await become(underCare);
  expect(await screen.findByRole('button', { name: 'Fold to one line' })).toBeTruthy();
  expect(announced()).toEqual([]);
});
