import type { Locator } from '@playwright/test';

/**
 * What somebody with a low window could not use of what is shown: controls that are out of sight, or behind something
 * else, while they have the focus (WCAG 2.4.11); lists that show less than 6 rem of themselves; what is cut off at the
 * side.
 */
export const findFaults = (shown: Locator): Promise<string[]> =>
  shown.evaluate((part) => {
    const LEAST_PX = 96;
    const faults: string[] = [];
    const nameOf = (element: Element) =>
      `${element.tagName} ${element.ariaLabel ?? element.id} ${element.textContent.slice(0, 40)}`;

    /** How many px of it can be seen from its top to its bottom. */
    const seenHeight = (element: Element): number => {
      const { left, right, top, bottom } = element.getBoundingClientRect();
      const x = (Math.max(left, 0) + Math.min(right, window.innerWidth)) / 2;
      let seen = 0;
      for (let y = Math.max(Math.ceil(top), 0); y < Math.min(bottom, window.innerHeight); y += 1)
        if (element.contains(document.elementFromPoint(x, y))) seen += 1;
      return seen;
    };

    if (document.documentElement.scrollWidth > window.innerWidth) faults.push('The page scrolls sideways');
    for (const element of part.querySelectorAll('*')) {
      if (!/auto|scroll/.test(getComputedStyle(element).overflowY) || element instanceof HTMLTextAreaElement)
        continue;
      if (element.scrollHeight > element.clientHeight + 1 && element.clientHeight < LEAST_PX)
        faults.push(`Only ${element.clientHeight} px high: ${nameOf(element)}`);
    }
    const controls = part.querySelectorAll<HTMLElement>(
      'a[href]:not([href="#main"]), button, input, select, textarea, [role^="menuitem"], [role="tab"]',
    );
    for (const control of controls) {
      const isReached =
        control.tabIndex >= 0 || control.closest('[role="menu"], [role="grid"], [role="tablist"]');
      if (!isReached || !control.checkVisibility({ visibilityProperty: true })) continue;
      control.focus();
      if (document.activeElement !== control) continue;
      // A hidden radio button is drawn by its label.
      const drawn = control.offsetHeight > 2 ? control : (control.closest('label') ?? control);
      const seen = seenHeight(drawn);
      const least = Math.min(drawn.clientHeight, 24);
      if (seen < least) faults.push(`${seen} of ${least} px seen with the focus: ${nameOf(control)}`);
    }
    return faults;
  });
