import { useEffect } from 'react';

/** Covers less than any on-screen keyboard, and more than what rounding makes of a window. In px. */
const MIN_KEYBOARD_PX = 60;

/** Where the top of a modal surface is, its greatest height, and what is covered below it. */
const VARIABLES = ['--visible-top', '--visible-height', '--covered-bottom'] as const;

/** Of the scale: more than what rounding makes of 1. */
const MIN_PINCH_SCALE = 0.01;

const isPinched = ({ scale }: VisualViewport): boolean => Math.abs(scale - 1) > MIN_PINCH_SCALE;

let followers = 0;

/**
 * Names on the root element which part of the window an on-screen keyboard leaves visible. A browser that shrinks the
 * window itself leaves nothing to do, and who has enlarged the page moves about in it by hand.
 */
function measure(): void {
  const { visualViewport: visible, innerHeight } = window;
  const style = document.documentElement.style;
  const isCovered = visible && !isPinched(visible) && innerHeight - visible.height > MIN_KEYBOARD_PX;
  if (!isCovered) {
    for (const name of VARIABLES) style.removeProperty(name);
    return;
  }
  const { offsetTop, height } = visible;
  const px = [offsetTop, height, Math.max(0, innerHeight - offsetTop - height)];
  VARIABLES.forEach((name, index) => style.setProperty(name, `${px[index]}px`));
}

/**
 * Keeps the field that is typed into where it can be seen, when its surface has become smaller. In an enlarged page that
 * would move away what the person has just moved into view.
 */
function showFocused(): void {
  if (window.visualViewport && isPinched(window.visualViewport)) return;
  const { activeElement } = document;
  if (activeElement?.closest('[role="dialog"]') && activeElement.role !== 'dialog')
    activeElement.scrollIntoView({ block: 'nearest' });
}

function follow(): void {
  measure();
  showFocused();
  // With reduced motion every change is a transition of a millisecond, after which the surface has its new size.
  requestAnimationFrame(() => requestAnimationFrame(showFocused));
}

/**
 * While something modal is open, its style can keep to what an on-screen keyboard leaves visible: between
 * `--visible-top` and `--covered-bottom` (0 where they are not set), at most `--visible-height` (100dvh) high.
 */
export function useVisibleArea(isOpen: boolean): void {
  useEffect(() => {
    const { visualViewport } = window;
    if (!isOpen || !visualViewport) return;
    if (followers === 0) {
      visualViewport.addEventListener('resize', follow);
      visualViewport.addEventListener('scroll', measure);
    }
    followers += 1;
    measure();
    return () => {
      followers -= 1;
      if (followers > 0) return;
      visualViewport.removeEventListener('resize', follow);
      visualViewport.removeEventListener('scroll', measure);
      for (const name of VARIABLES) document.documentElement.style.removeProperty(name);
    };
  }, [isOpen]);
}

/** `useVisibleArea` for something whose content is mounted while it is open. */
export function VisibleArea() {
  useVisibleArea(true);
  return null;
}

/** From the top of what is visible to its bottom. */
export const visibleEdges = 'top-(--visible-top,0px) bottom-(--covered-bottom,0px)';
