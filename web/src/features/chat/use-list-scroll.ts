import { useLayoutEffect, useRef, type RefObject } from 'react';

const NEAR_END_PX = 48;
const NEAR_START_PX = 200;

interface ListScroll {
  scroller: RefObject<HTMLDivElement | null>;
  onScroll: () => void;
}

/**
 * Scrolls a list to its end as it grows there, unless the reader has scrolled up. What they see keeps its place
 * when items are added above it.
 *
 * @param items changes whenever the list does
 * @param onNearStart called while the reader scrolls close to the start
 */
export function useListScroll(items: unknown, onNearStart: () => void): ListScroll {
  const scroller = useRef<HTMLDivElement>(null);
  const atEnd = useRef(true);
  const first = useRef<{ element: HTMLElement; top: number } | null>(null);

  useLayoutEffect(() => {
    const list = scroller.current;
    if (!list) return;
    if (atEnd.current) list.scrollTop = list.scrollHeight;
    else if (first.current?.element.isConnected) {
      list.scrollTop += first.current.element.offsetTop - first.current.top;
    }
    const element = list.querySelector('article');
    first.current = element && { element, top: element.offsetTop };
  }, [items]);

  const onScroll = () => {
    const list = scroller.current;
    if (!list) return;
    atEnd.current = list.scrollHeight - list.scrollTop - list.clientHeight < NEAR_END_PX;
    if (list.scrollTop < NEAR_START_PX) onNearStart();
  };
  return { scroller, onScroll };
}
