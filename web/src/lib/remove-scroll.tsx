import { useEffect, type ElementType, type ReactNode, type RefObject } from 'react';

interface RemoveScrollProps {
  as?: ElementType;
  children?: ReactNode;
  /** Given by Radix; the lock below needs neither. */
  allowPinchZoom?: boolean;
  shards?: readonly RefObject<HTMLElement | null>[];
}

let locks = 0;

function lock(): () => void {
  const root = document.documentElement.style;
  if (locks === 0) root.overflow = 'hidden';
  locks += 1;
  return () => {
    locks -= 1;
    if (locks === 0) root.overflow = '';
  };
}

/**
 * Holds the page behind a dialog or menu still. Stands in for the package of the same name, whose style
 * element a strict content security policy refuses; `scrollbar-gutter: stable` keeps the layout from moving.
 */
export function RemoveScroll({
  as: Element = 'div',
  allowPinchZoom: _,
  shards: __,
  ...rest
}: RemoveScrollProps) {
  useEffect(lock, []);
  return <Element {...rest} />;
}
