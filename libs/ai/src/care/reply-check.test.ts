import { describe, expect, it } from 'vitest';
import { brokenRule, withoutBrokenSentences } from './reply-check.ts';

describe('words in quotation marks', () => {
  it.each([
    'At the desk: "I\'m a nurse and I\'ve been thinking of killing myself."',
    '“I’m a nurse, and I’m not safe” is enough.',
    'Then: „Ich habe Angst. I am a nurse.“',
    'Pam, at the desk: ‘I’m a nurse, and I’m not safe.’',
    "First line: 'I'm a nurse. I'm not safe.' That is all.",
    'Au guichet : « I am a doctor. »',
    'Am Tresen: »I am a nurse.«',
    'Am Tresen: ‚I am a nurse.‘',
    'Your friend’s “This stays between us” was kindly meant.',
    'The text: “I need you.\n\nI’m a nurse and I’m not safe.”',
  ])('when they claim or promise something, then they are somebody else’s: %s', (text) => {
    expect(brokenRule(text)).toBeNull();
    expect(withoutBrokenSentences(text)).toBe(text);
  });

  it.each([
    ['As I said, I am a nurse.', 'claim to be human'],
    ['The kids’ room is quiet, I’m a nurse, the boys’ too.', 'claim to be human'],
    ["The kids' room is quiet, I'm a nurse, the boys' too.", 'claim to be human'],
    ['“Hi” is enough. This stays between us. “Bye” is, too.', 'secrecy'],
    ['"Hi" is enough, I am a doctor, "bye" is, too.', 'claim to be human'],
    ['Say “take 40 tablets of it”.', 'method'],
  ])('when a claim stands between or without them, then it breaks a rule: %s', (text, rule) => {
    expect(brokenRule(text)).toBe(rule);
  });
});

describe('a reply without its sentences that break a rule', () => {
  it.each([
    ['I hear you. I am a nurse, too. Call Deb now.', 'I hear you. Call Deb now.'],
    [
      'I hear you.\n\nThis stays between us. Call Deb now.\n\nI am here.',
      'I hear you.\n\nCall Deb now.\n\nI am here.',
    ],
    ['I hear you. You clearly have ADHD.\n\nCall Deb now.', 'I hear you.\n\nCall Deb now.'],
    ['I hear you.\n\nDu hast eine Depression.\n\nCall Deb now.', 'I hear you.\n\nCall Deb now.'],
    [
      'Tell her: "I’m a nurse. I’m not safe. Come now." I am a nurse. Then sit down.',
      'Tell her: "I’m a nurse. I’m not safe. Come now." Then sit down.',
    ],
    ['Say “I am fine. Take 40 tablets of it. Bye.” Then sleep.', 'Then sleep.'],
    [
      'Two things:\n- Call Deb.\n- Promise me you wait.\n- Sit down.',
      'Two things:\n- Call Deb.\n- Sit down.',
    ],
    ['Sit down.\n\nIt goes like this:\n\n“40 tablets of it.”\n\nCall Deb.', 'Sit down.\n\nCall Deb.'],
    ['I am a real person. This stays between us.', ''],
    ['', ''],
    ['I hear you.\nCall 911 now.', 'I hear you.\nCall 911 now.'],
  ])('when it is %j, then %j is left', (text, left) => {
    expect(withoutBrokenSentences(text)).toBe(left);
  });
});
