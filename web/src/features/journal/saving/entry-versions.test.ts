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
  sending,
  theirs,
} from '../../../../test/entry-steps.ts';
import { fingerprint } from '../drafts/drafts.ts';

describe('another version on the server', () => {
  itSteps([
    {
      when: 'a save meets it',
      state: { ...sending('After'), saveAgain: true },
      event: failed({ reason: 'conflict', theirs }),
      result: 'both stay until a choice',
      next: { phase: { name: 'conflict', theirs }, content: 'After', sending: null },
      effects: [CANCEL],
    },
    {
      when: 'it is a text that was sent before',
      state: { ...sending('After'), sent: [fingerprint('Theirs'), fingerprint('After')] },
      event: failed({ reason: 'conflict', theirs }),
      result: 'the text is saved on top of it',
      next: { phase: { name: 'open' }, sending: input('After', { baseRevision: 4 }) },
      effects: ['write-draft', CANCEL, 'write-draft'],
    },
    {
      when: 'it is blank',
      state: sending('After'),
      event: failed({ reason: 'conflict', theirs: { content: ' ', revision: 4 } }),
      result: 'the text is saved on top of it',
      next: { sending: input('After', { baseRevision: 4 }) },
      effects: ['write-draft', CANCEL, 'write-draft'],
    },
    {
      when: 'only the mood was to be saved',
      state: { mood: 'joy', sending: input('Before', { mood: 'joy' }) },
      event: failed({ reason: 'conflict', theirs }),
      result: 'its text is the page, and the mood is saved with it',
      next: { content: 'Theirs', sending: input('Theirs', { baseRevision: 4, mood: 'joy' }) },
      effects: ['write-draft', CANCEL, 'write-draft'],
    },
    {
      when: 'this text is chosen',
      state: conflict,
      event: { type: 'mine-chosen' },
      result: 'it is saved over theirs, which the history keeps',
      next: { phase: { name: 'open' }, sending: input('After', { baseRevision: 4, keepReplaced: true }) },
      effects: ['write-draft', CANCEL, 'write-draft'],
    },
    {
      when: 'theirs is chosen',
      state: conflict,
      event: { type: 'theirs-chosen', place },
      result: 'this one is sent first, for the history',
      next: {
        content: 'Theirs',
        phase: { name: 'open' },
        sending: input('After', { baseRevision: 4, keepReplaced: true }),
      },
      effects: ['add-draft', 'write-draft', CANCEL, 'write-draft'],
    },
    {
      when: 'it is read and nothing is unsaved',
      event: { type: 'loaded', entry: { ...theirs, mood: 'hope' } },
      result: 'it is the page',
      next: { content: 'Theirs', saved: theirs, mood: 'hope', savedMood: 'hope', changedAt: null },
      effects: [],
    },
    ...[
      { when: 'the text is unsaved', state: { content: 'After', changedAt: 1 } },
      { when: 'a save runs', state: { content: 'Before', sending: input('Before') } },
      { when: 'the text was just deleted', state: { content: '' } },
      { when: 'it is no newer', state: { content: 'Before', saved: { content: 'Before', revision: 4 } } },
    ].map(({ when, state }) => ({
      when: `it is read and ${when}`,
      state,
      event: { type: 'loaded', entry: theirs } as const,
      result: 'the page stays',
      next: { content: state.content },
      effects: [],
    })),
  ]);
});

describe('drafts on this device', () => {
  itSteps([
    {
      when: 'the page is opened with one',
      event: { type: 'opened', draft: draft({ mood: 'joy' }), others: [], place },
      result: 'it is the text',
      next: { content: 'Draft', mood: 'joy', changedAt: 5 },
      effects: [],
    },
    {
      when: 'the page is opened with one that the server has',
      event: { type: 'opened', draft: draft({ content: 'Before' }), others: [], place },
      result: 'it is removed',
      next: { content: 'Before', changedAt: null },
      effects: ['write-draft'],
    },
    {
      when: 'the page is opened with those of two tabs',
      event: {
        type: 'opened',
        draft: draft(),
        others: [draft({ key: 'b', content: 'Newer', changedAt: 6 })],
        place,
      },
      result: 'the newest is the page, and nobody is told',
      next: { content: 'Newer', earlier: [{ ...place, content: 'Draft' }] },
      effects: ['add-draft', 'remove-draft', 'write-draft'],
    },
    {
      when: 'an older one of a closed tab is found',
      state: { ...changed, changedAt: 9 },
      event: { type: 'drafts-found', others: [draft()], place },
      result: 'it goes into the history, and the person is told',
      next: { content: 'After', earlier: [{ key: 'a' }], keepReplaced: true },
      effects: ['write-draft', 'report-merged'],
    },
    {
      when: 'one is found again',
      state: { ...changed, earlier: [draft()] },
      event: { type: 'drafts-found', others: [draft()], place },
      result: 'nothing happens',
      next: { earlier: [{ key: 'a' }] },
      effects: [],
    },
    {
      when: 'one is found while two texts wait for a choice',
      state: { ...conflict, changedAt: 1 },
      event: { type: 'drafts-found', others: [draft()], place },
      result: 'the page stays, and it goes into the history',
      next: { content: 'After', earlier: [{ key: 'a' }] },
      effects: ['write-draft', 'report-merged'],
    },
    {
      when: 'the text changes once the page is closed',
      state: { isClosed: true },
      event: { type: 'content-changed', content: 'After', at: 7 },
      result: 'nothing is stored',
      next: { content: 'After' },
      effects: ['schedule-emptying null', `schedule-save ${AUTO_SAVE_MS}`],
    },
    {
      when: 'the page is closed',
      state: changed,
      event: { type: 'closed' },
      result: 'all that is scheduled ends, and the draft stays',
      next: { isClosed: true },
      effects: [CANCEL, 'schedule-emptying null'],
    },
  ]);
});
