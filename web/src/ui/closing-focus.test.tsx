import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Dialog, DialogContent, DialogTrigger } from './dialog.tsx';
import { Popover, PopoverContent, PopoverTrigger } from './popover.tsx';

// What closes gives the focus back by a timer.
beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout'] }));
afterEach(() => vi.useRealTimers());

const afterTimers = () => act(() => vi.runAllTimersAsync());

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
    await afterTimers();
    expect(screen.getByRole('dialog')).toBeTruthy();
    fireEvent.keyDown(document.activeElement ?? document.body, { key: 'Escape' });
    return opener;
  };

  it('when nothing else is chosen, then its opener has the focus', async () => {
    const opener = await openAndClose();
    await afterTimers();
    expect(document.activeElement).toBe(opener);
  });

  it('when something else is chosen before the focus is given back, then that keeps it', async () => {
    await openAndClose();
    const beside = screen.getByLabelText('Beside');
    beside.focus();
    await afterTimers();
    expect(document.activeElement).toBe(beside);
  });
});
