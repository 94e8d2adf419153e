import { describe, expect, it } from 'vitest';
import { ANSWERS_PROSE } from '../src/care/prose/answers-prose.ts';
import { careTalk } from './care-talk.ts';

describe('what is said after danger came up', () => {
  const TOLD = 'My flatmate Sam is back from her parents, and there are three essays due on Monday.';

  it('when a message without a sign follows, then nothing is offered and no question of the list is asked', async () => {
    const { say } = careTalk();
    await say('I want to kill myself.');
    const checked = await say(TOLD, null);
    expect(checked.act?.step).toBe('check');
    // The check's own answers, and no others.
    expect(checked.choices).toEqual(['Yes', 'No', "I'd rather not say"]);
    const later = await say('She made soup and we watched the rain for an hour.', null);
    expect(later).toMatchObject({ act: null, choices: [], hasExercise: false });
    expect(ANSWERS_PROSE['en']?.listen).toContain(later.text);
    expect(checked.text).not.toContain(later.text);
  });

  it('when an exercise is asked for, then it begins', async () => {
    const { say } = careTalk();
    await say('I want to kill myself.');
    await say(TOLD, null);
    expect((await say('Can we do the breathing exercise?', null)).hasExercise).toBe(true);
  });

  it('when nothing of danger was said, then the talk is as ever', async () => {
    const { say } = careTalk();
    await say('Good evening.', null);
    expect(ANSWERS_PROSE['en']?.listen).not.toContain((await say(TOLD, null)).text);
  });

  it('when somebody who hurt themselves tells of blood after vomiting, then the number stands first', async () => {
    const { say } = careTalk();
    await say('I cut myself tonight.');
    const { text } = await say('And I threw up twice, there was blood in it, my heart flutters.');
    expect(text.split('\n')[0]).toContain('911');
  });
});
