import { EMOTIONS, THEMES } from '@inkwell/contracts/constants';
import { describe, expect, it } from 'vitest';
import { readByRules } from '../src/care/rules.ts';
import { CHOICE_LABELS } from '../src/program/labels.ts';
import { GOOD_QUESTIONS } from '../src/program/questions-good.ts';
import { HARD_QUESTIONS } from '../src/program/questions-hard.ts';
import { CompanionState, type ExerciseProgress } from '../src/state.ts';
import { begins, NOW, startTalk } from './program-talk.ts';

describe('other languages', () => {
  it.each([
    ['de', 'Ich bin heute so müde und traurig, und es ist alles zu viel'],
    ['es', 'Hoy estoy muy cansada y no quiero hacer nada'],
    ['fr', 'Je suis très fatiguée aujourd’hui et je ne veux rien faire'],
    ['pt', 'Hoje estou muito cansada e não quero fazer nada'],
  ])(
    'when somebody writes %s, then it says so in that language, and offers its three exercises',
    async (code, told) => {
      const say = startTalk('heal');
      const first = await say(told);
      expect(first.state.language).toBe(code);
      expect(begins(first).slice(0, 3)).toEqual([
        `begin paced-breathing-${code}`,
        `begin five-four-three-two-one-${code}`,
        `begin three-good-things-${code}`,
      ]);
      const second = await say(told);
      expect(second.text).not.toBe(first.text);
      expect((await say(first.choices[0]?.say ?? '')).progress).toMatchObject({
        exercise: `paced-breathing-${code}`,
      });
    },
  );

  it('when it is another language, then the nearest exercises are offered', async () => {
    const reply = await startTalk('heal')('Oggi sono molto stanca e non ho voglia di niente');
    expect(reply.text).toMatch(/inglese/);
    expect(begins(reply)[0]).toBe('begin paced-breathing-es');
  });

  it('when English is written again, then it goes on in English', async () => {
    const say = startTalk('heal');
    await say('Ich bin heute so müde und traurig, und es ist alles zu viel');
    expect((await say('I feel sad and I want to sleep')).state.language).toBeNull();
  });
});

describe('an exercise and the talk', () => {
  it('when a question comes in between, then it is answered, and the exercise can go on', async () => {
    const say = startTalk('heal');
    await say("Let's do the breathing");
    await say('7');
    const aside = await say('Are you a bot?');
    expect(aside.text).toMatch(/program/);
    expect(begins(aside)).toEqual(['go-on', 'leave']);
    expect((await say('Go on')).progress).toMatchObject({ step: 'breathe' });
  });

  it('when another exercise is asked for by name, then that begins', async () => {
    const say = startTalk('heal');
    await say('can we do the worry tree');
    expect((await say('can we do the breathing exercise instead')).progress).toMatchObject({
      exercise: 'paced-breathing',
    });
  });
});

describe('rows of an earlier version', () => {
  const gone: ExerciseProgress = {
    exercise: 'plan-dentist',
    step: 'first',
    shown: 1,
    kept: {},
    at: NOW,
    paused: false,
    asked: false,
    before: null,
  };

  it('when the exercise under way is gone, then the message is answered, and none is under way any more', async () => {
    const state = CompanionState.parse({
      topic: { situation: 'breakup', turns: 2, offered: false },
      choices: [{ say: 'The evenings', does: 'guide breakup/evenings' }],
      listens: 0,
      short: 0,
      told: 3,
      page: null,
      language: null,
      list: ['a', 'b'],
      plan: { facts: {}, asked: null, times: {} },
    });
    const reply = await startTalk('heal', { before: { state, progress: gone } })('The evenings');
    expect(reply.text).not.toBe('');
    expect(reply.progress).toBeNull();
  });
});

describe('its data', () => {
  const questions = [HARD_QUESTIONS, GOOD_QUESTIONS].flatMap((all) =>
    Object.entries(all).flatMap(([emotion, byTheme]) =>
      Object.entries(byTheme).flatMap(([theme, lines]) => lines.map((line) => ({ emotion, theme, line }))),
    ),
  );

  it('when questions are read, then there are some 270, each one question, of a known feeling and subject', () => {
    expect(questions.length).toBeGreaterThanOrEqual(270);
    expect(new Set(questions.map(({ line }) => line)).size).toBe(questions.length);
    for (const { emotion, theme, line } of questions) {
      expect([...EMOTIONS, 'none']).toContain(emotion);
      expect([...THEMES, 'any']).toContain(theme);
      expect(line).toMatch(/^[^?!]+\?$/);
    }
  });

  it('when answers to tap are read, then none is a sign of danger by its words', () => {
    for (const label of CHOICE_LABELS) expect(readByRules(label), label).toBeNull();
  });
});
