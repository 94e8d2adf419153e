import { describe, expect, it } from 'vitest';
import { complaintIn } from '../src/companion/complaints.ts';
import { repliesTo, say } from './conversations/replies.ts';

const SOME_REPLY = 'I see. Which word in it is the important one?';

describe('a complaint about the talk', () => {
  it.each([
    ["I just told you. It's my parents I can't tell.", 'said-before', "It's my parents I can't tell"],
    ['i said no', 'said-before', ''],
    ['You asked me that already and I answered.', 'said-before', ''],
    ['You are not listening, dear. It is the smell of the oil.', 'not-heard', 'It is the smell of the oil'],
    ["Huh? I just said it wasn't my fault. Are you reading this?", 'unclear', "it wasn't my fault"],
    [
      "That's a bit deep, I'm ashamed of the name that's all",
      'unclear',
      "I'm ashamed of the name that's all",
    ],
    ['the important one??', 'unclear', ''],
    ['That is not what I meant. I open the door and go back in.', 'wrong', 'I open the door and go back in'],
  ])('when somebody writes %j, then it is one, and what stands beside it is kept', (message, kind, rest) => {
    expect(complaintIn(message, SOME_REPLY)).toEqual({ kind, rest });
  });

  it.each([
    'I just told her that we are moving',
    'he asked me to stay and I already said to him that I would not',
    'they are not listening to anybody at work',
    'what a day',
  ])('when something is told like %j, then it is none', (message) => {
    expect(complaintIn(message, SOME_REPLY)).toBeNull();
  });

  it('when something is told beside it, then the talk goes on from that, and it is not asked for again', () => {
    const reply = say(
      'heal',
      'I got laid off three weeks ago',
      "I just told you. It's my parents I can't tell.",
    );
    expect(reply?.text).toMatch(/sorry/i);
    expect(reply?.text).toContain("It's my parents I can't tell");
    expect(reply?.text).not.toMatch(/say it once more|once more in your words/i);
  });

  it('when it is the second one, then it owns what it is, asks nothing, and offers ways on', () => {
    const reply = say(
      'heal',
      'my son is angry with me',
      'you are not listening',
      'are you even reading this',
    );
    expect(reply?.text).toContain('small program');
    expect(reply?.text).not.toContain('?');
    expect(reply?.choices.map(({ does }) => does)).toEqual(expect.arrayContaining(['listen', 'page']));
  });

  it('when it comes inside an exercise, then it is not kept as an answer, and the step is asked again', () => {
    const replies = repliesTo({
      name: '',
      mode: 'plan',
      hour: 20,
      lines: ["Let's make an if-then plan", 'ring the bank', 'you are not listening'],
    });
    const [, before, after] = replies;
    expect(after?.progress?.step).toBe(before?.progress?.step);
    expect(JSON.stringify(after?.progress?.kept)).not.toContain('listening');
    expect(after?.text).not.toBe(before?.text);
  });
});

describe('a no to an offer', () => {
  const lines = [
    'my father died in March and I never wrote back to him',
    'no thanks, I do not want to do that',
  ];

  it('when what was offered is refused, then it is left without a question', () => {
    const [first, second] = repliesTo({ name: '', mode: 'heal', hour: 20, lines });
    expect(first?.choices.some(({ does }) => /^(?:begin|guide) /.test(does))).toBe(true);
    expect(second?.text).not.toContain('?');
    expect(second?.state.refused).toBe(true);
  });

  it('when it was refused, then nothing is offered again by itself', () => {
    const replies = repliesTo({
      name: '',
      mode: 'heal',
      hour: 20,
      lines: [...lines, 'the house is quiet now', 'the garden is full of weeds', 'the shed door is open'],
    });
    for (const { choices } of replies.slice(2))
      expect(choices.filter(({ does }) => does.startsWith('begin '))).toEqual([]);
  });
});
