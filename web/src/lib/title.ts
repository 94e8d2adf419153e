import { PRODUCT_NAME } from '@inkwell/contracts/constants';
import { useEffect } from 'react';

/** Sets the document's title. */
export function useTitle(title: string): void {
  useEffect(() => {
    document.title = `${title} · ${PRODUCT_NAME}`;
  }, [title]);
}
