import { describe, expect, it } from 'vitest';
import { EXERCISES } from '../src/companion/exercises.ts';
import { NEW_STATE } from '../src/companion/state.ts';
import { TRAINED_COMPANION as companion } from '../src/companion/trained.ts';
import type { Reply, TurnRequest } from '../src/companion/turn.ts';
import { PUT_ON_PAGE } from '@inkwell/contracts/constants';
import { LIST_IS_WHOLE } from '../src/companion/exercise-progress.ts';

const START = Date.UTC(2026, 4, 12, 18);

/** A conversation without embeddings: plain words alone decide. */
function conversation(mode: TurnRequest['mode'] = 'write', options: Partial<TurnRequest> = {}) {
  const messages: { role: 'user' | 'assistant'; content: string }[] = [];
  let { state = null, progress = null, now = START } = options;
  const say = (content: string, afterMs = 60_000): Reply => {
    messages.push({ role: 'user', content });
    now += afterMs;
    const reply = companion({
      mode,
      messages,
      embedding: null,
      person: { name: 'Ada' },
      today: '2026-05-12',
      hour: 20,
      ...options,
      state,
      progress,
      now,
    });
    messages.push({ role: 'assistant', content: reply.text });
    ({ state, progress } = reply);
    return reply;
  };
  return {
    say,
    said: () => messages.flatMap(({ role, content }) => (role === 'assistant' ? [content] : [])),
  };
}

const choices = (reply: Reply) => reply.choices.map(({ say }) => say);

describe('the starter prompts', () => {
  it.each([
    ['heal', 'Walk me through a short breathing exercise', 'paced-breathing'],
    ['heal', 'A thought keeps coming back and I want to look at it', 'thought-record'],
    ['plan', 'Help me plan a calm week', 'weekly-plan'],
    ['plan', 'I want to build one small habit', 'tiny-habit'],
    ['plan', 'I have too much to do: what should come first?', 'what-comes-first'],
    ['write', 'What is one small thing I could be grateful for?', 'three-good-things'],
  ] as const)('in %s, when “%s” is tapped, then %s begins', (mode, prompt, id) => {
    expect(conversation(mode).say(prompt).exercise?.id).toBe(id);
  });

  it('when somebody wants a way into the page, then there is something to write about', () => {
    const reply = conversation().say('Help me find a way into today’s page');
    expect(choices(reply)).toContain('Another one');
  });
});

describe('an exercise', () => {
  it('when it is done to its end, then the person’s words can be put onto the page', () => {
    const { say } = conversation('write');
    let reply = say('three good things, please');
    for (let step = 0; reply.progress && step < 12; step += 1)
      reply = say(`the ${step}th thing was the soup`);
    expect(reply.exercise?.page).toContain('soup');
    expect(choices(reply)).toContain(PUT_ON_PAGE);
    expect(reply.exercise?.step).toBe(reply.exercise?.steps);
  });

  it('when a number is wanted and none comes twice, then it goes on without', () => {
    const { say } = conversation('heal');
    expect(say('breathing exercise').exercise?.step).toBe(1);
    expect(say('rather tense').exercise?.step).toBe(1);
    const reply = say('I said rather tense');
    expect(reply.exercise?.step).toBeGreaterThan(1);
  });

  it('when a list comes in several messages, then it is gathered until it is whole', () => {
    const { say } = conversation('plan');
    say('I have too much to do: what should come first?');
    say('taxes');
    expect(say('call Ana').exercise?.step).toBe(1);
    const reply = say(LIST_IS_WHOLE);
    expect(reply.exercise?.step).toBe(2);
    expect(reply.progress?.kept).toMatchObject({ list: 'taxes\ncall Ana' });
  });

  it('when somebody does not know, then there is an easier way in, and the step stays', () => {
    const { say } = conversation('heal');
    say('breathing exercise');
    const reply = say('idk');
    expect(reply.exercise?.step).toBe(1);
    expect(choices(reply)).toContain('Skip this one');
  });

  it('when it is stopped, then it is over; when it is paused, then another day goes on with it', () => {
    const stopped = conversation('heal');
    stopped.say('breathing exercise');
    expect(stopped.say('stop').progress).toBeNull();

    const paused = conversation('heal');
    paused.say('breathing exercise');
    const { progress } = paused.say("let's pause");
    const nextDay = conversation('write', { progress, now: START + 20 * 60 * 60_000 });
    expect(nextDay.say('hello').text).toContain('Paced breathing');
    expect(nextDay.say('Go on').exercise).toMatchObject({ id: 'paced-breathing', step: 1 });
  });

  it('when an hour has passed, then it asks whether to go on', () => {
    const { say } = conversation('heal');
    say('breathing exercise');
    const reply = say('6', 2 * 60 * 60_000);
    expect(choices(reply)).toEqual(['Go on', 'Leave this exercise']);
  });

  it('when an answer is taken back, then its step comes again, and what it kept is gone', () => {
    const { say } = conversation('heal');
    say('breathing exercise');
    expect(say('7').progress?.kept).toMatchObject({ before: '7' });
    const reply = say("wait, I didn't mean seven");
    expect(reply.exercise?.step).toBe(1);
    expect(reply.progress?.kept).toEqual({});
  });

  it('when another one is asked for, then that one begins', () => {
    const { say } = conversation('heal');
    say('breathing exercise');
    expect(say('can we do a thought record').exercise?.id).toBe('thought-record');
  });

  it('when a question to the companion comes in between, then it is answered, and the step comes again', () => {
    const { say } = conversation('plan');
    const before = say('I have too much to do: what should come first?');
    const reply = say('are you a real person?');
    expect(reply.text).toMatch(/program|software/);
    expect(reply.exercise?.step).toBe(before.exercise?.step);
    expect(reply.text.match(/\?/g)?.length ?? 0).toBeLessThanOrEqual(1);
  });

  it('when it is walked through blindly, then each one ends, shows what was written, and asks one thing at a time', () => {
    for (const { id, shownAs, steps } of EXERCISES.values()) {
      for (const answer of ['7', 'the garden gate', '2']) {
        const { say } = conversation('write', {
          state: { ...NEW_STATE, choices: [{ say: 'go', does: `begin ${id}` }] },
        });
        let reply = say('go');
        expect(reply.exercise?.id).toBe(shownAs ?? id);
        let turns = 0;
        for (; reply.progress && turns < steps.length * 4; turns += 1) {
          expect(reply.text, id).not.toMatch(/[{}]/);
          expect(reply.text.match(/\?/g)?.length ?? 0, reply.text).toBeLessThanOrEqual(1);
          expect(reply.exercise?.step ?? 0).toBeLessThanOrEqual(reply.exercise?.steps ?? 0);
          reply = say(choices(reply).includes(LIST_IS_WHOLE) ? LIST_IS_WHOLE : answer);
        }
        expect(reply.progress, `${id} with ${answer} after ${turns} turns`).toBeNull();
      }
    }
  });
});

describe('what is said back', () => {
  it('when it is asked who it is, then it says that it is a program', () => {
    for (const question of [
      'Are you a real person?',
      'who are you',
      'Am I talking to a bot?',
      'are you human',
    ])
      expect(conversation('heal').say(question).text).toMatch(/program|software/i);
  });

  it('when it is asked for a diagnosis, then it gives none', () => {
    for (const question of ['Do I have depression?', 'Am I bipolar?', 'could this be ADHD?'])
      expect(conversation('heal').say(question).text).not.toMatch(/depress|bipolar|ADHD/i);
  });

  it('when it is corrected, then it owns that at once and takes up what was said', () => {
    const { say } = conversation();
    say('I had a long call about the wedding');
    const { text } = say('no, my sister is getting married, not me');
    expect(text).toMatch(/mistake|wrong/i);
    expect(text).toContain('your sister is getting married');
  });

  it('when it is asked for the day, then it says it', () => {
    expect(conversation().say('what day is it?').text).toContain('Tuesday, 12 May 2026');
  });

  it('when somebody wants to be listened to, then it asks nothing', () => {
    const { say } = conversation('heal');
    say('I just want to vent, no advice please');
    for (const text of ['He never calls back.', 'I wait the whole evening.', 'Every single time.'])
      expect(say(text).text).not.toContain('?');
  });

  it('when answers stay short, then there are choices instead of questions', () => {
    const { say } = conversation('write');
    say('bad day');
    say('ok');
    expect(say('idk').choices.length).toBeGreaterThan(1);
  });

  it('when six messages have told something, then it sums them up in the person’s words', () => {
    const { say } = conversation('write');
    const told = [
      'I was at my mother’s the whole weekend.',
      'I slept on the old sofa again.',
      'My brother left before dinner.',
      'I did all the dishes alone.',
      'I drove home through the rain.',
      'I fell asleep in my coat.',
    ];
    const replies = told.map((text) => say(text));
    const last = replies.at(-1);
    expect(last?.text).toContain('I fell asleep in my coat');
    expect(last && choices(last)).toEqual(["That's right", 'Not quite']);
  });
});

describe('a language of which it knows little', () => {
  it.each([
    ['de', 'Ich bin heute sehr müde und traurig', 'ich warte jedes Jahr auf diesen Anruf', 'Deutsch'],
    ['es', 'Hoy estoy muy cansada y triste', 'espero esa llamada cada año y nunca llega', 'español'],
    ['fr', "Aujourd'hui je suis très fatiguée et triste", "j'attends cet appel chaque année", 'français'],
    ['pt', 'Hoje estou muito cansada e triste', 'espero essa ligação todo ano e nada', 'português'],
  ])(
    'when it is %s, then it listens in it, says once how little it knows, and goes on in it',
    (language, first, second, limits) => {
      const { say } = conversation('heal');
      const opening = say(first);
      expect(opening.text).toContain(limits);
      expect(opening.state.language).toBe(language);
      expect(say(second).text).not.toContain(limits);
      expect(say('7').state.language).toBe(language);
    },
  );

  it('when a breathing exercise is wanted in German, then it is led in German to its end', () => {
    const { say } = conversation('heal');
    let reply = say('Kannst du bitte eine Atemübung mit mir machen?');
    expect(reply.exercise?.id).toBe('paced-breathing-de');
    for (const answer of ['7', 'Ich bin durch', '5', 'Nicht viel']) reply = say(answer);
    expect(reply.exercise?.page).toContain('7');
    expect(reply.text).not.toMatch(/\b(?:Here|your|own words)\b/);
  });
});

describe('what is not understood', () => {
  it('when something is asked for, then it is said so, with what there is instead', () => {
    const reply = conversation('plan').say('Can you remind me of the milk at six?');
    expect(reply.text).toMatch(/can't|beyond|didn't|don't/);
    expect(choices(reply)).toContain('What comes first?');
  });

  it('when somebody asks for something, then listening without a question is over', () => {
    const { say } = conversation('heal');
    say('just listen');
    say('He never calls.');
    expect(say('Can you help me with that?').choices.length).toBeGreaterThan(1);
  });

  it('when good news turns out to be none, then it is not called good', () => {
    const { say } = conversation('write');
    say('I got the job!!');
    expect(say('But I am dreading tomorrow with him').exercise).toBeNull();
  });

  it('when good news was told, then it is closed once, and what comes next is another matter', () => {
    const { say } = conversation('write');
    say('I got the job!!');
    const closed = say('On the bus, between two schoolbags.');
    expect(closed.state).toMatchObject({
      topic: null,
      page: 'I got the job!!\nOn the bus, between two schoolbags.',
    });
    expect(say('The neighbours are building a fence.').state.topic).toMatchObject({ turns: 1, good: false });
  });

  it('when the answer that began an exercise is typed once more, then it is no answer of the exercise', () => {
    const { say } = conversation('heal');
    say('breathing exercise');
    expect(say("Let's do the breathing").exercise?.step).toBe(1);
  });
});

describe('a long conversation', () => {
  const TURNS = [
    'hi',
    'long day at work and I am tired',
    'my boss moved the deadline again',
    'idk',
    'I am so angry because he never asks anybody',
    'ok',
    'you are not helping',
    'just listen',
    'I stayed until nine and my dinner was cold',
    'what do you know about me',
    'no, my colleague moved it, not my boss',
    'fine',
    'what should I do?',
    'thanks',
    'bye',
  ];

  it('when it goes on, then nothing is said twice, and at most one thing is asked at a time', () => {
    for (const mode of ['write', 'heal', 'plan'] as const) {
      const { say, said } = conversation(mode);
      for (const turn of TURNS) say(turn);
      const sentences = said()
        .flatMap((text) => text.split(/(?<=[.?:])\s+/))
        .filter((each) => each.length > 25);
      expect(sentences).toEqual([...new Set(sentences)]);
      for (const text of said()) expect(text.match(/\?/g)?.length ?? 0, text).toBeLessThanOrEqual(1);
    }
  });
});
