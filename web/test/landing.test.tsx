import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { setTheme } from '../src/lib/theme.ts';
import { failure, mockServer } from './mock-server.ts';
import { renderApp } from './render-app.tsx';

async function openLanding() {
  mockServer({ 'GET /api/auth/user': failure(401, 'unauthenticated', 'Sign in first') });
  const opened = renderApp('/');
  await screen.findByRole('heading', { name: 'Design your life, not just your schedule.' });
  return opened;
}
const header = () => within(screen.getByRole('banner'));

describe('the header of the landing page', () => {
  it('when it is shown, then it has the tagline once, at every width', async () => {
    const { user } = await openLanding();
    const tagline = () => header().getAllByText('Plan with Purpose');
    expect(tagline().map((each) => each.closest('[class*="hidden"]'))).toEqual([null]);
    await user.click(header().getByRole('button', { name: 'Open menu' }));
    expect(tagline()).toHaveLength(1);
  });

  it.each(['button', 'page'])(
    'when Escape is pressed with the focus on the %s, then the menu closes and its button has the focus',
    async (focused) => {
      const { user } = await openLanding();
      const button = header().getByRole('button', { name: 'Open menu' });
      await user.click(button);
      expect(button.getAttribute('aria-expanded')).toBe('true');
      if (focused === 'page') button.blur();
      await user.keyboard('{Escape}');
      expect(button.getAttribute('aria-expanded')).toBe('false');
      expect(document.activeElement).toBe(button);
    },
  );

  describe('when a section is chosen', () => {
    let scrolledTo: Element[];
    beforeEach(() => {
      scrolledTo = [];
      vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(function (this: Element) {
        scrolledTo.push(this);
      });
    });
    afterEach(() => vi.restoreAllMocks());

    it.each([
      ['Purpose', /A calendar knows/],
      ['Write', 'Write Your Way'],
      ['Heal', 'Heal Your Heart'],
      ['Plan', 'Plan with Purpose'],
      ['Start', 'Begin with one honest sentence.'],
    ])('%s, then its own section is scrolled to and has the focus', async (name, heading) => {
      const { user } = await openLanding();
      await user.click(header().getByRole('button', { name: 'Open menu' }));
      const menu = header().getAllByRole('navigation', { name: 'Sections' })[1] ?? document.body;
      await user.click(within(menu).getByRole('button', { name }));
      const section = screen.getByRole('heading', { name: heading }).closest('section');
      expect(scrolledTo).toEqual([section]);
      expect(document.activeElement).toBe(section);
      await waitFor(() => expect(header().getByRole('button', { name: 'Open menu' })).toBeTruthy());
    });
  });
});

describe('the pictures of the landing page', () => {
  const sources = () =>
    [...document.querySelectorAll('picture source')].map((source) => source.getAttribute('media'));
  afterEach(() => {
    setTheme('system');
  });

  it.each([
    ['system', '(prefers-color-scheme: dark)'],
    ['light', 'not all'],
    ['dark', 'all'],
  ] as const)('when the chosen theme is %s, then the dark ones are for %s', async (theme, media) => {
    setTheme(theme);
    await openLanding();
    expect(sources()).toEqual([media, media, media]);
    for (const picture of screen.getAllByRole('img', { name: /page|conversation|week/i })) {
      expect(picture.getAttribute('loading')).toBe('lazy');
    }
  });
});
