import { describe, expect, it, test } from 'vitest';
import { CareRecord } from '../src/care/index.ts';
import { CONCERN, CRISIS, person, START } from './protocol-person.ts';

const WRITE = { conversationId: 1 };
const HEAL = { conversationId: 2 };
const PLAN = { conversationId: 3 };
const WEEK = 'Help me plan the week, with the two days at the office and the one at home.';

describe('a question that stands in another conversation', () => {
  it('when it is asked again elsewhere, then a yes counts in each of the two', () => {
    for (const place of [WRITE, HEAL]) {
      const { say } = person();
      say('I wish I would not wake up', CONCERN, WRITE);
      expect(say('What for, all of it', CONCERN, HEAL).act).toMatchObject({ step: 'ask', times: 2 });
      expect(say('Yes', null, place).act).toMatchObject({ step: 'open', kind: 'suicide', isYes: true });
    }
  });

  it('when each is of a kind of its own, then the yes is to the one that stands there', () => {
    const { say } = person();
    say('It is so loud in here', { level: 'concern', kind: 'self_harm' }, WRITE);
    expect(say('I wish I would not wake up', CONCERN, HEAL).act?.kind).toBe('suicide');
    expect(say('Yes', null, WRITE).act).toMatchObject({ step: 'open', kind: 'self_harm' });
  });

  it.each(['No', "I'd rather not say", 'What a week, with the two days at the office.'])(
    'when “%s” stands in the one of another kind, then the last question is still open',
    (said) => {
      const { say, record } = person();
      say('It is so loud in here', { level: 'concern', kind: 'self_harm' }, WRITE);
      say('I wish I would not wake up', CONCERN, HEAL);
      say(said, null, WRITE);
      expect(record().asked).toMatchObject({ kind: 'suicide', answer: null });
      expect(say('yes', null, WRITE).act).toBeNull();
      expect(say('Yes', null, HEAL).act).toMatchObject({ step: 'open', kind: 'suicide' });
    },
  );

  it('when nothing was asked in a conversation, then a yes there is to something else', () => {
    const { say } = person();
    say('I wish I would not wake up', CONCERN, WRITE);
    say('What for, all of it', CONCERN, HEAL);
    expect(say('yes', null, PLAN).act).toBeNull();
  });

  it('when the talk has gone on there, then a later yes answers nothing', () => {
    const { say } = person();
    say('I wish I would not wake up', CONCERN, WRITE);
    say('What for, all of it', CONCERN, HEAL);
    say(WEEK, null, WRITE);
    expect(say('yes', null, WRITE).act).toBeNull();
    expect(say('yes', null, HEAL).act?.step).toBe('open');
  });

  it('when a care reply stands in one, then its answer is taken further there, whatever is said in another', () => {
    const { say } = person();
    say('I want to kill myself', CRISIS, WRITE);
    expect(say(WEEK, null, PLAN).act?.step).toBe('check');
    expect(say('In the drawer', null, WRITE).act?.step).toBe('next');
    expect(say('No', null, PLAN).act?.step).toBe('next');
  });

  it('when many conversations are open, then the newest questions are kept, and the record can be read again', () => {
    const { say, record } = person();
    for (let conversationId = 1; conversationId <= 20; conversationId += 1)
      say('I wish I would not wake up', CONCERN, { conversationId });
    expect(record().openElsewhere).toHaveLength(7);
    expect(CareRecord.parse(record())).toEqual(record());
    expect(say('yes', null, { conversationId: 1 }).act).toBeNull();
    expect(say('yes', null, { conversationId: 14 }).act?.step).toBe('open');
  });
});

describe('a question that was asked shortly before midnight', () => {
  const mode = 'write' as const;
  const created = (hours: number) => new Date(START + hours * 3_600_000);
  /** The conversation of the evening, from two hours before midnight on. */
  const EVENING = {
    ...WRITE,
    hours: 11.9,
    conversation: { mode, date: '2026-11-01', createdAt: created(10) },
  };
  const MORNING = {
    ...HEAL,
    hours: 12.1,
    conversation: { mode, date: '2026-11-02', createdAt: created(12.1) },
  };

  function askedInTheEvening() {
    const talk = person();
    talk.say('I wish I would not wake up', CONCERN, EVENING);
    return talk;
  }

  it('when the new day begins with a yes, then that is the yes', () => {
    const { say, record } = askedInTheEvening();
    expect(say('Yes', null, MORNING).act).toMatchObject({ step: 'open', kind: 'suicide', isYes: true });
    expect(record().open).toMatchObject({ conversationId: MORNING.conversationId, question: 'step' });
  });

  it('when the new day begins with something else, then a later yes counts in the evening’s talk alone', () => {
    const { say } = askedInTheEvening();
    expect(say(WEEK, null, MORNING).act).toBeNull();
    expect(say('Yes', null, MORNING).act).toBeNull();
    expect(say('Yes', null, { ...EVENING, hours: 12.3 }).act?.step).toBe('open');
  });

  test.each([
    ['of another mode', { conversation: { ...MORNING.conversation, mode: 'plan' as const } }],
    ['of another day', { conversation: { ...MORNING.conversation, date: '2026-11-03' } }],
    ['older than the question', { conversation: { ...MORNING.conversation, createdAt: created(11) } }],
    [
      'begun more than six hours later',
      { hours: 18, conversation: { ...MORNING.conversation, createdAt: created(18) } },
    ],
  ])('when the conversation with the yes is %s, then it is to something else', (_what, other) => {
    expect(askedInTheEvening().say('Yes', null, { ...MORNING, ...other }).act).toBeNull();
  });

  it('when the evening’s conversation is still open, then a yes there counts as well', () => {
    expect(askedInTheEvening().say('Yes', null, { ...EVENING, hours: 12.1 }).act?.step).toBe('open');
  });
});
