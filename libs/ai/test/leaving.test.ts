import { describe, expect, it } from 'vitest';
import { ENGLISH_EXERCISES } from '../src/exercises/exercises.ts';
import { beginExercise, leadExercise } from '../src/exercises/lead.ts';
import { leavingWishIn } from '../src/exercises/leaving.ts';
import { exercisePosition } from '../src/exercises/progress.ts';
import { turnOf } from './lead-turn.ts';

const answered = (id: string, message: string) => {
  const { progress } = beginExercise(id, turnOf('An exercise, please.'));
  return leadExercise({ ...turnOf(message), progress });
};

/** Each with whether something else is told in it. */
const LEAVING: readonly (readonly [string, boolean])[] = [
  ['please stop the exercise', false],
  ['Can we stop the exercise please?', false],
  ['Could you please end this exercise now', false],
  ["I don't want to do this exercise any more.", false],
  ["I'd like to get out of this exercise", false],
  ['ok, enough of this breathing', false],
  ['No, I meant it, please stop the exercise.', false],
  ['My sister is at the door so please stop the exercise', true],
  ["Hm you know what, stop, she's just come into the kitchen herself and put her hand on my back.", true],
  [
    "Oh wait, no, I don't want to do this any more, Anjali is ringing me right now! I'll leave the exercise, sorry, talk later.",
    true,
  ],
  ["Let's stop here. What did I write about Ana in May?", true],
  ["I don't need the breathing. I told her about the C sharp and she laughed.", true],
  ['This is too much for me right now', false],
  ['Das ist mir gerade zu viel für mich', false],
  ["C'est trop pour moi", false],
  ['bitte hör mit der Übung auf', false],
  ['Ich möchte die Übung bitte abbrechen.', false],
  ['Können wir die Übung beenden? Meine Schwester ruft gerade an.', true],
  ['Lass uns aufhören.', false],
  ['Ich will nicht mehr weitermachen', false],
  ['por favor, para el ejercicio', false],
  ['Quiero dejar el ejercicio.', false],
  ['¿Podemos parar aquí?', false],
  ['No quiero seguir. Mi hermana me está llamando ahora.', true],
  ["arrête l'exercice s'il te plaît", false],
  ["Je voudrais arrêter l'exercice.", false],
  ['On peut arrêter là ?', false],
  ["Je ne veux plus continuer, ma sœur m'appelle maintenant.", true],
  ['por favor, pare o exercício', false],
  ['Quero parar o exercício.', false],
  ['Podemos parar por aqui? Chega.', false],
  ['Não quero mais continuar', false],
];

describe('an exercise that is left in words of one’s own', () => {
  it.each(LEAVING)('when "%s" is written, then it ends (more is told: %s)', (message, hasMore) => {
    const lead = answered('paced-breathing', message);
    expect(lead).toMatchObject({ progress: null, exercise: null });
    expect(Boolean(lead?.hasMore)).toBe(hasMore);
    expect(lead?.text).not.toMatch(/from 0 to 10|breath/);
  });

  it.each(ENGLISH_EXERCISES.map(({ id }) => id))('when it is %s, at whatever step, then it ends', (id) => {
    let { progress } = beginExercise(id, turnOf('An exercise, please.'));
    for (let steps = 0; progress && steps < 8; steps += 1) {
      const lead = leadExercise({
        ...turnOf('Please stop the exercise, my sister has just come in to see me.'),
        progress,
      });
      expect(lead).toMatchObject({ progress: null, hasMore: true });
      const place = exercisePosition(progress);
      const words = place?.step.waits === 'number' ? '5' : (place?.step.choices?.[0]?.say ?? 'The kettle');
      progress = leadExercise({ ...turnOf(words), progress })?.progress ?? null;
    }
  });

  it.each([
    'I told him to stop.',
    "I can't stop thinking about the exercise class.",
    'I want to stop smoking',
    "Work, it's too much",
    "It's too much",
    'Es ist zu viel',
    "C'est trop",
    "He said 'stop the exercise' and walked out.",
    'A seven, and my jaw will not stop',
    'We had to end the meeting early',
    'It would be enough to hear her say it',
    'Para mí es un siete, más o menos',
    'Ich konnte gestern nicht aufhören zu weinen',
    'Never stop the exercise, said my coach',
    "I don't want to stop the exercise",
    "I don't know what to do",
    "I don't feel it",
    'I should stop.',
    'I want to be enough',
    "I can't go on",
    'Thank you so much',
    'I want to leave',
    'I can’t do the exercise class on Monday',
    'That is all, done',
    'no quiero',
    'Lass uns machen',
    'Nicht viel',
  ])('when "%s" is written, then it is an answer', (message) => {
    expect(leavingWishIn(message, false)).toBeNull();
  });

  it('when a letter asks somebody else to stop, then that stands in the letter', () => {
    let { progress } = beginExercise('unsent-letter', turnOf('A letter.'));
    progress = leadExercise({ ...turnOf('To my brother'), progress })?.progress ?? null;
    const lead = leadExercise({
      ...turnOf('Please stop. You hurt me each time you call me that.'),
      progress,
    });
    expect(Object.values(lead?.progress?.kept ?? {})).toContain(
      'Please stop. You hurt me each time you call me that.',
    );
  });

  it('when something was written in it, then that can still be put onto the page', () => {
    const { progress } = beginExercise('thought-record', turnOf('A thought.'), {
      situation: 'At the table',
      thought: 'I am petty',
    });
    const lead = leadExercise({ ...turnOf('Could we leave this exercise? Mum is ringing me.'), progress });
    expect(lead?.exercise?.page).toContain('I am petty');
    expect(lead?.choices.map(({ say }) => say)).toContain("Put it on today's page");
  });
});
