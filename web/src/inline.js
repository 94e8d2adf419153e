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

// What is clicked or submitted before the page is React's waits for that; of several the last one counts.
(() => {
  let waiting = null;
  const hold = (event) => {
    const target = event.type === 'submit' ? event.target : event.target.closest('button[type="button"]');
    if (!target) return;
    event.preventDefault();
    event.stopPropagation();
    waiting = target;
  };
  const events = ['click', 'submit'];
  for (const type of events) document.addEventListener(type, hold, true);

  window.inkwellStopWaiting = () => {
    for (const type of events) document.removeEventListener(type, hold, true);
    const target = waiting;
    waiting = null;
    return target;
  };
})();

// A page that is drawn already is painted, with its own fonts, before the app's scripts are fetched.
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
