import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { Dialog, DialogContent } from '../src/ui/dialog.tsx';

it('when the menu that opened it is gone before it is there, then Escape leads back to the menu’s button', async () => {
  const page = (menu: boolean, open: boolean) => (
    <>
      <button id="button">Profile menu</button>
      {menu && (
        <div role="menu" aria-labelledby="button">
          <div role="menuitem" tabIndex={-1}>
            View SoulPrint
          </div>
        </div>
      )}
      <Dialog open={open}>
        <DialogContent title="SoulPrint" description={null} />
      </Dialog>
    </>
  );
  const { rerender } = render(page(true, false));
  screen.getByRole('menuitem').focus();
  rerender(page(false, false));
  expect(document.activeElement).toBe(document.body);
  rerender(page(false, true));
  await screen.findByRole('dialog');
  await userEvent.tab();
  rerender(page(false, false));
  const button = screen.getByRole('button', { name: 'Profile menu' });
  await waitFor(() => expect(document.activeElement).toBe(button));
});
