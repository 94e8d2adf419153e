import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { AppLayout } from '../src/app/app-layout.tsx';
import { WriteView } from '../src/features/journal/write-view.tsx';
import { onboardedUser } from './fixtures.ts';
import { mockServer, ok } from './mock-server.ts';
import { renderApp } from './render-app.tsx';
import { stopClock, TODAY } from './stop-clock.ts';
import { addUtilities } from './utilities.ts';

stopClock();

const entry = {
  date: TODAY,
  content: 'Words.',
  mood: null,
  updatedAt: `${TODAY}T10:00:00.000Z`,
  revision: 1,
  care: null,
};
const textbox = () => screen.getByRole<HTMLTextAreaElement>('textbox');

describe('focus mode', () => {
  const openLayout = async () => {
    await addUtilities('hidden');
    mockServer({
      'GET /api/auth/user': ok(onboardedUser),
      'GET /api/journal-dates': ok({ dates: [TODAY] }),
      'GET /api/journal-prompts': ok({ prompts: [] }),
      [`GET /api/journal-entries/${TODAY}?optional=true`]: ok(entry),
    });
    const app = renderApp(
      '/app',
      <AppLayout mode="write" menus={null} sidebar={<p>Sidebar</p>}>
        <WriteView date={TODAY} />
      </AppLayout>,
    );
    await screen.findByRole('textbox');
    return app;
  };
  /** What is seen around the page: a phone has the modes in a bar at its bottom. */
  const around = () => {
    const page = screen.getByRole('main');
    const isAround = (part: Element) => !page.contains(part);
    return ['banner', 'navigation'].filter((role) => screen.queryAllByRole(role).some(isAround));
  };

  it('when it is switched on, then the page alone is left, with its state and a way out', async () => {
    const { user } = await openLayout();
    expect(around()).toEqual(['banner', 'navigation']);
    await user.click(screen.getByRole('button', { name: 'Focus mode' }));
    expect(around()).toEqual([]);
    expect(screen.queryByRole('button', { name: 'Show a question' })).toBeNull();
    expect(screen.getByText('Saved')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Leave focus mode' }));
    expect(around()).toEqual(['banner', 'navigation']);
  });

  it('when keys are used, then they switch it on and off, and the caret stays', async () => {
    const { user } = await openLayout();
    await user.click(textbox());
    textbox().setSelectionRange(2, 2);
    await user.keyboard('{Control>}{Shift>}f{/Shift}{/Control}');
    expect(around()).toEqual([]);
    await user.keyboard('{Escape}');
    expect(around()).toEqual(['banner', 'navigation']);
    await user.keyboard('{Meta>}{Shift>}F{/Shift}{/Meta}');
    expect(around()).toEqual([]);
    expect(document.activeElement).toBe(textbox());
    expect(textbox().selectionStart).toBe(2);
  });
});
