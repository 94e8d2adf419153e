import { PUT_ON_PAGE } from '@inkwell/contracts/constants';
import type { Choice } from './state.ts';

/** Answers to tap that stand beside more than one kind of reply. */
export const LISTEN: Choice = { say: 'Just listen', does: 'listen' };
export const PROMPT: Choice = { say: 'Give me a prompt', does: 'prompt' };
export const ENOUGH: Choice = { say: "That's enough for now", does: 'nothing' };
export const TO_PAGE: Choice = { say: PUT_ON_PAGE, does: 'page' };
/** What was written down is changed, line by line. */
export const CHANGE: Choice = { say: 'Change something', does: 'change' };
/** Asks for a question: none comes by itself where it is not sure what was told. */
export const ASK: Choice = { say: 'Ask me something', does: 'ask' };
export const ASK_ANOTHER: Choice = { say: 'Ask me another', does: 'ask' };
export const ANOTHER_PROMPT: Choice = { say: 'Another one', does: 'prompt' };
export const LOOK: Choice = { say: 'Look at it with me', does: 'begin closer-look' };
export const WRITE: Choice = { say: "Let's write it", does: 'begin page-from-one-line' };
export const LIST_ALL: Choice = { say: "Let's list it all", does: 'begin what-comes-first' };
export const THATS_ALL: Choice = { say: "That's everything", does: 'list' };
/** Things of a list get their days, one after the other. */
export const EACH_A_DAY: Choice = { say: 'Give each a day', does: 'date' };
export const NO_DAY: Choice = { say: 'No day needed', does: 'answer' };
export const RIGHT: Choice = { say: "That's right", does: 'right' };
export const NOT_QUITE: Choice = { say: 'Not quite', does: 'not-quite' };
