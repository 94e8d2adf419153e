import { AUTO_SAVE_MS } from '@inkwell/contracts/constants';
import { describe } from 'vitest';
import {
  CANCEL,
  changed,
  conflict,
  draft,
  failed,
  input,
  itSteps,
  place,
  saved,
  sending,
} from '../../../../test/entry-steps.ts';
import { RequestError } from '../../../lib/request.ts';
import { fingerprint } from '../drafts/drafts.ts';
import { EMPTY_SAVE_MS } from './entry-machine.ts';

const TYPED = ['schedule-emptying null', 'write-draft', `schedule-save ${AUTO_SAVE_MS}`];

describe('the text', () => {
  itSteps([
    {
      when: 'it changes',
      event: { type: 'content-changed', content: 'After', at: 7 },
      result: 'it is stored here, and saved after a pause',
      next: { content: 'After', changedAt: 7, isEdited: true, sending: null },
      effects: TYPED,
    },
    {
      when: 'it stays as it is',
      event: { type: 'content-changed', content: 'Before', at: 7 },
      result: 'nothing happens',
      next: { changedAt: null, isEdited: false },
      effects: [],
    },
    {
      when: 'it is deleted as a whole',
      event: { type: 'content-changed', content: ' ', at: 7 },
      result: 'it can be brought back, and a longer pause saves it as empty',
      next: { emptiedText: 'Before', isEmptied: false },
      effects: [`schedule-emptying ${EMPTY_SAVE_MS}`, 'write-draft', CANCEL],
    },
    {
      when: 'it was deleted letter by letter',
      state: { content: 'B' },
      event: { type: 'content-changed', content: '', at: 7 },
      result: 'what the server has is brought back',
      next: { emptiedText: 'Before' },
      effects: [`schedule-emptying ${EMPTY_SAVE_MS}`, 'write-draft', CANCEL],
    },
    {
      when: 'the deleted one is brought back',
      state: { content: '', emptiedText: 'Before' },
      event: { type: 'brought-back', at: 7 },
      result: 'it is the page again, and nothing is left to save',
      next: { content: 'Before', emptiedText: null },
      effects: ['schedule-emptying null', 'write-draft', CANCEL],
    },
    {
      when: 'it is changed after it was too long',
      state: { ...changed, phase: { name: 'too-long' } },
      event: { type: 'content-changed', content: 'Shorter', at: 7 },
      result: 'it may be saved again',
      next: { phase: { name: 'open' } },
      effects: TYPED,
    },
    {
      when: 'an earlier one is chosen',
      state: changed,
      event: { type: 'earlier-text-chosen', content: 'First', at: 7, place },
      result: 'what it replaces is sent first',
      next: {
        content: 'First',
        earlier: [{ ...place, content: 'After', isReplaced: true }],
        sending: input('After', { keepReplaced: true }),
      },
      effects: ['add-draft', 'write-draft', CANCEL, 'write-draft'],
    },
    {
      when: 'an earlier one is chosen while two wait for a choice',
      state: conflict,
      event: { type: 'earlier-text-chosen', content: 'First', at: 7, place },
      result: 'nothing happens',
      next: { content: 'After' },
      effects: [],
    },
    {
      when: 'what is unsaved is given up',
      state: { ...changed, mood: 'joy', earlier: [draft()], phase: { name: 'day-over' } },
      event: { type: 'changes-discarded' },
      result: 'the page is what the server has',
      next: { content: 'Before', mood: null, earlier: [], phase: { name: 'open' } },
      effects: ['remove-draft', 'write-draft'],
    },
  ]);
});

describe('the mood', () => {
  itSteps([
    {
      when: 'one is chosen',
      event: { type: 'mood-chosen', mood: 'joy' },
      result: 'it is sent at once',
      next: { mood: 'joy', sending: input('Before', { mood: 'joy' }) },
      effects: ['write-draft', CANCEL, 'write-draft'],
    },
    {
      when: 'the same one is chosen',
      state: { mood: 'joy' },
      event: { type: 'mood-chosen', mood: 'joy' },
      result: 'nothing happens',
      next: { sending: null },
      effects: [],
    },
  ]);
});

describe('a save', () => {
  itSteps([
    {
      when: 'it is asked for and nothing changed',
      event: { type: 'save-requested' },
      result: 'nothing is sent',
      next: { sending: null },
      effects: [CANCEL],
    },
    {
      when: 'it is asked for',
      state: changed,
      event: { type: 'save-requested' },
      result: 'the text is sent, and known as sent',
      next: { sending: input('After'), sent: [fingerprint('After')] },
      effects: [CANCEL, 'write-draft'],
    },
    {
      when: 'it is asked for while one runs',
      state: { ...sending('After'), content: 'More' },
      event: { type: 'save-requested' },
      result: 'it waits',
      next: { sending: input('After'), saveAgain: true },
      effects: [CANCEL],
    },
    ...(['conflict', 'day-over'] as const).map((name) => ({
      when: `it is asked for in the phase '${name}'`,
      state: name === 'conflict' ? conflict : { ...changed, phase: { name } },
      event: { type: 'save-requested' } as const,
      result: 'nothing is sent',
      next: { sending: null },
      effects: [CANCEL],
    })),
    {
      when: 'it is asked for once the page is closed',
      state: { ...changed, isClosed: true },
      event: { type: 'save-requested' },
      result: 'nothing is sent',
      next: { sending: null },
      effects: [CANCEL],
    },
    {
      when: 'the page is left after its text was deleted',
      state: { content: '', emptiedText: 'Before' },
      event: { type: 'left' },
      result: 'the empty text is sent, and the history keeps the other',
      next: { sending: input('', { keepReplaced: true }), isEmptied: true },
      effects: ['schedule-emptying null', 'write-draft', CANCEL, 'write-draft'],
    },
    {
      when: 'the page is left blank without anybody having deleted it',
      state: { content: '' },
      event: { type: 'left' },
      result: 'nothing is sent',
      next: { sending: null, isEmptied: false },
      effects: ['schedule-emptying null', CANCEL],
    },
    {
      when: 'the server may be there again',
      state: { ...changed, phase: { name: 'retrying' } },
      event: { type: 'retry-requested' },
      result: 'what failed is sent',
      next: { sending: input('After') },
      effects: [CANCEL, 'write-draft'],
    },
    {
      when: 'the server may be there again and nothing failed',
      state: changed,
      event: { type: 'retry-requested' },
      result: 'the pause is waited for',
      next: { sending: null },
      effects: [],
    },
  ]);
});

describe('a response', () => {
  itSteps([
    {
      when: 'the text was saved',
      state: { ...sending('After'), failures: 2, phase: { name: 'retrying' }, keepReplaced: true },
      event: saved('After'),
      result: 'the server has it',
      next: {
        saved: { content: 'After', revision: 4 },
        baseRevision: 4,
        sent: [],
        sending: null,
        failures: 0,
        phase: { name: 'open' },
        keepReplaced: false,
      },
      effects: ['write-draft', 'report-saved'],
    },
    {
      when: 'more was to be saved meanwhile',
      state: { ...sending('After'), content: 'More', saveAgain: true },
      event: saved('After'),
      result: 'that is sent on top of it',
      next: { sending: input('More', { baseRevision: 4 }), saveAgain: false },
      effects: ['write-draft', 'report-saved', CANCEL, 'write-draft'],
    },
    {
      when: 'more was typed meanwhile',
      state: { ...sending('After'), content: 'More' },
      event: saved('After'),
      result: 'that waits for its own pause',
      next: { sending: null, content: 'More' },
      effects: ['write-draft', 'report-saved'],
    },
    {
      when: 'a text for the history was saved',
      state: { ...sending('Draft'), earlier: [draft()], keepReplaced: true },
      event: saved('Draft'),
      result: 'its draft goes, and the next text is sent',
      next: { earlier: [], sending: input('After', { baseRevision: 4, keepReplaced: true }) },
      effects: ['remove-draft', 'write-draft', 'report-saved', CANCEL, 'write-draft'],
    },
    {
      when: 'none came',
      state: { ...sending('After'), failures: 1 },
      event: failed({ reason: 'unreachable' }),
      result: 'it is tried again, each time later',
      next: { phase: { name: 'retrying' }, failures: 2, sending: null },
      effects: ['schedule-save 4000'],
    },
    {
      when: 'none came for long',
      state: { ...sending('After'), failures: 20 },
      event: failed({ reason: 'unreachable' }),
      result: 'it is tried again every minute',
      next: { failures: 21 },
      effects: ['schedule-save 60000'],
    },
    ...(['day-over', 'too-long'] as const).map((reason) => ({
      when: `the server refused the text as '${reason}'`,
      state: sending('After'),
      event: failed({ reason }),
      result: 'it is not sent again by itself',
      next: { phase: { name: reason }, sending: null, content: 'After' },
      effects: [],
    })),
    {
      when: 'the session has ended',
      state: sending('After'),
      event: failed({ reason: 'access-denied', error: new RequestError(401, '', '') }),
      result: 'that is reported, and no retry is scheduled',
      next: { phase: { name: 'retrying' }, sending: null },
      effects: ['report-access-denied'],
    },
    {
      when: 'the program has a fault',
      state: { ...sending('After'), saveAgain: true },
      event: failed({ reason: 'bug' }),
      result: 'nothing is sent until the next change',
      next: { sending: null, saveAgain: false, phase: { name: 'open' } },
      effects: [],
    },
  ]);
});
