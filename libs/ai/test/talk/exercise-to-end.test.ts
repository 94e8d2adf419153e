import { describe, expect, it } from 'vitest';
import { ENGLISH_EXERCISES, EXERCISES } from '../../src/exercises/exercises.ts';
import { exercisePosition } from '../../src/exercises/progress.ts';
import type { Conclusion } from '../../src/index.ts';
import { startContextNow } from '../../src/model.ts';
import type { ChatMessage } from '../../src/tasks.ts';
import { answerOf, scriptedModel, TODAY } from './scripted.ts';

/** Sentences about an answer, none of which begins as another. */
const SENTENCES = [
  'The kettle and the stairs, together.',
  'Small things, and they count.',
  'A sister on the stairs is company.',
  'Steam and footsteps, then.',
  'Good that it has words now.',
];

/** A talk in which an exercise is begun by its title. */
function talkAbout(id: string, said: (turn: number) => string) {
  const messages: ChatMessage[] = [];
  let last: Conclusion | undefined;
  const say = async (content: string) => {
    messages.push({ role: 'user', content });
    const { model, asked } = scriptedModel([[said(messages.length)]]);
    const context = {
      ...startContextNow(),
      today: TODAY,
      hour: 12,
      state: last?.state ?? null,
      progress: last?.progress ?? null,
    };
    const { text, conclusion } = await answerOf(model, { task: 'companion.heal', messages, context });
    messages.push({ role: 'assistant', content: text });
    last = conclusion;
    return { text, conclusion, asked };
  };
  return { begin: () => say(EXERCISES.get(id)?.title ?? ''), say, last: () => last };
}

const sentenceAt = (turn: number) => SENTENCES[turn % SENTENCES.length] ?? '';

describe('an exercise that is led beside a model, to its end', () => {
  it.each(ENGLISH_EXERCISES.map(({ id }) => id))('%s', async (id) => {
    const { begin, say, last } = talkAbout(id, sentenceAt);
    let { text, conclusion } = await begin();
    for (let turns = 0; last()?.progress; turns += 1) {
      expect(turns, text).toBeLessThan(24);
      const step = exercisePosition(last()?.progress ?? null)?.step;
      const isWhole = conclusion?.choices[0] === "That's all of it";
      const tapped = isWhole || step?.waits === 'pace' || step?.waits === 'choice';
      const words = step?.waits === 'number' ? '4' : 'The kettle, and my sister on the stairs';
      const answer = tapped ? (conclusion?.choices[0] ?? words) : words;
      ({ text, conclusion } = await say(answer));
      // What is answered in words is taken up, and the step follows word for word.
      if (answer === words && words.length > 1) expect(SENTENCES).toContain(text.split('\n\n')[0]);
    }
    expect(conclusion?.exercise?.page).toMatch(/\S/);
    expect(conclusion?.choices[0]).toBe("Put it on today's page");
  });
});

describe('an answer that is no answer', () => {
  const KIND = 'Oh no, an hour ago. I am here.';

  it.each([
    ['paced-breathing', ['8'], 'they just called, my dad died an hour ago'],
    ['paced-breathing', [], 'they just called, my dad died an hour ago'],
    ['paced-breathing', [], '9. My mother died last night'],
    ['three-good-things', [], 'They just called, my dad died an hour ago.'],
    ['thought-record', ['At my desk', 'I will fail'], 'My brother just died, I have to go to the hospital'],
    ['paced-breathing', ['8'], 'I feel so sad, I can only cry'],
    ['paced-breathing', ['8'], 'I got the job!! They have just written!'],
  ])(
    'when in %s, after %j, "%s" is told, then the step waits and there is a way out',
    async (id, before, told) => {
      const { begin, say, last } = talkAbout(id, (turn) =>
        turn > before.length * 2 + 1 ? KIND : sentenceAt(turn),
      );
      await begin();
      for (const answer of before) await say(answer);
      const progress = last()?.progress;
      const { text, conclusion, asked } = await say(told);
      expect(text).toBe(KIND);
      expect(conclusion).toMatchObject({
        choices: ['Go on', 'Leave this exercise'],
        exercise: null,
        progress: { step: progress?.step, kept: progress?.kept },
      });
      expect(JSON.stringify(asked[0]?.turns)).toContain('guided exercise waits');
      const again = await say('Go on');
      expect(again.conclusion?.progress?.step).toBe(progress?.step);
      expect(again.text).not.toContain(KIND);
      expect((await say('Leave this exercise')).conclusion).toMatchObject({ progress: null });
    },
  );

  it.each([
    ['thought-record', [], 'My dad died in March and I was not there'],
    ['unsent-letter', [], 'My dad, he died in March'],
    ['paced-breathing', ['8'], 'I still feel so anxious'],
    ['paced-breathing', ['8'], 'I feel happy and calm now'],
    ['three-good-things', [], 'I got the job! I am so happy about it'],
    ['naming-what-is-felt', [], 'I feel so sad and guilty'],
  ])('when in %s, after %j, "%s" answers, then the next step follows', async (id, before, told) => {
    const { begin, say, last } = talkAbout(id, () => KIND);
    await begin();
    for (const answer of before) await say(answer);
    const shown = last()?.progress?.shown ?? 0;
    const { text, conclusion } = await say(told);
    expect(text).not.toBe(KIND);
    expect(conclusion?.progress?.shown ?? 0).toBeGreaterThanOrEqual(shown);
    expect(conclusion?.choices).not.toContain('Go on');
  });

  it('when it is told in German, then the step waits, too', async () => {
    const { begin, say } = talkAbout('paced-breathing-de', () => 'Vor einer Stunde erst. Ich bin da.');
    await begin();
    const { conclusion } = await say(
      'Sie haben gerade angerufen, mein Vater ist vor einer Stunde gestorben.',
    );
    expect(conclusion?.choices).toEqual(['Weitermachen', 'Lieber aufhören']);
  });

  it('when a question for the talk comes in between, then there is a way on and a way out', async () => {
    const { begin, say } = talkAbout('paced-breathing', () => 'A program, yes.');
    await begin();
    const { text, conclusion } = await say('are you a bot');
    expect(text).toBe('A program, yes.');
    expect(conclusion?.choices).toEqual(['Go on', 'Leave this exercise']);
  });
});
