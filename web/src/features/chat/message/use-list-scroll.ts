import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react';

const NEAR_END_PX = 48;
const NEAR_START_PX = 200;

interface ListScroll {
  scroller: RefObject<HTMLDivElement | null>;
  onScroll: () => void;
}

/** What the reader sees first, and where it stands in the list's window. */
interface Anchor {
  element: HTMLElement;
  top: number;
}

function findAnchor(list: HTMLElement): Anchor | null {
  const { scrollTop } = list;
  for (const element of list.querySelectorAll('article')) {
    if (element.offsetTop + element.offsetHeight > scrollTop) {
      return { element, top: element.offsetTop - scrollTop };
    }
  }
  return null;
}

/** A form at the end may be higher than the list. */
function showFocusedField(list: HTMLElement): void {
  const { activeElement } = document;
  if (activeElement?.matches('input') && list.contains(activeElement))
    activeElement.scrollIntoView({ block: 'nearest' });
}

/**
 * Scrolls a list to its end as it grows there, unless the reader has scrolled up; a field in it that has the focus
 * stays in view. What they see keeps its place when items are added above it, and when those take another height
 * because a font has come.
 *
 * @param items changes whenever the list does
 * @param onNearStart called while the reader scrolls close to the start
 */
export function useListScroll(items: unknown, onNearStart: () => void): ListScroll {
  const scroller = useRef<HTMLDivElement>(null);
  const atEnd = useRef(true);
  const anchor = useRef<Anchor | null>(null);

  const keepPlace = (list: HTMLElement) => {
    if (atEnd.current) {
      list.scrollTop = list.scrollHeight;
      showFocusedField(list);
      return;
    }
    if (anchor.current?.element.isConnected) {
      list.scrollTop = anchor.current.element.offsetTop - anchor.current.top;
    }
    anchor.current = findAnchor(list);
  };

  useLayoutEffect(() => {
    if (scroller.current) keepPlace(scroller.current);
  }, [items]);

  useEffect(() => {
    const list = scroller.current;
    const content = list?.firstElementChild;
    if (!content) return;
    const observer = new ResizeObserver(() => keepPlace(list));
    observer.observe(content);
    // The list itself is shorter while a long message is typed.
    observer.observe(list);
    return () => observer.disconnect();
  }, []);

  const onScroll = () => {
    const list = scroller.current;
    if (!list) return;
    atEnd.current = list.scrollHeight - list.scrollTop - list.clientHeight < NEAR_END_PX;
    if (!atEnd.current) anchor.current = findAnchor(list);
    if (list.scrollTop < NEAR_START_PX) onNearStart();
  };
  return { scroller, onScroll };
}
