import { MAX_CHOICE_LENGTH } from '@inkwell/contracts';
import { EMOTIONS } from '@inkwell/contracts/constants';
import { describe, expect, it } from 'vitest';
import { EXERCISES, ENGLISH_EXERCISES, exercisesIn } from '../src/exercises/exercises.ts';
import { beginExercise, type ExerciseReply, leadExercise, type LeadTurn } from '../src/exercises/lead.ts';
import { exerciseMenuLines } from '../src/exercises/menu.ts';
import { exercisePosition } from '../src/exercises/progress.ts';
import { CompanionState, type ExerciseProgress, NEW_STATE } from '../src/state.ts';
import type { ChatMessage } from '../src/tasks.ts';

const NOW = Date.UTC(2026, 10, 27, 18);

/** A conversation with nothing but an exercise in it. */
function startWalk(id: string) {
  const messages: ChatMessage[] = [{ role: 'user', content: 'Something to do, please.' }];
  let now = NOW;
  let lead: ExerciseReply;
  const turnOf = (state: CompanionState | null): LeadTurn => ({
    mode: 'heal',
    messages,
    progress: lead?.progress ?? null,
    state,
    now,
    today: '2026-11-27',
    hour: 18,
    person: {},
  });
  lead = beginExercise(id, turnOf(null));
  const say = (content: string): ExerciseReply | null => {
    messages.push({ role: 'assistant', content: lead.text }, { role: 'user', content });
    const next = leadExercise(turnOf({ ...NEW_STATE, choices: lead.choices }));
    if (next) lead = next;
    return next;
  };
  return {
    say,
    last: () => lead,
    wait: (ms: number) => {
      now += ms;
    },
  };
}

/** Answers every step, and ends with the last reply. */
function walk(id: string, { number, pick }: { number: number; pick: number }): ExerciseReply[] {
  const { say, last } = startWalk(id);
  const said = [last()];
  for (let turns = 0; last().progress !== null; turns += 1) {
    if (turns > 24) throw new Error(`${id} has no end`);
    const step = exercisePosition(last().progress)?.step;
    const isWhole = last().choices[0]?.say === "That's all of it";
    // A round that is chosen again and again has no end.
    const isLong = turns >= 14;
    const tapped = last().choices[isLong ? 0 : Math.min(pick, last().choices.length - 1)]?.say;
    const out = step?.choices?.find(({ to }) => to === 'end')?.say;
    const isTapped = pick > 0 || step?.waits === 'choice' || step?.waits === 'pace';
    const words = isTapped && tapped ? tapped : 'The kettle, and my sister on the stairs';
    const answer = isWhole
      ? "That's all of it"
      : step?.waits === 'number'
        ? String(isLong ? 5 : number)
        : ((isLong ? out : undefined) ?? words);
    say(answer);
    said.push(last());
  }
  return said;
}

const ALL = [...EXERCISES.keys()];
const questionsIn = (text: string) => text.match(/[?？]/g)?.length ?? 0;

describe('exercises', () => {
  it('when they are counted, then there are sixteen in English, and three in each other language', () => {
    expect(ENGLISH_EXERCISES).toHaveLength(16);
    for (const language of ['de', 'es', 'fr', 'pt']) expect(exercisesIn(language)).toHaveLength(3);
  });

  it.each(ALL)('when %s is done from its beginning, then it comes to its end with a page', (id) => {
    for (const number of [1, 5, 9]) {
      const said = walk(id, { number, pick: 0 });
      const end = said.at(-1);
      expect(end?.exercise).toMatchObject({ page: expect.stringMatching(/\S/) });
      expect(end?.choices[0]).toMatchObject({ does: 'page' });
      for (const { text } of said) expect(text).not.toMatch(/[{}]|undefined/);
      for (const { text } of said.slice(0, -1)) expect(questionsIn(text)).toBeLessThanOrEqual(1);
    }
  });

  it.each(ALL)('when in %s other answers are tapped, then it comes to its end, too', (id) => {
    for (const pick of [1, 2, 3]) for (const number of [2, 8]) walk(id, { number, pick });
  });

  it.each(ALL)('when %s is read as data, then every step can be reached, tapped and named', (id) => {
    const exercise = EXERCISES.get(id);
    const steps = exercise?.steps ?? [];
    const ids = steps.map((step) => step.id);
    for (const step of steps) {
      const leads = [
        step.next,
        ...(step.choices ?? []).map(({ to }) => to),
        ...(step.branches ?? []).map(({ to }) => to),
      ];
      for (const to of leads) if (to !== undefined) expect([...ids, 'end']).toContain(to);
      for (const { say } of step.choices ?? []) expect(say.length).toBeLessThanOrEqual(MAX_CHOICE_LENGTH);
      expect(step.help).not.toBe('');
    }
    expect(exercise?.source).toMatch(/\d{4}/);
    expect(exercise?.begin.length).toBeLessThanOrEqual(MAX_CHOICE_LENGTH);
    for (const feeling of exercise?.fits.feelings ?? []) expect(EMOTIONS).toContain(feeling);
  });

  it('when a model is told of them, then each mode has its own, one line each', () => {
    expect(exerciseMenuLines('plan').map(({ id }) => id)).toEqual([
      'small-step',
      'weekly-plan',
      'goal-into-steps',
      'if-then-plan',
      'prepared-talk',
    ]);
    for (const mode of ['write', 'heal', 'plan'] as const)
      for (const { fits, title, minutes } of exerciseMenuLines(mode)) {
        expect(fits).not.toMatch(/^$|\n/);
        expect(title).not.toBe('');
        expect(minutes).toBeGreaterThan(0);
      }
  });
});

describe('an exercise under way', () => {
  it('when somebody does not know, then an easier way in is said, and the step waits', () => {
    const { say, last } = startWalk('thought-record');
    expect(say("I don't know")?.text).toContain('If nothing happened');
    expect(last().choices.map(({ does }) => does)).toEqual(['skip', 'leave']);
    expect(say('In the kitchen, on Monday')?.progress?.step).toBe('thought');
  });

  it('when a number is not given, then it is asked for once more, and then left out', () => {
    const { say, last } = startWalk('paced-breathing');
    expect(say('quite a bit')?.text).toMatch(/0 to 10/);
    expect(last().progress?.step).toBe('before');
    expect(say('no idea really, a lot')?.progress?.step).toBe('breathe');
  });

  it('when a step is skipped or taken back, then it goes on, or back, by one', () => {
    const { say } = startWalk('three-good-things');
    expect(say('The soup')?.text).toContain('The soup');
    expect(say('wait, I meant the walk')?.progress).toMatchObject({ step: 'first', kept: {} });
    expect(say('The walk')?.text).toContain('The walk');
    expect(say('skip')?.progress?.step).toBe('second');
  });

  it('when it is paused and taken up again, then the step is asked once more', () => {
    const { say } = startWalk('worry-tree');
    say('That the car fails its test');
    expect(say('later')?.progress).toMatchObject({ paused: true, step: 'before' });
    expect(say('My sister rang.')).toBeNull();
    expect(say('go on')?.text).toMatch(/^Worry tree: .*0 to 10/);
  });

  it('when somebody leaves it, then what they wrote can still be kept', () => {
    const { say } = startWalk('worry-tree');
    say('That the car fails its test');
    const left = say('stop');
    expect(left?.progress).toBeNull();
    expect(left?.exercise?.page).toContain('the car fails its test');
    expect(left?.choices[0]?.does).toBe('page');
  });

  it('when an hour has gone by, then it is asked whether to go on', () => {
    const { say, wait } = startWalk('worry-tree');
    wait(2 * 60 * 60_000);
    expect(say('Something else happened at work')?.text).toContain('Worry tree');
    expect(say('Go on')?.progress).toMatchObject({ step: 'worry', paused: false });
  });

  it('when a question to the companion comes in between, then the talk answers it, and the step stays', () => {
    const { say, last } = startWalk('naming-what-is-felt');
    for (const question of ['Are you a real person?', 'who can read this?', "what's on this week?"])
      expect(say(question)).toBeNull();
    expect(last().progress?.step).toBe('before');
  });

  it('when a letter says goodbye, then that is its answer', () => {
    const { say } = startWalk('unsent-letter');
    expect(say('Bye Tom')?.progress).toMatchObject({ kept: { to: 'Bye Tom' }, paused: false });
  });

  it('when somebody says thanks or goodbye, then it waits for them', () => {
    const { say } = startWalk('thought-record');
    expect(say('thanks, bye')?.progress).toMatchObject({ paused: true });
  });

  it('when a list is written line by line, then it is asked on until it is whole', () => {
    const { say } = startWalk('weekly-plan');
    expect(say('Dentist on Monday')?.choices).toEqual([{ say: "That's all of it", does: 'answer' }]);
    say('Party on Saturday');
    const { progress } = say("that's it") ?? {};
    expect(progress).toMatchObject({ step: 'room', kept: { fixed: 'Dentist on Monday\nParty on Saturday' } });
  });
});

describe('what was stored before', () => {
  const progress = (exercise: string, step: string): ExerciseProgress => ({
    exercise,
    step,
    shown: 2,
    kept: { wish: 'Swim twice a week' },
    at: NOW,
    paused: false,
    asked: false,
    before: null,
  });
  const turn = (state: CompanionState | null, under: ExerciseProgress): LeadTurn => ({
    mode: 'plan',
    messages: [{ role: 'user', content: 'The kettle' }],
    progress: under,
    state,
    now: NOW,
    today: '2026-11-27',
    hour: 18,
    person: {},
  });

  it('when the exercise under way is no longer there, or its step, then it counts for none', () => {
    for (const gone of [
      progress('woop', 'wish'),
      progress('plan-dentist', 'first'),
      progress('thought-record', 'gone'),
    ])
      expect(leadExercise(turn(null, gone))).toBeNull();
  });

  it('when a choice offered an exercise that is gone, then the message is for the talk', () => {
    const state = { ...NEW_STATE, choices: [{ say: 'The kettle', does: 'begin woop' as const }] };
    expect(leadExercise({ ...turn(state, progress('woop', 'wish')), progress: null })).toBeNull();
  });

  it('when a state of an earlier version is read, then what is still known of it is kept', () => {
    const stored = {
      topic: { situation: 'breakup', turns: 3, offered: false },
      choices: [
        { say: 'Just listen', does: 'listen' },
        { say: 'The evenings', does: 'guide breakup/evenings' },
        { say: "Let's do the breathing", does: 'begin paced-breathing' },
      ],
      listens: 2,
      short: 1,
      told: 4,
      page: 'What I wrote',
      language: null,
      gist: 'x',
      guide: { id: 'breakup', at: 'evenings' },
      plan: { facts: { aim: 'run' }, asked: 'day', times: {} },
      list: ['call mum', 'tax'],
      dating: null,
      asides: ['hi'],
    };
    expect(CompanionState.parse(stored)).toEqual({
      ...NEW_STATE,
      choices: [stored.choices[0], stored.choices[2]],
      listens: 2,
      told: 4,
      page: 'What I wrote',
    });
  });
});
