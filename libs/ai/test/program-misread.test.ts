import { describe, expect, it } from 'vitest';
import { feelingIn } from '../src/program/feeling.ts';
import { intentByRules } from '../src/program/intents.ts';
import { messageWishIn } from '../src/program/wishes.ts';
import { processorMs } from './event-loop.ts';
import { after } from './plan-talk.ts';
import { replyTo, sourcesWith, startTalk } from './program-talk.ts';

describe('an exercise that was offered in words', () => {
  const said = [
    {
      role: 'assistant' as const,
      content: 'Two fit: Worry tree (10 minutes) or Thought record (15 minutes).',
    },
  ];

  it('when the first one is wanted, then it is the first that was offered', async () => {
    const { progress } = await startTalk('heal', { said })('the first one');
    expect(progress?.exercise).toBe('worry-tree');
  });

  it.each([
    ['the first one', '0'],
    ['the last one, please', '2'],
  ])('when a list stands between, then “%s” is of the list', async (nth, dating) => {
    const say = startTalk('plan', { said, sources: sourcesWith({}) });
    const list = await say('- call the bank\n- dentist\n- write the speech');
    expect(list.state.list).toHaveLength(3);
    const { progress, state } = await say(nth);
    expect(progress).toBeNull();
    expect(state.dating).toBe(dating);
  });
});

describe('a plan', () => {
  it.each([
    "I don't want to plan the whole week, just one call to the bank tomorrow at 10",
    "I don't want to plan anything, just one call to the bank tomorrow at 10",
  ])('when one thing alone is wanted (“%s”), then it is not left', async (told) => {
    expect((await after(told)).text).not.toMatch(/we leave it|not that/);
  });

  it.each(['I don’t want to plan', "I don't want to plan anything today."])(
    'when none is wanted (“%s”), then none begins',
    async (told) => {
      const { text, progress } = await after(told);
      expect(text).not.toMatch(/[?]|first step/);
      expect(progress).toBeNull();
    },
  );

  it.each([
    ['There is a form I have to print first', /print/],
    ['They want two photos, so get photos at the station', /photos/],
  ])('when a first step is named with how things are (“%s”), then it is kept', async (told, first) => {
    const { progress } = await after('the passport', told);
    expect(progress?.kept['first']).toMatch(first);
  });
});

describe('what is told', () => {
  it.each(['Is it weird that I am happy about it?', 'Is this strange feeling love?'])(
    'when something is only strange (“%s”), then no doctor is named',
    async (told) => {
      expect((await replyTo(told)).text).not.toContain('doctor');
    },
  );

  it.each([
    'Do you know the feeling when nobody calls?',
    'Do you know those days when nothing works?',
    'Tell me about it. That is what my father always said when I was late.',
  ])('when nothing is asked for (“%s”), then it is not called beyond the program', async (told) => {
    expect((await replyTo(told)).text).not.toMatch(/beyond me|That I cannot do/);
  });

  it('when the breathing made somebody glad, then it goes on', async () => {
    const say = startTalk('heal');
    await say("Let's do the breathing");
    await say('7');
    const { progress, text } = await say('Done, I feel happy now! Thank you');
    expect(progress?.paused).toBe(false);
    expect(text).not.toContain('happy');
  });

  it.each([
    ['Makes me feel guilty.', 'guilt'],
    ['It made me feel so lonely.', 'loneliness'],
    ['That makes me angry.', 'anger'],
  ])('when a feeling is named (“%s”), then it is that', async (told, emotion) => {
    expect((await feelingIn(told, null)).emotion).toBe(emotion);
  });
});

describe('what is asked for', () => {
  it.each([
    ['I use ChatGPT at work and feel like a fraud.', false],
    ['How do I get a model for my life drawing class?', false],
    ['Which of you had the model train?', false],
    ['how do I get a model here?', true],
    ['Can I connect ChatGPT?', true],
    ['Is there a language model?', true],
    ['hi, do you have a language model', true],
    ['I want to connect a model', true],
  ])('when it is “%s”, then a key is explained: %s', (told, expected) => {
    expect(intentByRules(told) === 'ask-model').toBe(expected);
  });

  it.each([
    ['I got no advice from anyone when she was born', false],
    ['There was no advice in it, only pity', false],
    ['No advice please', true],
    ["I don't want any advice", true],
  ])('when it is “%s”, then it is to listen: %s', (told, expected) => {
    expect(intentByRules(told) === 'wants-listening').toBe(expected);
  });

  it('when a time has many commas, then it is read at once', () => {
    const took = processorMs(() => messageWishIn(`Remind me tomorrow 1${',1'.repeat(24)} zz`));
    expect(took).toBeLessThan(300);
    expect(messageWishIn('Remind me tomorrow, 10:30')).toEqual({ kind: 'remind', what: '' });
  });
});
