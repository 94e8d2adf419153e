import { PUT_ON_PAGE } from '@inkwell/contracts/constants';
import { describe, expect, it } from 'vitest';
import { keyPhraseOf } from '../src/companion/key-phrase.ts';
import { ASKED_FOR_HEAL, ASKED_FOR_WRITE } from '../src/companion/prose/following.ts';
import { repliesTo, say } from './conversations/replies.ts';

const QUIET = [
  'the heron was back on the pond today',
  'i was late for work and stopped anyway',
  'he looked like a folded umbrella',
  'the fog came over the bridge',
];
const QUIET_HARD = [
  'we had dinner at my parents',
  'they talked about my cousin the whole evening',
  'i cut my potatoes very small',
  'the clock in the hall is still five minutes late',
];

const talk = (mode: 'write' | 'heal', lines: readonly string[]) =>
  repliesTo({ name: '', mode, hour: 20, lines: [...lines] });

describe('the key phrase of a message', () => {
  it.each([
    ['i hung up on her. 43 years old and i hung up like a teenager', 'I hung up like a teenager'],
    ['i came home and the lead was on the hook and i just stood in the hall with my coat on', /lead|coat/],
    ["i think its that we were the two single ones. now it's just me and the chat", /just me and the chat/],
    ['maybe she got tired of asking', 'Maybe she got tired of asking'],
    ['he does that when he is in a good mood lol', 'He does that when he is in a good mood'],
  ])('of “%s” is %s', (message, expected) => {
    expect(keyPhraseOf(message)?.words).toMatch(expected);
  });

  it.each([
    'what would you do with my kitchen?',
    'idk',
    'lol',
    'are you a bot',
    'thank you, sorry for all that',
    "'are you happy' he said",
  ])('of “%s” there is none', (message) => {
    expect(keyPhraseOf(message)).toBeNull();
  });

  it.each([
    [
      "we had a fight and my daughter looked at me and said 'I wish you weren't my mother'. I can't stop hearing it.",
      "I wish you weren't my mother",
    ],
    ["i said 'go to bed now please' and closed the door", undefined],
    ["he said 'you are a stupid woman' in front of them", undefined],
  ])('of “%s” is what was said to them, unless it would hurt', (message, expected) => {
    if (expected === undefined) expect(keyPhraseOf(message)?.words ?? '').not.toMatch(/bed|stupid/);
    else expect(keyPhraseOf(message)?.words).toBe(expected);
  });

  it('stands in the message word for word, its slips mended', () => {
    for (const message of [...QUIET, ...QUIET_HARD])
      expect(message.toLowerCase()).toContain(keyPhraseOf(message)?.words.toLowerCase());
  });

  it('keeps what takes it back', () => {
    expect(keyPhraseOf('I love her but I want to run away')?.words).toBe('I love her but I want to run away');
  });
});

describe('somebody who tells', () => {
  it.each([
    ['write', QUIET, ASKED_FOR_WRITE],
    ['heal', QUIET_HARD, ASKED_FOR_HEAL],
  ] as const)(
    'when it is told on in %s, then a question comes only in place of a mere sign, and none right after another',
    (mode, lines, asked) => {
      const replies = talk(mode, lines);
      const questions = asked.flat().map(({ ask }) => ask);
      const asks = replies.map(({ text }) => text.includes('?'));
      for (const { text, choices } of replies) {
        if (text.includes('?')) expect(questions).toContain(text);
        expect(choices.map(({ does }) => does)).toContain('ask');
      }
      expect(asks.join()).not.toContain('true,true');
    },
  );

  it('when the first thing is told, then it says that it reads along', () => {
    expect(talk('write', QUIET)[0]?.text).toMatch(/\.'? (?:Go on|Tell|I'm reading|Keep going)/);
  });

  it('when much is told, then no quote stands right after another', () => {
    const lines = [...QUIET, ...QUIET_HARD, 'a child waved at a lorry', 'the tea went cold by the window'];
    const quoted = talk('write', lines).map(({ text }) => /^'[^']/.test(text));
    expect(quoted).toContain(true);
    expect(quoted.join()).not.toContain('true,true');
  });

  it('when a question was tapped, then one comes, each time another', () => {
    const replies = talk('heal', [
      ...QUIET_HARD,
      'Ask me something',
      'that nobody minds me',
      'Ask me another',
    ]);
    const asked = [replies.at(-3)?.text, replies.at(-1)?.text];
    for (const text of asked) expect(ASKED_FOR_HEAL[0]?.map(({ ask }) => ask)).toContain(text);
    expect(new Set(asked).size).toBe(2);
    expect(replies.at(-2)?.choices.map(({ say: label }) => label)).toContain('Ask me another');
  });

  it.each([
    ['write', QUIET, 'begin page-from-one-line'],
    ['heal', QUIET_HARD, 'begin closer-look'],
  ] as const)('in %s an exercise and the page are there to tap after four messages', (mode, lines, does) => {
    const last = talk(mode, lines).at(-1);
    expect(last?.choices.map((choice) => choice.does)).toEqual(['ask', does, 'page', 'nothing']);
    expect(last?.exercise?.page).toContain(lines[0]);
  });

  it('when an exercise was refused, then none is there to tap', () => {
    const last = talk('heal', [QUIET_HARD[0] ?? '', 'i dont want an exercise', ...QUIET_HARD.slice(1)]).at(
      -1,
    );
    expect(last?.choices.filter(({ does }) => does.startsWith('begin '))).toEqual([]);
  });

  it('when somebody does not want their words back, then they are not quoted', () => {
    const last = talk('heal', [
      'we had dinner at my parents',
      'you are not listening',
      ...QUIET_HARD.slice(1),
    ]).at(-1);
    expect(last?.text).not.toMatch(/^'/);
  });

  it.each([
    [
      'write',
      QUIET,
      ['wet grass and a heron', 'a cold night', 'that I envied him', 'And still he stood there'],
    ],
    ['heal', QUIET_HARD, ['tight in the throat', 'that nobody minds me', 'you count', 'a word', 'tea']],
  ] as const)(
    'when the exercise is taken in %s, then their lines are there to begin with, and it ends in a page',
    (mode, lines, answers) => {
      const replies = talk(mode, [...lines, '>2', '>1', ...answers]);
      const [first] = replies[lines.length]?.choices ?? [];
      expect(lines.map((line) => keyPhraseOf(line)?.words)).toContain(first?.say);
      expect(replies.at(-1)?.exercise?.page).toContain(first?.say);
      expect(replies.at(-1)?.choices.map(({ say: label }) => label)).toContain(PUT_ON_PAGE);
    },
  );

  it('when six things were told, then their key phrases are summed up in their words', () => {
    const lines = [...QUIET_HARD, 'my cousin never asks me anything', 'i ate my potatoes like a prisoner'];
    const { text = '', choices = [] } = talk('heal', lines).at(-1) ?? {};
    expect(text).toContain('I ate my potatoes like a prisoner');
    expect(choices.map(({ does }) => does)).toEqual(['right', 'not-quite']);
  });

  it('when one word of a long message shows something else, then nothing is made of it', () => {
    const reply = say(
      'heal',
      'choir is thursday, perhaps i tell maureen first, she was made redundant in 2009 and came out of it with a narrowboat',
    );
    expect(reply?.text).not.toMatch(/hard news|job/);
  });
});

describe("one's own sentence", () => {
  it('is said back in the second person, and not twice in a row', () => {
    const told = [
      'we had dinner at my parents',
      'I put her glasses back in the pocket',
      'I still sleep on the left side of the bed',
      'my brother never let me win at marbles',
    ];
    const texts = talk('heal', told).map(({ text }) => text);
    expect(texts[1]).toBe('You put her glasses back in the pocket.');
    expect(texts[2]).not.toMatch(/^You /);
    expect(texts[3]).toBe('Your brother never let you win at marbles.');
  });
});

describe('the questions that can be asked for', () => {
  const all = [...ASKED_FOR_HEAL, ...ASKED_FOR_WRITE].flat().map(({ ask }) => ask);

  it('have lines of their own for the answer', () => {
    const replies = talk('heal', ['we had dinner at my parents', 'Ask me something', 'that nobody minds me']);
    const asked = ASKED_FOR_HEAL.flat().find(({ ask }) => ask === replies[1]?.text);
    expect(asked?.heard.some((line) => replies[2]?.text.endsWith(line))).toBe(true);
  });

  it('ask one thing each, none of them twice', () => {
    for (const ask of all) expect(ask.match(/\?/g), ask).toHaveLength(1);
    expect(new Set(all).size).toBe(all.length);
  });
});

describe('a goodbye', () => {
  it('gives back the lines of the talk, with their page to tap', () => {
    const last = talk('heal', [...QUIET_HARD, 'ok phone on 4 percent. night']).at(-1);
    expect(last?.text).toContain('- I cut my potatoes very small');
    expect(last?.exercise?.page).toContain(QUIET_HARD[1]);
    expect(last?.choices.map(({ does }) => does)).toEqual(['page']);
  });

  it.each(['back to the spreadsheets', 'might actually sleep now', 'i must go'])('is “%s”', (message) => {
    expect(talk('write', [...QUIET, message]).at(-1)?.text).toMatch(
      /Take care|Until next|See you|Sleep well|Good night/,
    );
  });
});
