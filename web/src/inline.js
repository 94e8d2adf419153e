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

// A click or submission before the page is hydrated is held and repeated then (event-replay.ts); of several the last.
(() => {
  let held = null;
  const hold = (event) => {
    const target = event.type === 'submit' ? event.target : event.target.closest('button[type="button"]');
    if (!target) return;
    event.preventDefault();
    event.stopPropagation();
    held = target;
  };
  const events = ['click', 'submit'];
  for (const type of events) document.addEventListener(type, hold, true);

  window.inkwellTakeHeldEvent = () => {
    for (const type of events) document.removeEventListener(type, hold, true);
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
