import userEvent from '@testing-library/user-event';
import { screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { keepFocus } from './focus-keeper.ts';

const focusedName = () =>
  document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.tagName;
const settle = () => new Promise((resolve) => setTimeout(resolve));
const button = (label: string) => screen.getByRole('button', { name: label });

/** A page whose control 'Pressed' does `act` when it is pressed. */
async function press(html: string, act: (pressed: HTMLElement) => void, keyboard = true): Promise<void> {
  document.body.innerHTML = html;
  const pressed = button('Pressed');
  pressed.addEventListener('click', () => act(pressed));
  const user = userEvent.setup();
  if (keyboard) {
    pressed.focus();
    await user.keyboard('{Enter}');
  } else {
    await user.click(pressed);
  }
  await settle();
}

const b = (label: string, more = '') => `<button type="button" aria-label="${label}" ${more}></button>`;

describe('the focus of a control that goes', () => {
  let end: () => void;
  beforeEach(() => {
    end = keepFocus();
  });
  afterEach(() => {
    end();
    document.body.innerHTML = '';
  });

  it.each<[string, string, (pressed: HTMLElement) => void, string]>([
    [
      'another takes its place',
      `<main><p>${b('Before')}${b('Pressed')}${b('After')}</p></main>`,
      (pressed) => {
        const place = pressed.nextSibling;
        pressed.remove();
        place?.before(Object.assign(document.createElement('button'), { ariaLabel: 'New' }));
        document.querySelector('button:not([aria-label])')?.setAttribute('aria-label', 'New');
      },
      'New',
    ],
    [
      'it is removed',
      `<main><p>${b('Before')}${b('Pressed')}${b('After')}</p></main>`,
      (pressed) => pressed.remove(),
      'After',
    ],
    [
      'it is the last of its row',
      `<main><p>${b('Before')}${b('Pressed')}</p>${b('Elsewhere')}</main>`,
      (pressed) => pressed.remove(),
      'Before',
    ],
    [
      'it goes with what is around it',
      `<main><ul><li>${b('Pressed')}</li><li>${b('Next item')}</li></ul></main>`,
      (pressed) => pressed.closest('li')?.remove(),
      'Next item',
    ],
    [
      'it is removed piece by piece',
      `<main><ul><li>${b('Pressed')}</li><li>${b('Next item')}</li></ul></main>`,
      (pressed) => {
        const item = pressed.closest('li');
        pressed.remove();
        item?.remove();
      },
      'Next item',
    ],
    [
      'nothing else in its part takes the focus',
      `<header>${b('Menu')}</header><main>${b('Pressed')}</main>`,
      (pressed) => pressed.remove(),
      'MAIN',
    ],
    [
      'its dialog closes and the opener is gone',
      `<header>${b('Menu')}</header><main><p>Text</p></main><div role="dialog">${b('Pressed')}</div>`,
      (pressed) => pressed.closest('div')?.remove(),
      'MAIN',
    ],
    [
      'it is disabled for a moment',
      `<main><p>${b('Pressed')}${b('After')}</p></main>`,
      (pressed) => pressed.setAttribute('disabled', ''),
      'Pressed',
    ],
    [
      'it is hidden with what is around it',
      `<main><p>${b('Pressed')}</p><p>${b('After')}</p></main>`,
      (pressed) => pressed.parentElement?.setAttribute('hidden', ''),
      'After',
    ],
    [
      'what follows is inert or hidden',
      `<main><p>${b('Pressed')}<span inert>${b('Inert')}</span><span hidden>${b('Hidden')}</span>${b('After')}</p></main>`,
      (pressed) => pressed.remove(),
      'After',
    ],
  ])('when %s, then it is near where it was', async (_, html, act, expected) => {
    await press(html, act);
    expect(focusedName()).toBe(expected);
  });

  it('when what removed it moves the focus itself, then that holds', async () => {
    await press(`<main>${b('Pressed')}${b('After')}${b('Chosen')}</main>`, (pressed) => {
      pressed.remove();
      setTimeout(() => button('Chosen').focus());
    });
    await settle();
    expect(focusedName()).toBe('Chosen');
  });

  it('when it is removed after the person has left it, then nothing takes the focus', async () => {
    await press(`<main>${b('Pressed')}${b('After')}</main>`, () => undefined);
    button('Pressed').blur();
    await settle();
    button('Pressed').remove();
    await settle();
    expect(focusedName()).toBe('BODY');
  });

  it('when a click removes it beside a text field, then no keyboard of a phone opens', async () => {
    await press(
      `<main><form><textarea aria-label="Text"></textarea>${b('Pressed')}</form></main>`,
      (pressed) => pressed.remove(),
      false,
    );
    expect(focusedName()).toBe('MAIN');
  });

  it('when a pressed key removes it beside a text field, then the field has the focus', async () => {
    await press(
      `<main><form><textarea aria-label="Text"></textarea>${b('Pressed')}</form></main>`,
      (pressed) => pressed.remove(),
    );
    expect(focusedName()).toBe('Text');
  });
});
