// Inline in the page: it runs before the first paint, so that a chosen theme never flashes in the other one's colours.
(() => {
  let chosen = null;
  try {
    chosen = localStorage.getItem('inkwell-theme');
  } catch {
    // Storage may be closed to this page; the system's theme is then the right one.
  }
  if (chosen === 'light' || chosen === 'dark') document.documentElement.dataset.theme = chosen;
})();

// Until the app has rendered or hydrated the page, a click on a button or a submission is held; the app repeats the
// last one (event-replay.ts). Where the app's scripts fail or are late, the page says so and offers to reload.
(() => {
  const LATE_MS = 20000;
  const HELD_EVENTS = ['click', 'submit'];
  const FAILED =
    'This page could not be loaded completely. Reload it; if that does not help, update your browser.';
  const LATE = 'This page takes longer to load than usual. You can wait, or reload it.';
  let held = null;
  let isLive = false;
  let hasFailed = false;
  let notice = null;

  const hold = (event) => {
    if (notice && notice.contains(event.target)) return;
    const target = event.type === 'submit' ? event.target : event.target.closest('button[type="button"]');
    if (!target) return;
    // A form that the browser submits by itself would put its values into the URL.
    event.preventDefault();
    event.stopPropagation();
    if (hasFailed) notice.querySelector('button').focus();
    else held = target;
  };

  const removeNotice = () => {
    if (notice) notice.remove();
    notice = null;
  };
  const showNotice = (text, style) => {
    removeNotice();
    const words = Object.assign(document.createElement('p'), { textContent: text });
    const reload = Object.assign(document.createElement('button'), {
      type: 'button',
      textContent: 'Reload',
      className: 'mt-3 min-h-11 rounded-control bg-ink px-4 font-medium text-on-ink',
      onclick: () => window.location.reload(),
    });
    const card = Object.assign(document.createElement('div'), {
      className:
        'w-full max-w-md rounded-card border border-line bg-surface p-5 text-center text-ink shadow-soft',
    });
    card.append(words, reload);
    notice = Object.assign(document.createElement('div'), { className: `fixed z-60 p-4 ${style}` });
    notice.setAttribute('role', 'alert');
    document.body.append(notice);
    // What is put into an alert once it is there is announced.
    notice.append(card);
  };

  const showFailure = () => {
    if (hasFailed) return;
    hasFailed = true;
    clearTimeout(lateTimer);
    const root = document.getElementById('root');
    // A prerendered page can still be read; a spinner would promise that something comes.
    const isReadable = root && root.dataset.page && root.hasChildNodes();
    if (root && !isReadable) root.replaceChildren();
    showNotice(
      FAILED,
      isReadable ? 'inset-x-0 bottom-0 grid place-items-center' : 'inset-0 grid place-items-center',
    );
  };
  const whenParsed = (task) => {
    if (document.readyState === 'loading')
      document.addEventListener('DOMContentLoaded', task, { once: true });
    else task();
  };
  const showLate = () => showNotice(LATE, 'inset-x-0 bottom-0 grid place-items-center');
  const lateTimer = setTimeout(() => whenParsed(showLate), LATE_MS);

  // In the capture phase, because the error of a script element does not bubble. It has one where its file or one that
  // it imports cannot be fetched; code that cannot be parsed, or throws, is an error of the window.
  const onError = ({ target, filename }) => {
    if (!isLive) {
      const isScript = target instanceof HTMLScriptElement && target.type === 'module';
      if (isScript || (filename && filename.startsWith(`${window.location.origin}/`)))
        whenParsed(showFailure);
      return;
    }
    // React removes everything after an error that no boundary has caught.
    setTimeout(() => {
      const root = document.getElementById('root');
      if (root && !root.hasChildNodes()) showFailure();
    });
  };
  window.addEventListener('error', onError, true);
  for (const type of HELD_EVENTS) document.addEventListener(type, hold, true);

  window.inkwellTakeHeldEvent = () => {
    isLive = true;
    hasFailed = false;
    clearTimeout(lateTimer);
    removeNotice();
    for (const type of HELD_EVENTS) document.removeEventListener(type, hold, true);
    const target = held;
    held = null;
    return target;
  };
})();

// A prerendered page is painted, with its own fonts, before the app's scripts are fetched.
document.addEventListener('DOMContentLoaded', () => {
  const { scripts } = document.getElementById('root').dataset;
  if (!scripts) return;
  const fetchScripts = () => {
    const [entry, ...imported] = scripts.split(' ');
    for (const href of imported) {
      document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }));
    }
    document.head.append(Object.assign(document.createElement('script'), { type: 'module', src: entry }));
  };
  // In the background nothing is painted.
  if (document.hidden) fetchScripts();
  else requestAnimationFrame(() => setTimeout(fetchScripts));
});
