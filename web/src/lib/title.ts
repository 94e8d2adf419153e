import { PRODUCT_NAME } from '@inkwell/contracts/constants';
import { useEffect } from 'react';
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';

/** Once it is said, nobody shall find it at the end of the page. */
const ANNOUNCED_MS = 1_000;

const announcement = createStore<string>(() => '');
let hasTitle = false;

function setTitle(title: string): void {
  // The title of the first page is read by screen readers with the page itself.
  if (hasTitle && document.title !== title) {
    announcement.setState(title, true);
    setTimeout(() => {
      if (announcement.getState() === title) announcement.setState('', true);
    }, ANNOUNCED_MS);
  }
  hasTitle = true;
  document.title = title;
}

/** Sets the document's title, and has a change of it announced. */
export function useTitle(title: string): void {
  useEffect(() => setTitle(`${title} · ${PRODUCT_NAME}`), [title]);
}

/** Has the title of the page that is shown first not announced. Returns a function that ends it. */
export const keepTitleOfFirstPage = (): (() => void) => () => {
  hasTitle = false;
  announcement.setState('', true);
};

/** The title that is to be announced; '' while none is. */
export const useTitleAnnouncement = (): string => useStore(announcement);
