import { PUT_ON_PAGE } from '@inkwell/contracts/constants';
import type { Choice } from '../state.ts';

/** Answers to tap that stand beside more than one kind of reply. */
export const JUST_WRITE: Choice = { say: 'I just want to write', does: 'listen' };
export const JUST_LISTEN: Choice = { say: 'Just listen', does: 'listen' };
export const ASK_ME: Choice = { say: 'Ask me something', does: 'ask' };
export const ANOTHER_QUESTION: Choice = { say: 'Another one', does: 'ask' };
export const NO_TIME: Choice = { say: 'No time needed', does: 'list' };
export const GIVE_PROMPT: Choice = { say: 'Give me a prompt', does: 'ask' };
export const ENOUGH_FOR_NOW: Choice = { say: "That's enough for now", does: 'nothing' };
export const PUT_ON_PAGE_CHOICE: Choice = { say: PUT_ON_PAGE, does: 'page' };
export const BEGIN_BREATHING: Choice = { say: "Let's do the breathing", does: 'begin paced-breathing' };
export const PICK_ONE_STEP: Choice = { say: 'Help me pick one step', does: 'begin small-step' };
export const PLAN_ONE_THING: Choice = { say: "Let's plan one thing", does: 'begin one-thing' };
export const PLAN_ANOTHER_THING: Choice = { say: 'Plan another thing', does: 'begin one-thing' };
/** What may get in the way, and what then. */
export const BEGIN_IF_THEN_PLAN: Choice = {
  say: 'What if something gets in the way?',
  does: 'begin if-then-plan',
};
export const PLAN_WEEK: Choice = { say: "Let's plan the week", does: 'begin weekly-plan' };
export const FINISH_LIST: Choice = { say: "That's the list", does: 'list' };
/** Read as if it had been typed. */
export const LIST_EXERCISES: Choice = { say: 'What exercises are there?', does: 'talk' };
