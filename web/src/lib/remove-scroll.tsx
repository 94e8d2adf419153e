import { useEffect, type ElementType, type ReactNode } from 'react';

interface RemoveScrollProps {
  as?: ElementType;
  children?: ReactNode;
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
export function RemoveScroll({ as: Element = 'div', children }: RemoveScrollProps) {
  useEffect(lock, []);
  return <Element>{children}</Element>;
}
