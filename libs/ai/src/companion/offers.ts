import { ANOTHER_PROMPT } from './choices.ts';
import { ANSWERS } from './prose/answers.ts';
import { PROMPT_LINES, PROMPTS } from './prose/prompts.ts';
import type { Said, Turn } from './turn.ts';

/** For so many messages it listens without a question. */
export const LISTENS = 5;

export function listen({ draw }: Turn): Said {
  return { text: draw.line(ANSWERS['wants-listening']?.lines ?? []), state: { listens: LISTENS } };
}

export function givePrompt({ draw }: Turn): Said {
  return {
    text: `${draw.line(PROMPT_LINES)} ${draw.line(PROMPTS)}`,
    choices: [ANOTHER_PROMPT, { say: 'Just write freely', does: 'begin morning-page' }],
  };
}
