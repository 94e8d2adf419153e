/** The one API version that the emulator speaks: the one the pinned `stripe` library sends. */
export const apiVersion = '2026-10-28.endive';
