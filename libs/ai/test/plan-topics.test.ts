import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { MAX_CHOICE_LENGTH } from '@inkwell/contracts';
import { describe, expect, it } from 'vitest';
import { repliesTo } from './conversations/replies.ts';
import { talkWith } from './conversations/talk-with.ts';
import { createCompanion } from '../src/companion/companion.ts';
import { EXERCISES } from '../src/companion/exercises.ts';
import type { PlanTopic } from '../src/companion/plan-topic.ts';
import { PLAN_TOPICS, topicIn } from '../src/companion/plan-topics.ts';
import { sentencesOf } from '../src/companion/reflect.ts';
import { TRAINED_HEADS } from '../src/companion/trained.ts';
import type { Head } from '../src/reading/head.ts';

const MOST_SENTENCES = 4;
const MOST_WORDS = 60;
const MOST_WORDS_TO_TAP = 7;
const LEAST_WORRIES = 4;

const all = [...PLAN_TOPICS.values()];
const linesOf = ({ acks, heavy, steps, worries, ways }: PlanTopic): string[] => [
  ...acks,
  ...heavy,
  ...steps.map(({ how }) => how),
  ...worries.map(({ say }) => say),
  ...ways,
];
/** Without what somebody may ask or say to others. */
const unquoted = (line: string) => line.replaceAll(/(?<!\p{L})'.*?[.?!,\p{L}]'(?!\p{L})/gu, '');

describe.each(all.map((topic) => [topic.id, topic] as const))('the topic “%s”', (_, topic) => {
  it('asks nothing but which step comes first', () => {
    expect(topic.ask).toMatch(/^[^?!]+\?$/);
    for (const line of linesOf(topic)) {
      expect(unquoted(line)).not.toMatch(/[?!]/);
      expect(sentencesOf(line).length, line).toBeLessThanOrEqual(MOST_SENTENCES);
      expect(line.split(' ').length, line).toBeLessThanOrEqual(MOST_WORDS);
      expect(line).not.toMatch(/[—–’“”…]|\b(?:sounds like|valid|journey|You're not alone)\b/i);
    }
  });

  it('offers steps that can be tapped, and knows the usual worries', () => {
    const says = topic.steps.map(({ say }) => say);
    expect(new Set(says).size).toBe(says.length);
    for (const say of [topic.title, ...says]) {
      expect(say.length, say).toBeLessThanOrEqual(MAX_CHOICE_LENGTH);
      expect(say.split(' ').length, say).toBeLessThanOrEqual(MOST_WORDS_TO_TAP);
    }
    expect(topic.worries.length).toBeGreaterThanOrEqual(LEAST_WORRIES);
    if (topic.exercise !== undefined) expect(EXERCISES.has(topic.exercise)).toBe(true);
  });

  it('is found by its own aim, which is in the second person', () => {
    expect(topicIn(topic.aim)).toBe(topic);
    expect(topic.aim).not.toMatch(/\b(?:my|me|I)\b|^[A-Z]/);
  });
});

describe('all topics', () => {
  it('say nothing that another one says', () => {
    const sentences = all.flatMap((topic) => [
      ...new Set(
        linesOf(topic)
          .flatMap(sentencesOf)
          .filter((each) => each.split(' ').length > 5),
      ),
    ]);
    expect(sentences.filter((each, at) => sentences.indexOf(each) < at)).toEqual([]);
  });

  it('know nine of ten typed answers', () => {
    const rows = readFileSync(join(import.meta.dirname, 'plan-topic-answers.tsv'), 'utf8')
      .split('\n')
      .filter(Boolean)
      .map((line) => line.split('\t'));
    expect(rows.length).toBeGreaterThan(1000);
    const wrong = rows.filter(([id = '', to = '', text = '']) => {
      const { steps = [], worries = [] } = PLAN_TOPICS.get(id) ?? {};
      const known = [
        ...steps.flatMap(({ words }, at) => (words.test(text) ? [`step${at + 1}`] : [])),
        ...worries.flatMap(({ words }, at) => (words.test(text) ? [`worry${at + 1}`] : [])),
      ];
      return to === 'other' ? known.length > 0 : !known.includes(to);
    });
    expect(wrong.length / rows.length).toBeLessThan(0.1);
  });
});

const IDS = all.map(({ id }) => id);
const CLASSES = [...IDS, 'several', 'week', 'none'];
const SURE = 100;
/** Knows each topic by its words, and nothing else. */
const HEAD: Head = {
  model: 'made up',
  classes: CLASSES,
  mean: [],
  weights: CLASSES.map((name) => [0, ...IDS.map((id) => (id === name ? SURE : 0))]),
  bias: CLASSES.map((name) => (name === 'none' ? 8 : 0)),
};
const talk = talkWith(createCompanion({ ...TRAINED_HEADS, plans: HEAD }));
const topicOf = (id: string): PlanTopic => PLAN_TOPICS.get(id) ?? expect.fail(`no topic ${id}`);

describe('a plan whose topic is known', () => {
  const dentist = topicOf('dentist');
  const OPENING = "havent been to the dentist in 9 years and i'm so ashamed of it";

  it('begins with words for how it is brought, and with first steps to tap', () => {
    const [hard] = talk('plan', [OPENING]);
    expect(dentist.heavy).toContain(hard?.text.replace(` ${dentist.ask}`, ''));
    expect(hard?.choices.map(({ say }) => say)).toEqual(dentist.steps.map(({ say }) => say));
    const [plain] = talk('plan', ['book the dentist']);
    expect(dentist.acks).toContain(plain?.text.replace(` ${dentist.ask}`, ''));
  });

  it('when a step is tapped, then it says how, and leads to a plan in the person’s words', () => {
    const replies = talk('plan', [
      OPENING,
      '>1',
      'tomorrow at nine',
      'i find something else to clean',
      'i only read the first name aloud',
    ]);
    expect(replies[1]?.text.startsWith(dentist.steps[0].how)).toBe(true);
    const last = replies.at(-1);
    expect(last?.progress).toBeNull();
    expect(last?.exercise).toMatchObject({ id: 'plan-talk', title: 'The dentist' });
    expect(last?.exercise?.page?.split('\n')).toEqual([
      'See a dentist',
      'first: Look up one for nervous patients',
      'when: tomorrow at nine',
      'what may come in between: i find something else to clean',
      'and then: i only read the first name aloud',
    ]);
  });

  it('when a worry is typed, then it is answered, and the step is asked again', () => {
    const reply = talk('plan', [OPENING, 'but what if they tell me off']).at(-1);
    expect(reply?.text.startsWith(dentist.worries[0]?.say ?? '?')).toBe(true);
    expect(reply?.choices.map(({ say }) => say)).toContain(dentist.steps[1].say);
    expect(reply?.progress?.kept['first']).toBeUndefined();
  });

  it('when a step of one’s own is named, then it is kept, and a day beside it', () => {
    const reply = talk('plan', ['declutter the kitchen cupboards', 'the one under the sink, on wednesday']);
    expect(reply.at(-1)?.progress?.kept).toMatchObject({
      first: 'the one under the sink',
      when: 'Wednesday',
    });
    expect(reply.at(-1)?.progress?.step).toBe('hindrance');
  });

  it('when more is told, then it is no step, and one’s own is asked for once', () => {
    const told =
      "it's getting home that kills it, once I am in the door I sit down with a cup of tea and that is me until school is out";
    const [, again, kept] = talk('plan', ['declutter the kitchen cupboards', told, 'I empty the blue box']);
    expect(again?.progress?.kept['first']).toBeUndefined();
    expect(again?.text.endsWith('?')).toBe(true);
    expect(kept?.progress?.kept['first']).toBe('I empty the blue box');
  });

  it('when a day was named at the beginning, then it is asked whether that is the one', () => {
    const reply = talk('plan', ['declutter the kitchen cupboards on saturday', '>2']).at(-1);
    expect(reply?.text).toContain('You named Saturday');
  });

  it('when no time is named after it was asked twice, then it goes on without one', () => {
    const reply = talk('plan', [
      'declutter the kitchen cupboards',
      '>2',
      'my sister is the tidy one of us',
      'well she always was',
    ]).at(-1);
    expect(reply?.progress?.step).toBe('hindrance');
    expect(reply?.progress?.kept['when']).toBeUndefined();
  });

  it('when it is asked to be shown, then it stands there as far as it is known', () => {
    const reply = talk('plan', [OPENING, '>1', 'show me my plan']).at(-1);
    expect(reply?.text).toContain('first: Look up one for nervous patients');
  });

  it('when it is the wrong one, then that is owned, and another can be chosen', () => {
    const reply = talk('plan', [OPENING, "no, it's not about the dentist"]).at(-1);
    expect(reply?.text).toMatch(/sorry|mistake|wrong/i);
    expect(reply?.progress).toBeNull();
  });

  it('when it is private, then nothing of it is kept, and no day is asked for', () => {
    const told = 'i need a safety plan, he finds out everything';
    const replies = talk('plan', [told, '>3', '>1', '>1']);
    expect(replies[0]?.text).toMatch(/delete messages|messages can be deleted/i);
    expect(replies.map(({ text }) => text).join(' ')).not.toMatch(/which day|hour/i);
    expect(replies.at(-1)?.progress).toBeNull();
    expect(replies.at(-1)?.exercise?.page ?? null).toBeNull();
  });

  it('when an exercise may fit better, then it stands to tap beside the steps, and who was named', () => {
    const replies = talk('plan', ['I need to have a difficult conversation with Declan', '>4']);
    expect(replies[0]?.choices.at(-1)?.does).toBe('begin prepared-talk');
    expect(replies[1]?.progress?.kept['who'] ?? replies[1]?.choices[0]?.say).toBe('Declan');
  });

  it('when a question is not understood, then that is said, and the plan goes on', () => {
    const reply = talk('plan', [OPENING, '>2', 'do they still use those pink tablets?']).at(-1);
    expect(reply?.text).toMatch(/can't answer|don't know/);
    expect(reply?.text.endsWith('?')).toBe(true);
  });

  it('when somebody leaves, then they are let go', () => {
    const reply = talk('plan', [OPENING, '>2', 'good night']).at(-1);
    expect(reply?.text).toMatch(/night|sleep/i);
  });

  it('when a time is typed that begins as one of the answers, then all of it is kept', () => {
    const reply = talk('plan', [OPENING, '>1', 'tomorrow at 10']).at(-1);
    expect(reply?.progress?.kept['when']).toBe('tomorrow at 10');
  });

  it('when the hour is put right, then the plan holds the new one', () => {
    const reply = talk('plan', [OPENING, '>1', 'tomorrow at 10', 'no, not ten, half past eight']).at(-1);
    expect(reply?.progress?.kept['when']).toBe('half past eight');
    expect(reply?.progress?.step).toBe('hindrance');
  });

  it('when nothing gets in the way, then it ends there', () => {
    const reply = talk('plan', [OPENING, '>1', 'tomorrow at 10', 'nothing really']).at(-1);
    expect(reply?.progress).toBeNull();
    expect(reply?.exercise?.page).not.toMatch(/nothing|in between/);
  });

  it('when a feeling is named, then it is no step', () => {
    const reply = talk('plan', [OPENING, 'too scared']).at(-1);
    expect(reply?.progress?.kept['first']).toBeUndefined();
  });

  it('when somebody complains in it, then that is met, and stands nowhere', () => {
    const reply = talk('plan', [
      'I need to have a difficult conversation with Declan',
      'you are not listening to me at all',
    ]).at(-1);
    expect(reply?.text).toMatch(/sorry|fair|missed/i);
    expect(Object.values(reply?.progress?.kept ?? {}).join(' ')).not.toContain('listening');
  });

  it('when somebody talks on after a plan, then none is begun by itself', () => {
    const replies = talk('plan', [
      OPENING,
      '>1',
      'tomorrow at 10',
      'nothing really',
      'she gave me his carrot to keep for when the dentist woke him up again',
    ]);
    expect(replies.at(-1)?.progress).toBeNull();
  });

  it('when nothing is to be planned, then it is heard as ever', () => {
    const [reply] = talk('plan', ['it rained all morning and I watched the gulls']);
    expect(reply?.state.plan ?? null).toBeNull();
    expect(reply?.progress).toBeNull();
  });
});

describe('without an embedding', () => {
  it('what is private is known by its words, and nothing of it is kept', () => {
    const replies = repliesTo({
      name: '',
      mode: 'plan',
      hour: 9,
      lines: ['I need a safety plan before he finds out', 'tell Lena on Friday', 'a friend', 'not yet'],
    });
    expect(replies[0]?.text).toMatch(/delete messages|messages can be deleted/i);
    expect(replies.map(({ exercise }) => exercise?.page ?? '').join('')).toBe('');
  });
});
