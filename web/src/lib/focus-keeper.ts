/** Where the focus was lost: after `previous` in `parent`, or at its beginning. */
interface Place {
  parent: Element;
  previous: Node | null;
}

const FOCUSABLE =
  'a[href], button:not(:disabled), input:not(:disabled, [type="hidden"]), select:not(:disabled), textarea:not(:disabled), summary, [tabindex]:not([tabindex="-1"], :disabled)';
const TEXT_FIELD = 'textarea, select, input:not([type="checkbox"], [type="radio"], [type="range"])';
/** The focus does not leave these for a control elsewhere; their own part of the page takes it. */
const REGION = 'main, header, footer, aside, nav, [role="dialog"], [role="alertdialog"]';
const HIDING_ATTRIBUTES = ['hidden', 'inert', 'class'];

function isShown(element: Element): boolean {
  if (element.closest('[inert], [hidden], [aria-hidden="true"]')) return false;
  // Missing in jsdom, and in Safari before 17.4.
  return (
    typeof element.checkVisibility !== 'function' || element.checkVisibility({ visibilityProperty: true })
  );
}

const canTakeFocus = (element: Element): boolean =>
  element.isConnected && !element.matches(':disabled') && isShown(element);

const follows = (node: Node, other: Node): boolean =>
  (node.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0 && !node.contains(other);

/** The content of the page; `otherwise` where there is none, as while it is loading. */
function pageContent(otherwise: Element | null): HTMLElement | null {
  const content = document.querySelector('main') ?? otherwise;
  if (!(content instanceof HTMLElement)) return null;
  if (!content.hasAttribute('tabindex')) content.tabIndex = -1;
  return content;
}

/** The control that stands where the lost one was, else the nearest one, else the part of the page around it. */
function nearestTo({ parent, previous }: Place, byKeyboard: boolean): HTMLElement | null {
  let before = previous;
  let topmost: Element | null = null;
  for (let part: Element | null = parent; part && part !== document.body; part = part.parentElement) {
    const controls = [...part.querySelectorAll<HTMLElement>(FOCUSABLE)].filter(
      // A field would open the keyboard of a phone.
      (control) => isShown(control) && (byKeyboard || !control.matches(TEXT_FIELD)),
    );
    const from = before;
    const next = controls.find((control) => !from?.isConnected || follows(from, control));
    if (next) return next;
    const last = controls.at(-1);
    if (last) return last;
    if (part instanceof HTMLElement && part.hasAttribute('tabindex') && isShown(part)) return part;
    if (part.matches(REGION)) break;
    before = topmost = part;
  }
  return pageContent(topmost);
}

/** The node, or the nearest one before it that was not removed with it. */
function lastKept(node: Node | null, records: readonly MutationRecord[]): Node | null {
  const removed = new Set<Node>();
  let kept = node;
  while (kept && !kept.isConnected && !removed.has(kept)) {
    const gone: Node = kept;
    removed.add(gone);
    kept = records.find(({ removedNodes }) => [...removedNodes].includes(gone))?.previousSibling ?? null;
  }
  return kept;
}

/** What took the focus of something that went, until the person does something. */
let handedOnTo: Element | null = null;

/** Whether nobody has chosen where the focus is, so that what knows a better place may take it. */
export const isFocusFree = (): boolean =>
  document.activeElement === null ||
  document.activeElement === document.body ||
  document.activeElement === handedOnTo;

/**
 * Keeps the focus near where it was, instead of nowhere, when the element that has it is removed or hidden:
 * a button that its own click removes, an item of a list that is deleted, a dialog whose opener is gone. What moves
 * the focus itself is left alone. Returns a function that ends it.
 */
export function keepFocus(): () => void {
  let focused: HTMLElement | null = null;
  let byKeyboard = false;
  let place: Place | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const onKeyDown = (): void => {
    byKeyboard = true;
    handedOnTo = null;
  };
  const onPointerDown = (): void => {
    byKeyboard = false;
    handedOnTo = null;
  };

  const forget = (): void => {
    clearTimeout(timer);
    focused = place = null;
  };

  const isFocusLost = (): boolean =>
    document.activeElement === null ||
    document.activeElement === document.body ||
    // One that is only disabled may be so for a moment, and the browser leaves it the focus.
    (document.activeElement === focused && !isShown(focused));

  const handOn = (): void => {
    if (!focused || !isFocusLost()) return;
    const parent = focused.parentElement;
    if (!place && parent && !canTakeFocus(focused)) place = { parent, previous: focused };
    if (!place?.parent.isConnected) return;
    const next = nearestTo(place, byKeyboard);
    next?.focus({ preventScroll: !byKeyboard });
    handedOnTo = next;
  };
  const handOnSoon = (): void => {
    clearTimeout(timer);
    // After the effects and timers of what moves the focus itself.
    timer = setTimeout(handOn);
  };

  const onFocusIn = ({ target }: FocusEvent): void => {
    forget();
    if (target instanceof HTMLElement) focused = target;
  };

  const onFocusOut = ({ target, relatedTarget }: FocusEvent): void => {
    if (relatedTarget !== null || target !== focused) return;
    // A browser may tell it before the element is removed.
    queueMicrotask(() => {
      if (target !== focused || !focused?.isConnected) return;
      // Left by the person, who has clicked beside it; a window that is left keeps its active element.
      if (!canTakeFocus(focused)) handOnSoon();
      else if (document.activeElement !== focused) forget();
    });
  };

  const observer = new MutationObserver((records) => {
    if (!focused) return;
    let lost = place?.parent ?? focused;
    if (lost.isConnected) {
      if (records.some(({ type }) => type === 'attributes')) handOnSoon();
      return;
    }
    // In their order: what held the lost one may have been removed after it.
    for (const { target, removedNodes, previousSibling } of records) {
      if (!(target instanceof Element) || ![...removedNodes].some((removed) => removed.contains(lost)))
        continue;
      place = { parent: target, previous: lastKept(previousSibling, records) };
      lost = target;
    }
    if (lost.isConnected) handOnSoon();
  });

  document.addEventListener('keydown', onKeyDown, true);
  document.addEventListener('pointerdown', onPointerDown, true);
  document.addEventListener('focusin', onFocusIn);
  document.addEventListener('focusout', onFocusOut);
  observer.observe(document.body, {
    childList: true,
    subtree: true,
    attributes: true,
    attributeFilter: HIDING_ATTRIBUTES,
  });
  return () => {
    forget();
    observer.disconnect();
    document.removeEventListener('keydown', onKeyDown, true);
    document.removeEventListener('pointerdown', onPointerDown, true);
    document.removeEventListener('focusin', onFocusIn);
    document.removeEventListener('focusout', onFocusOut);
  };
}
