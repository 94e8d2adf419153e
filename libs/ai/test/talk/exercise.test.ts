import { describe, expect, it } from 'vitest';
import { beginExercise, leadExercise } from '../../src/exercises/lead.ts';
import { isInOtherLanguage } from '../../src/talk/say-step.ts';
import { NEW_STATE } from '../../src/state.ts';
import { ModelError, type ExerciseProgress } from '../../src/index.ts';
import { startContextNow } from '../../src/model.ts';
import type { SpeakingModel } from '../../src/openai/model.ts';
import type { Sleep } from '../../src/sleep.ts';
import { answerOf, handClock, lastTurn, scriptedModel, silentModel, TODAY } from './scripted.ts';

describe('an exercise with a model', () => {
  const underWay = (answers: readonly string[]) => {
    const base = { ...startContextNow(), today: TODAY, hour: 12, mode: 'plan' as const, person: {} };
    let lead = beginExercise('if-then-plan', { ...base, messages: [] });
    const messages: { role: 'user' | 'assistant'; content: string }[] = [
      { role: 'assistant', content: lead.text },
    ];
    for (const content of answers) {
      messages.push({ role: 'user', content });
      const led = leadExercise({
        ...base,
        messages,
        state: { ...NEW_STATE, choices: [...lead.choices] },
        progress: lead.progress,
      });
      if (!led) throw new Error('the exercise does not go on');
      lead = led;
      messages.push({ role: 'assistant', content: lead.text });
    }
    return { messages, progress: lead.progress, choices: [...lead.choices] };
  };
  const stepWith = async (model: SpeakingModel, content: string, sleep?: Sleep) => {
    const { messages, progress, choices } = underWay([]);
    const context = {
      ...startContextNow(),
      today: TODAY,
      hour: 12,
      state: { ...NEW_STATE, choices },
      progress: progress as ExerciseProgress,
    };
    return answerOf(
      model,
      { task: 'companion.plan', messages: [...messages, { role: 'user', content }], context },
      sleep,
    );
  };

  it('when a step is answered, then one sentence of the model comes first, and the next step word for word', async () => {
    const { model, asked } = scriptedModel([['Your sister, after all that. ', 'And when? Next do this.']]);
    const { text, conclusion } = await stepWith(model, 'Ring my sister at last');
    const [sentence, ...step] = text.split('\n\n');
    expect(sentence).toBe('Your sister, after all that.');
    expect(lastTurn(asked)).toContain(JSON.stringify(step.join('\n\n')).slice(1, 20));
    expect(lastTurn(asked)).toContain('No question, no task');
    expect(asked[0]?.instructions).not.toContain('sister at last');
    expect(conclusion?.exercise?.id).toBe('if-then-plan');
    expect(conclusion?.progress?.shown).toBe(2);
  });

  it('when the message is found to be a sign meanwhile, then the step waits, and the way back to it stands to tap', async () => {
    const { messages, progress, choices } = underWay([]);
    const context = {
      ...startContextNow(),
      today: TODAY,
      hour: 12,
      state: { ...NEW_STATE, choices },
      progress,
    };
    const answered = (said: string[][], isSignFound: () => boolean) =>
      answerOf(scriptedModel(said).model, {
        task: 'companion.plan',
        messages: [...messages, { role: 'user', content: 'He held me, and now my throat hurts' }],
        context,
        isSignFound,
      });
    const held = await answered([['That needs a doctor today.']], () => true);
    expect(held.text.trim()).toBe('That needs a doctor today.');
    expect(held.conclusion).toMatchObject({ exercise: null, progress: { paused: true, step: 'aim' } });
    expect(held.conclusion?.choices).toHaveLength(2);
    const led = await answered([['That needs a doctor today.']], () => false);
    expect(led.conclusion).toMatchObject({ progress: { paused: false, step: 'cue' } });
  });

  const GERMAN =
    'Ich habe am Montag eine Präsentation und seit Mittwoch einen Knoten im Magen. Hast du eine Übung?';
  const begin = (id: string) => [{ name: 'start_exercise', arguments: JSON.stringify({ id }) }];

  it('when the exercise is there in their language, then it begins in it', async () => {
    const { model, asked } = scriptedModel([begin('paced-breathing'), ['Ja, gleich.']]);
    const { text, conclusion } = await answerOf(model, { task: 'companion.heal', message: GERMAN });
    expect(conclusion?.progress?.exercise).toBe('paced-breathing-de');
    expect(text).toMatch(/^Ja, gleich\.\n\n.*von 0 bis 10\?$/s);
    expect(asked).toHaveLength(2);
  });

  it('when it is there in English alone, then the model words its step in theirs', async () => {
    const worded = 'Was ist passiert, in ein oder zwei Sätzen?';
    const { model, asked } = scriptedModel([begin('thought-record'), ['Ja, gleich.'], [worded]]);
    const { text, conclusion } = await answerOf(model, { task: 'companion.heal', message: GERMAN });
    expect(text).toBe(`Ja, gleich.\n\n${worded}`);
    expect(lastTurn(asked, 2)).toContain('Say "step" in the language of the talk');
    const context = { ...startContextNow(), today: TODAY, hour: 12, progress: conclusion?.progress ?? null };
    const further = scriptedModel([['Zehn Sekunden sind lang. ', 'Welcher Gedanke kam dabei?']]);
    const messages = [
      { role: 'user' as const, content: GERMAN },
      { role: 'assistant' as const, content: text },
      {
        role: 'user' as const,
        content: 'Warum fragst du mich auf Englisch? Ich habe nach der Folie geschwiegen.',
      },
    ];
    const next = await answerOf(further.model, { task: 'companion.heal', messages, context });
    expect(next.text).toBe('Zehn Sekunden sind lang. Welcher Gedanke kam dabei?');
    expect(next.conclusion?.progress?.kept).toEqual({
      situation: 'Ich habe nach der Folie geschwiegen.',
    });
    const only = [...messages.slice(0, 2), { role: 'user' as const, content: 'auf Deutsch bitte' }];
    const again = await answerOf(further.model, { task: 'companion.heal', messages: only, context });
    expect(again.conclusion?.progress).toMatchObject({ step: conclusion?.progress?.step, kept: {} });
    const down = scriptedModel([[new ModelError('unavailable', 'down')]]).model;
    const own = await answerOf(down, { task: 'companion.heal', messages, context });
    expect(own.text).toMatch(/thought/i);
    const unsafe = scriptedModel([['Zehn Sekunden sind lang. ', 'Du hast eine Depression. ', 'Und dann?']]);
    const whole = await answerOf(unsafe.model, { task: 'companion.heal', messages, context });
    expect(whole.text).toBe(own.text);
  });

  it('when an exercise in their language is left, then its own words say so', () => {
    const left = { text: 'Gut.', choices: [], exercise: null, progress: null };
    expect(isInOtherLanguage(left, [GERMAN], 'paced-breathing-de')).toBe(false);
    expect(isInOtherLanguage(left, [GERMAN])).toBe(false);
    expect(isInOtherLanguage(left, [GERMAN], 'thought-record')).toBe(true);
  });

  it("when 'Put it on today's page' comes as a message, then the button comes with what is to be put there", async () => {
    const { model, asked } = scriptedModel([['I can do that.']]);
    const context = {
      ...startContextNow(),
      today: TODAY,
      hour: 12,
      state: { ...NEW_STATE, page: 'Slow breathing.' },
    };
    const { text, conclusion } = await answerOf(model, { message: 'Put it on today’s page', context });
    expect(text).toContain("the button 'Put it on today's page' under this message");
    expect(conclusion).toMatchObject({
      choices: ["Put it on today's page"],
      exercise: { page: 'Slow breathing.' },
      state: { page: 'Slow breathing.' },
    });
    expect(asked).toHaveLength(0);
  });

  it('when the model asks, fails or is late, then the step comes alone', async () => {
    const asks = await stepWith(scriptedModel([['And when?']]).model, 'Ring my sister at last');
    const down = scriptedModel([[new ModelError('unavailable', 'down')]]).model;
    expect((await stepWith(down, 'Ring my sister at last')).text).toBe(asks.text);
    const clock = handClock();
    const late = stepWith(silentModel().model, 'Ring my sister at last', clock.sleep);
    await clock.moveTo(6_000);
    expect((await late).text).toBe(asks.text);
    expect(asks.text).not.toContain('And when?');
  });

  it('when it is left in words that tell more, then they are answered, and it is over', async () => {
    const { model, asked } = scriptedModel([['Go and pick up, the plan can wait.']]);
    const { text, conclusion } = await stepWith(
      model,
      'No, I meant it, please stop the exercise. My sister is ringing me right now.',
    );
    expect(text).toBe('Go and pick up, the plan can wait.');
    expect(conclusion).toMatchObject({ exercise: null, progress: null });
    expect(lastTurn(asked)).toContain('The person has just left the guided exercise');
  });

  it('when it is left, and nothing else is told or no model answers, then the program says that it is over', async () => {
    const { model, asked } = scriptedModel([['Said by nobody.']]);
    const left = await stepWith(model, 'Please stop the exercise.');
    expect(left.text).not.toContain('Said by nobody');
    expect(left.conclusion).toMatchObject({ exercise: null, progress: null });
    expect(asked).toHaveLength(0);
    const down = scriptedModel([[new ModelError('unavailable', 'down')]]).model;
    const instead = await stepWith(down, 'Stop the exercise. My sister is ringing me right now.');
    expect(instead.conclusion).toMatchObject({ exercise: null, progress: null });
  });

  it("when 'Help me plan' begins a plan, then it is talked about and no exercise begins by itself", async () => {
    const { model } = scriptedModel([['Raised beds by May, on Saturdays.']]);
    const { text, conclusion } = await answerOf(model, {
      task: 'companion.plan',
      message: 'Help me plan my garden: raised beds by May, I have Saturdays',
    });
    expect(text).toBe('Raised beds by May, on Saturdays.');
    expect(conclusion?.exercise).toBeNull();
  });
});
