import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Dialog, DialogContent } from './dialog.tsx';
import { Sheet, SheetContent } from './sheet.tsx';
import { SidePanel } from './side-panel.tsx';

const WINDOW_PX = 800;

/** What is visible of the window, as a browser reports it that draws its keyboard over the page. */
const visible = Object.assign(new EventTarget(), { offsetTop: 0, height: WINDOW_PX, scale: 1 });

const show = (changed: Partial<typeof visible>, event: 'resize' | 'scroll' = 'resize') =>
  act(() => {
    Object.assign(visible, changed);
    visible.dispatchEvent(new Event(event));
  });

const variables = () =>
  ['--visible-top', '--visible-height', '--covered-bottom'].map((name) =>
    document.documentElement.style.getPropertyValue(name),
  );

const NONE = ['', '', ''];

beforeEach(() => {
  Object.assign(visible, { offsetTop: 0, height: WINDOW_PX, scale: 1 });
  vi.stubGlobal('visualViewport', visible);
  vi.stubGlobal('innerHeight', WINDOW_PX);
});

afterEach(() => vi.unstubAllGlobals());

const field = <input aria-label="Title" />;

const SURFACES = {
  dialog: (
    <Dialog open>
      <DialogContent title="Create Event" description={null}>
        {field}
      </DialogContent>
    </Dialog>
  ),
  sheet: (
    <Sheet open>
      <SheetContent title="Search">{field}</SheetContent>
    </Sheet>
  ),
  'side panel': (
    <SidePanel id="panel" title="Talk about the week" docked={false} open onClose={vi.fn<() => void>()}>
      {field}
    </SidePanel>
  ),
};

for (const [name, surface] of Object.entries(SURFACES)) {
  it(`when the keyboard covers a part of a ${name}, then it keeps to the rest, and its field is shown there`, () => {
    render(surface);
    expect(variables()).toEqual(NONE);
    const input = screen.getByRole('textbox', { name: 'Title' });
    input.focus();
    const shown = vi.spyOn(input, 'scrollIntoView');

    show({ height: 450 });
    expect(variables()).toEqual(['0px', '450px', '350px']);
    expect(shown).toHaveBeenCalledWith({ block: 'nearest' });
    // The browser has moved the page under the keyboard.
    show({ offsetTop: 120 }, 'scroll');
    expect(variables()).toEqual(['120px', '450px', '230px']);
    show({ offsetTop: 0, height: WINDOW_PX });
    expect(variables()).toEqual(NONE);
  });
}

it('when a surface opens while the keyboard is there, then it keeps to the rest from the start on', () => {
  show({ height: 450 });
  render(SURFACES.dialog);
  expect(variables()).toEqual(['0px', '450px', '350px']);
});

it('when the page is enlarged by hand, or the bars of the browser come, then nothing follows', () => {
  render(SURFACES.dialog);
  const input = screen.getByRole('textbox', { name: 'Title' });
  input.focus();
  const shown = vi.spyOn(input, 'scrollIntoView');
  // Two frames after a change the field is shown once more.
  const frames = vi.spyOn(window, 'requestAnimationFrame').mockImplementation((run) => (run(0), 0));
  show({ height: 400, scale: 2 });
  frames.mockRestore();
  expect(variables()).toEqual(NONE);
  expect(shown).not.toHaveBeenCalled();
  show({ height: WINDOW_PX - 56, scale: 1 });
  expect(variables()).toEqual(NONE);
});

it('when the last of several surfaces closes, then nothing is left of it', async () => {
  function Two() {
    const [open, setOpen] = useState(2);
    return (
      <>
        {Array.from({ length: open }, (_, index) => (
          <SidePanel key={index} id={`${index}`} title="A" docked={false} open onClose={vi.fn<() => void>()}>
            <button type="button" onClick={() => setOpen(open - 1)}>
              Close {index}
            </button>
          </SidePanel>
        ))}
      </>
    );
  }
  render(<Two />);
  show({ height: 450 });
  await userEvent.click(screen.getByText('Close 0'));
  expect(variables()).toEqual(['0px', '450px', '350px']);
  await userEvent.click(screen.getByText('Close 0'));
  expect(variables()).toEqual(NONE);
  show({ height: 300 });
  expect(variables()).toEqual(NONE);
});
