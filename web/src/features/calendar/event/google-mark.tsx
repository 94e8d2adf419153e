/** Marks an event that was made in Google Calendar; its block and its dialog say so in words. */
export const GoogleMark = () => (
  <span
    aria-hidden
    className="mr-1 inline-grid size-3.5 shrink-0 place-items-center rounded-full border border-current align-[-0.125em] text-[0.625rem] leading-none font-semibold"
  >
    G
  </span>
);
