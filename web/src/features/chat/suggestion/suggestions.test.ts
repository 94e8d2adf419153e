import type { CalendarSuggestion } from '@inkwell/contracts';
import { describe, expect, it } from 'vitest';
import type { Completion } from '../reply/reply-stream.ts';
import { sourceOf } from './suggestions.ts';

const SUGGESTION: CalendarSuggestion = {
  id: 's1',
  title: 'Measure the beds',
  description: '',
  priority: 'medium',
  suggestedTime: '2026-11-28T10:00:00.000Z',
  duration: 30,
  reasoning: '',
  emotionalBenefit: '',
  confidence: 90,
};
const completion = (extra: Partial<Completion> = {}): Completion => ({
  type: 'complete',
  messageId: 'm1',
  analysis: null,
  care: null,
  choices: [],
  exercise: null,
  state: 'complete',
  ...extra,
});

describe('what is looked through after a reply in plan mode', () => {
  it('when the reply suggests something itself, then that is shown and nothing is asked', () => {
    const source = sourceOf('I want to rest', completion({ suggestions: [SUGGESTION] }));
    expect(source).toEqual({
      conversationContent: 'I want to rest',
      replyId: 'm1',
      found: [SUGGESTION],
    });
  });

  it('when it suggests nothing, then a message with a keyword is looked through', () => {
    expect(sourceOf('I want to rest', completion())).toEqual({
      conversationContent: 'I want to rest',
      replyId: 'm1',
    });
    expect(sourceOf('The beds', completion({ suggestions: [] }))).toBeNull();
  });

  it('when the person is under care, then nothing is suggested', () => {
    const care = { level: 'concern', kind: 'suicide', country: null, resources: [] } as const;
    const under = completion({ care: { ...care, resources: [] }, suggestions: [SUGGESTION] });
    expect(sourceOf('I want to rest', under)).toBeNull();
  });
});
