import { MAX_CHOICE_LENGTH } from '@inkwell/contracts';
import { CARE_KINDS, OPEN_SAFETY_PLAN } from '@inkwell/contracts/constants';
import { describe, expect, it, test } from 'vitest';
import { parseCareAnswer } from '../src/care/answers.ts';
import type { CareContext } from '../src/care/index.ts';
import { brokenCareRule } from '../src/care/reply-check.ts';
import { writeCareReply } from '../src/care/reply.ts';
import { context } from './care-context.ts';

const reply = (message: string, more: Partial<CareContext> = {}, said = '', earlier: string[] = []) =>
  writeCareReply({ care: context(more), own: [...earlier, message], said });
const answer = (...args: Parameters<typeof reply>) => reply(...args).text;
const sentencesOf = (text: string) => text.split(/(?<=[.!?…])\s+|\n+/).filter((each) => each !== '');

const MESSAGES = {
  en: 'I cannot go on like this any more and nobody knows about it',
  es: 'No quiero seguir viviendo, ya no puedo más con todo esto',
  de: 'Ich will nicht mehr leben, es ist alles zu viel für mich',
  fr: 'Je ne veux plus vivre, je suis à bout et personne ne le sait',
  pt: 'Eu não quero mais viver, não aguento mais isso tudo',
};
const LANGUAGES = Object.entries(MESSAGES);

describe('the care replies', () => {
  it('when means are at hand, then the emergency number comes first, and who could be there', () => {
    const text = answer('I have the pills on my table');
    expect(text).toContain('911');
    expect(text).toMatch(/\?$/);
    expect(text).toContain("can't call anybody");
  });

  it('when nothing is imminent, then no number stands in the reply: they stand in the card', () => {
    expect(answer('I want to die')).not.toMatch(/\d/);
    expect(answer('I want to die')).toContain('top of this page');
  });

  test.each(LANGUAGES)(
    'when somebody writes in %s, then the question has answers to tap',
    (_code, message) => {
      const { text, question, choices } = reply(message, { step: 'ask' });
      expect(choices).toHaveLength(3);
      expect(text.endsWith(question)).toBe(true);
      expect(question).toMatch(/\?$/);
      const again = reply(message, { step: 'ask', times: 2 }, text);
      expect(again.question).not.toBe(question);
    },
  );

  test.each(LANGUAGES.flatMap(([code, message]) => CARE_KINDS.map((kind) => [code, kind, message] as const)))(
    'when twenty messages in %s tell of %s, then no two care replies share a sentence',
    (_code, kind, message) => {
      const seen = new Set<string>();
      let said = '';
      for (let turn = 0; turn < 20; turn += 1) {
        const { text, choices } = reply(message, { step: turn === 0 ? 'open' : 'next', kind }, said);
        for (const sentence of sentencesOf(text)) {
          expect(seen, `${turn}: ${sentence}`).not.toContain(sentence);
          seen.add(sentence);
        }
        expect(choices.length).toBeGreaterThan(0);
        expect(choices.every((choice) => choice.length <= MAX_CHOICE_LENGTH)).toBe(true);
        said += `\n${text}`;
      }
    },
  );

  test.each(LANGUAGES)(
    'when a reply in %s is of any kind, then no rule of the companion is broken',
    (_code, message) => {
      for (const kind of CARE_KINDS)
        for (const step of ['ask', 'open', 'next', 'heard', 'unsaid', 'check', 'other'] as const)
          expect(brokenCareRule(answer(message, { kind, step }))).toBeNull();
    },
  );

  it('when the person named somebody, then telling them comes up, with the words to say', () => {
    let said = '';
    for (let turn = 0; turn < 10; turn += 1) {
      said += `\n${answer('yes', { step: 'next' }, said, ['my sister lives next door'])}`;
    }
    expect(said).toContain('your sister');
  });

  it('when somebody is hurt by whom they named, then telling that person never comes up', () => {
    let said = '';
    for (let turn = 0; turn < 10; turn += 1) {
      said += `\n${answer('yes', { step: 'next', kind: 'violence' }, said, ['my husband hits me'])}`;
    }
    expect(said).not.toContain('your husband');
  });

  const CLOSE = {
    en: ['I might do it', 'I have decided'],
    es: ['Podría hacerlo', 'Ya lo decidí'],
    de: ['Ich könnte es tun', 'Ich habe mich entschieden'],
    fr: ['Je pourrais le faire', 'C’est décidé'],
    pt: ['Eu poderia fazer', 'Já decidi'],
  };
  const CANNOT_CALL = /ring nobody|niemanden verständigen|avisar a nadie|prévenir personne|avisar ninguém/;

  test.each(
    LANGUAGES.flatMap(([code, message]) => CLOSE[code as keyof typeof CLOSE].map((text) => [text, message])),
  )(
    'when somebody answers “%s” to how close it is, then the emergency number comes first, and the companion stays',
    (close = '', message = '') => {
      let said = answer(message);
      let choices: readonly string[] = [];
      while (!choices.includes(close)) {
        const next = reply('hm', { step: 'next' }, said, [message, message]);
        ({ choices } = next);
        said += `\n${next.text}`;
      }
      const text = answer(close, { step: 'next' }, said, [message, message]);
      expect(text).toContain('911');
      expect(text).toMatch(CANNOT_CALL);
      expect(text).toMatch(/\?$/);
      expect(text).not.toMatch(/program/i);
      // A second time in other words.
      const again = answer(close, { step: 'next' }, `${said}\n${text}`, [message, message]);
      expect(again).toContain('911');
      for (const sentence of sentencesOf(again)) expect(`${said}\n${text}`).not.toContain(sentence);
    },
  );

  test.each(LANGUAGES)(
    'when somebody in a crisis writes in %s, then a safety plan is offered once, to tap',
    (code, message) => {
      const label = OPEN_SAFETY_PLAN[code as keyof typeof OPEN_SAFETY_PLAN];
      for (const hasPlan of [true, false]) {
        let said = '';
        const offered: number[] = [];
        for (let turn = 0; turn < 20; turn += 1) {
          const next = reply(message, { step: turn === 0 ? 'open' : 'next', hasPlan }, said);
          if (next.choices.includes(label)) offered.push(turn);
          said += `\n${next.text}`;
        }
        expect(offered).toEqual([hasPlan ? 1 : 3]);
      }
    },
  );

  it('when the danger is imminent, then no plan is offered: people come first', () => {
    let said = answer('I want to die');
    for (let turn = 0; turn < 8; turn += 1) {
      const { text, choices } = reply('I have the pills here', { step: 'next', hasPlan: true }, said);
      expect(choices).not.toContain(OPEN_SAFETY_PLAN.en);
      said += `\n${text}`;
    }
  });

  it('when somebody is hurt at home and has no plan, then none is offered to be found', () => {
    let said = '';
    for (let turn = 0; turn < 20; turn += 1) {
      const next = reply('he hit me', { step: 'next', kind: 'violence' }, said);
      expect(next.choices).not.toContain(OPEN_SAFETY_PLAN.en);
      said += `\n${next.text}`;
    }
  });

  it('when no is answered, then there is neither a lecture nor a number', () => {
    for (const step of ['heard', 'unsaid'] as const) {
      const { text, choices } = reply('No, not that', { step });
      expect(text).not.toMatch(/\d|program|worried/);
      expect(choices).toEqual([]);
    }
  });

  it('when it is about somebody else, then it says how to ask and whom to call', () => {
    const text = answer('My son says he wants to die', { step: 'other' });
    expect(text).toContain('Are you thinking about killing yourself?');
    expect(text).toContain('988');
    expect(text).toContain('911');
  });

  test.each(LANGUAGES)(
    'when violence, or a child in danger, is told in %s, then the button that leaves the page is named once',
    (_code, message) => {
      for (const kind of ['violence', 'child'] as const) {
        const first = answer(message, { kind });
        expect(first.match(/Leave this page/g)).toHaveLength(1);
        expect(answer(message, { kind }, first)).not.toContain('Leave this page');
      }
      expect(answer(message, { kind: 'suicide' })).not.toContain('Leave this page');
    },
  );
});

describe('the answers to the question', () => {
  test.each([
    ['Yes', 'yes'],
    ['yeah, sometimes', 'yes'],
    ['No, not that', 'no'],
    ['no', 'no'],
    ["I'd rather not say", 'unsaid'],
    ["i don't want to talk about it", 'unsaid'],
    ['Ja', 'yes'],
    ['Nein', 'no'],
    ['sí', 'yes'],
    ['Non', 'no'],
    ['não', 'no'],
    ['no puedo más con esto', null],
    ['no one knows about it', null],
    ["I don't know", null],
    ['Yes, but not tonight', 'yes'],
    ['The tram was late', null],
    ['nothing much happened', null],
    ['yesterday we went out', null],
  ])('when it is "%s", then it is %s', (text, expected) => {
    expect(parseCareAnswer(text)).toBe(expected);
  });
});
