import { useEffect, type ElementType, type ReactNode } from 'react';

interface RemoveScrollProps {
  as?: ElementType;
  children?: ReactNode;
}

let locks = 0;

function lock(): () => void {
  const root = document.documentElement;
  if (locks === 0) {
    // The room of the scrollbar, where it takes any, is kept: nothing moves when it goes.
    root.style.paddingRight = `${window.innerWidth - root.clientWidth}px`;
    root.style.overflow = 'hidden';
  }
  locks += 1;
  return () => {
    locks -= 1;
    if (locks > 0) return;
    root.style.overflow = '';
    root.style.paddingRight = '';
  };
}

/**
 * Holds the page behind a dialog or menu still. Stands in for the package of the same name, whose style
 * element a strict content security policy refuses.
 */
export function RemoveScroll({ as: Element = 'div', children }: RemoveScrollProps) {
  useEffect(lock, []);
  return <Element>{children}</Element>;
}
