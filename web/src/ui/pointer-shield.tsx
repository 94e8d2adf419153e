import { useLayoutEffect, useState } from 'react';

/** The longest pause within a double click, in ms. */
const DOUBLE_CLICK_MS = 500;
/** Who clicks so soon after something has changed has not seen it yet, in ms. */
export const REACTION_MS = 250;
/** Within this way of the first click the second one is, in px. */
const REACH_PX = 24;

/** What closes is not used any more, but takes the pointer until it is gone. */
export const closingStyle = 'data-[state=closed]:*:pointer-events-none';

/**
 * Takes the second click of a double click whose first one has closed something: it must not reach what lies behind.
 *
 * @param isOpen of what may be closed
 */
export function usePointerShield(isOpen: boolean): void {
  useLayoutEffect(() => {
    if (!isOpen) return;
    let press: Press | null = null;
    const remember = ({ clientX, clientY }: PointerEvent) => {
      press = { clientX, clientY, time: performance.now() };
    };
    window.addEventListener('pointerdown', remember, { capture: true });
    return () => {
      window.removeEventListener('pointerdown', remember, { capture: true });
      if (press) shieldPlace(press);
    };
  }, [isOpen]);
}

interface Press {
  clientX: number;
  clientY: number;
  time: number;
}

function shieldPlace({ clientX, clientY, time }: Press): void {
  const leftMs = Math.max(time + DOUBLE_CLICK_MS - performance.now(), REACTION_MS);
  const shield = document.createElement('div');
  shield.ariaHidden = 'true';
  // Over dialogs and under toasts.
  shield.className = 'fixed z-55';
  const box = {
    left: clientX - REACH_PX,
    top: clientY - REACH_PX,
    width: 2 * REACH_PX,
    height: 2 * REACH_PX,
  };
  for (const [name, px] of Object.entries(box)) shield.style.setProperty(name, `${px}px`);
  document.body.append(shield);
  setTimeout(() => shield.remove(), leftMs);
}

/** `usePointerShield` for something whose content is mounted while it is open. */
export function PointerShield() {
  usePointerShield(true);
  return null;
}

type Click = Pick<MouseEvent, 'clientX' | 'clientY' | 'timeStamp'>;

/** Tells the second click of a double click whose first one has opened something: it is none beside that. */
export function useOpeningClick() {
  const [click] = useState(() => {
    let openedAt = -Infinity;
    let opener: Element | null = null;
    return {
      opened: (by: Element | null) => {
        openedAt = performance.now();
        opener = by;
      },
      /** By when it was clicked: a page that is busy hears of that later. */
      isRepeatedBy: ({ clientX, clientY, timeStamp }: Click): boolean => {
        if (!opener || timeStamp - openedAt > DOUBLE_CLICK_MS) return false;
        const { left, right, top, bottom } = opener.getBoundingClientRect();
        return left <= clientX && clientX <= right && top <= clientY && clientY <= bottom;
      },
    };
  });
  return click;
}
