/** What to write about, where somebody asks for it. */
export const PROMPTS = [
  'Describe the room you are in as if you had to find your way back to it in ten years.',
  'What did you nearly say today?',
  'Write about a door: one that you closed, or one that you would like to.',
  'The first thing that you saw this morning, and what it reminded you of.',
  'Somebody who was kind to you when they had no reason to be.',
  'What are you waiting for, and what do you do while you wait?',
  'A meal that you remember, and who sat at the table.',
  'What would today be called if it were a chapter?',
  'Something you have changed your mind about.',
  'The sound that belongs to this week.',
  'What do you carry around with you that nobody sees?',
  'A small thing that went right, told in full.',
  'What did you like doing when you were nine?',
  'Write the list of what you are not going to do tomorrow.',
  'A place where you breathe more easily: walk into it, slowly.',
  'What would you do with an extra hour that nobody knows about?',
  'The conversation that you have in your head again and again: write both parts.',
  'Something in your home that has a story.',
  'What has got easier than it was a year ago?',
  'Who do you become when nobody needs anything from you?',
];
/** How a prompt is handed over. */
export const PROMPT_LINES = ['Try this one:', "Here's one:", 'Something to begin with:', 'Perhaps this:'];
