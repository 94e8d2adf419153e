import { useEffect, useLayoutEffect, useRef } from 'react';

/** A ref for a textarea that shows the same part of its text when `width` names another width of it. */
export function useKeptPlace(width: unknown) {
  const textarea = useRef<HTMLTextAreaElement>(null);
  const place = useRef(0);

  useEffect(() => {
    const element = textarea.current;
    const remember = () => {
      if (element) place.current = element.scrollTop / element.scrollHeight;
    };
    element?.addEventListener('scroll', remember, { passive: true });
    return () => element?.removeEventListener('scroll', remember);
  }, []);

  useLayoutEffect(() => {
    const element = textarea.current;
    if (element) element.scrollTop = place.current * element.scrollHeight;
  }, [width]);

  return textarea;
}
