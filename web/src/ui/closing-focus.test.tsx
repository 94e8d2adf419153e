import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { Dialog, DialogContent, DialogTrigger } from './dialog.tsx';
import { Popover, PopoverContent, PopoverTrigger } from './popover.tsx';

const afterTimers = () => act(() => new Promise((resolve) => setTimeout(resolve)));

const KINDS = {
  dialog: (
    <Dialog>
      <DialogTrigger>Open</DialogTrigger>
      <DialogContent title="Opened" description={null} />
    </Dialog>
  ),
  popover: (
    <Popover>
      <PopoverTrigger>Open</PopoverTrigger>
      <PopoverContent aria-label="Opened">Text</PopoverContent>
    </Popover>
  ),
};

describe.each(Object.entries(KINDS))('a %s that closes', (_kind, opened) => {
  const openAndClose = async () => {
    render(
      <>
        {opened}
        <input aria-label="Beside" />
      </>,
    );
    const opener = screen.getByRole('button', { name: 'Open' });
    opener.focus();
    fireEvent.click(opener);
    await screen.findByRole('dialog');
    await afterTimers();
    fireEvent.keyDown(document.activeElement ?? document.body, { key: 'Escape' });
    return opener;
  };

  it('when nothing else is chosen, then its opener has the focus', async () => {
    const opener = await openAndClose();
    await waitFor(() => expect(document.activeElement).toBe(opener));
  });

  it('when something else is chosen before the focus is given back, then that keeps it', async () => {
    await openAndClose();
    const beside = screen.getByLabelText('Beside');
    beside.focus();
    await afterTimers();
    await afterTimers();
    expect(document.activeElement).toBe(beside);
  });
});
