import { PRODUCT_NAME } from '@inkwell/contracts/constants';
import { useEffect } from 'react';

/** Names the window after the page it shows. */
export function useTitle(title: string): void {
  useEffect(() => {
    document.title = `${title} · ${PRODUCT_NAME}`;
  }, [title]);
}
