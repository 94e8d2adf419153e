import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { AppLayout } from '../src/app/app-layout.tsx';
import { WriteView } from '../src/features/journal/write-view.tsx';
import { today } from '../src/lib/time.ts';
import { onboardedUser } from './fixtures.ts';
import { mockServer, ok } from './mock-server.ts';
import { renderApp } from './render-app.tsx';

const TODAY = today();
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
  const isShown = (element: Element | null) => element !== null && !element.classList.contains('hidden');
  const isAround = () => isShown(document.querySelector('header'));

  it('when it is switched on, then the page alone is left, with its state and a way out', async () => {
    const { user } = await openLayout();
    expect(isAround()).toBe(true);
    await user.click(screen.getByRole('button', { name: 'Focus mode' }));
    expect(isAround()).toBe(false);
    expect(screen.queryByRole('button', { name: 'Show a question' })).toBeNull();
    expect(screen.getByText('Saved')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Leave focus mode' }));
    expect(isAround()).toBe(true);
  });

  it('when keys are used, then they switch it on and off, and the caret stays', async () => {
    const { user } = await openLayout();
    await user.click(textbox());
    textbox().setSelectionRange(2, 2);
    await user.keyboard('{Control>}{Shift>}f{/Shift}{/Control}');
    expect(isAround()).toBe(false);
    await user.keyboard('{Escape}');
    expect(isAround()).toBe(true);
    await user.keyboard('{Meta>}{Shift>}F{/Shift}{/Meta}');
    expect(isAround()).toBe(false);
    expect(document.activeElement).toBe(textbox());
    expect(textbox().selectionStart).toBe(2);
  });
});
