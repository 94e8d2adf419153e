// Runs before the first paint, so that a chosen theme never flashes in the other one's colours.
(() => {
  let chosen = null;
  try {
    chosen = localStorage.getItem('inkwell-theme');
  } catch {
    // Storage may be closed to this page; the system's theme is then the right one.
  }
  if (chosen === 'light' || chosen === 'dark') document.documentElement.dataset.theme = chosen;
})();
