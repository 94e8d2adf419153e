import { useEffect, type ElementType, type ReactNode } from 'react';

interface RemoveScrollProps {
  as?: ElementType;
  children?: ReactNode;
}

let locks = 0;

function lock(): () => void {
  const root = document.documentElement;
  if (locks === 0) {
    // Padding replaces the scrollbar's width, so that the layout does not shift.
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
 * Prevents the page behind a dialog or menu from scrolling. Replaces react-remove-scroll, whose <style> element
 * the content security policy refuses.
 */
export function RemoveScroll({ as: Element = 'div', children }: RemoveScrollProps) {
  useEffect(lock, []);
  return <Element>{children}</Element>;
}
