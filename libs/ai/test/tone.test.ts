import { describe, expect, it } from 'vitest';
import { repliesTo, say } from './conversations/replies.ts';

describe('the tone of what is told', () => {
  it.each([
    'my boss read my email out loud in the meeting and laughed',
    'they laughed at me!',
    "he's 34 years old and didn't even say sorry!!",
  ])('when it is “%s”, then it is no good news', (message) => {
    expect(say('heal', message)?.state.topic?.good).not.toBe(true);
  });

  it('when good news is told, then it is said back, and after one question nothing more is asked', () => {
    const [first, second] = repliesTo({
      name: '',
      mode: 'heal',
      hour: 20,
      lines: ['the scan was clear!!', 'three years of waiting for this'],
    });
    expect(first?.text).toMatch(/^The scan was clear\./);
    expect(second?.text).not.toContain('?');
  });

  it('when good news was seen where there was none, then that is owned', () => {
    const reply = say('heal', 'they all clapped when i came in!!', 'no, it was not nice at all');
    expect(reply?.text).toMatch(/sorry/i);
    expect(reply?.state.topic?.good).not.toBe(true);
  });
});

describe('what cannot be placed', () => {
  it.each(['after dinner', 'work mostly', 'the sofa', '4 chapters', 'biology'])(
    'when it is “%s”, then no story is presumed behind it',
    (fragment) => {
      const reply = say('write', 'a day like many', fragment);
      expect(reply?.text).not.toMatch(/since when|what's the story|what happened|going on there/i);
    },
  );

  it('when nothing can be placed for long, then no more than three replies ask in a row', () => {
    const replies = repliesTo({
      name: '',
      mode: 'write',
      hour: 20,
      lines: ['so it goes', 'left, then right', 'the usual way', 'up to the corner', 'and back'],
    });
    const asking = replies.map(({ text, choices }) => text.includes('?') && choices.length === 0);
    for (const at of asking.keys()) expect(asking.slice(at, at + 4)).not.toEqual([true, true, true, true]);
  });
});

describe('a question to the companion', () => {
  it.each([
    'what is this supposed to do exactly',
    'do you have a cat?',
    "what's the weather like where you are",
    'what happens to what I write here?',
    'what would you suggest',
    'do you even understand what i write',
  ])('when it is “%s”, then it is answered', (question) => {
    expect(say('write', question)?.text).not.toMatch(
      /can't answer|beyond me|didn't follow|don't have an answer|can't do/,
    );
  });
});

describe('a few words after English', () => {
  it.each(['see ya', '20 min', 'ok ya'])('when they are “%s”, then they are no other language', (words) => {
    expect(say('write', 'I went for a walk today', words)?.state.language).toBeNull();
    expect(say('write', 'I went for a walk today', words)?.text).not.toMatch(
      /\b(?:español|engelska|inglês)\b/,
    );
  });
});
