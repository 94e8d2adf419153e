/** The first lines of the page where an answer speaks of dying, of hurting oneself, or of being hurt. */
export const CRISIS_OPENING =
  'Before anything else: something you wrote is serious, and a page like this is not enough for it. If you might act on it, or if someone is hurting you, please call your local emergency number now, or go to someone who can stay with you. The Safety page has numbers you can call at any hour. Everything else here can wait.';

/** Where a word for a heavy state may mean more than a mood. */
export const SEEK_HELP_ADVICE =
  'If it has been like this for weeks, please talk to a doctor or another professional. That is a part this page cannot do.';
