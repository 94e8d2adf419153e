import { describe, expect, it } from 'vitest';
import { repliesTo, say } from './conversations/replies.ts';

const MIXED =
  "I don't know where to begin. My mother's memory is getting worse and I'm the only one who lives nearby, work gave me a warning because I've been late, and I snapped at my son this morning over a shoe and he just looked at me. I haven't slept properly since August.";

const labelsOf = (reply: ReturnType<typeof say>) => reply?.choices.map(({ say: label }) => label) ?? [];

describe('a long message that tells of several things', () => {
  it.each(['write', 'heal'] as const)(
    'when it begins in %s, then they are named, and one is chosen',
    (mode) => {
      const reply = say(mode, MIXED);
      for (const name of ['your mother', 'work', 'your son'])
        expect(reply?.text.toLowerCase()).toContain(name);
      expect(labelsOf(reply)).toEqual(['My mother', 'Work', 'My son']);
      expect(reply?.text.match(/\?/g)).toHaveLength(1);
    },
  );

  it.each(['My son', 'my son i guess', '>3'])(
    'when “%s” is chosen, then what was written of it is said back',
    (chosen) => {
      const reply = say('heal', MIXED, chosen);
      expect(reply?.text).toContain('I snapped at my son this morning over a shoe');
      expect(reply?.text).not.toContain('mother');
    },
  );

  it('when a long message tells of one thing, then nothing is to be chosen', () => {
    const reply = say(
      'write',
      'The heron was back on the pond today and I stood there so long that my feet got wet, and I thought of nothing at all for once, which has not been so for weeks now, and then it flew away over the water.',
    );
    expect(labelsOf(reply)).toEqual(['Ask me something', 'Just listen']);
  });
});

describe('one word as a beginning', () => {
  it.each([
    ['write', 'rain'],
    ['heal', 'divorce'],
  ] as const)(
    'when it is one in %s, as “%s”, then it is said back, and no story is behind it',
    (mode, word) => {
      const reply = say(mode, word);
      expect(reply?.text.toLowerCase()).toContain(word);
      expect(labelsOf(reply)).toHaveLength(3);
      for (const label of labelsOf(reply)) expect(say(mode, word, label)?.text).not.toBe('');
    },
  );
});

describe('good words that mean the opposite', () => {
  it.each([
    'wow what a day. 10/10 would not recommend',
    'great. just great. my brother gets a car and i get socks',
  ])('when it is “%s”, then it is no good news', (message) => {
    const reply = say('write', message);
    expect(reply?.text).not.toMatch(/how nice|lovely|congrat|enjoy/i);
    expect(reply?.state.topic?.good ?? false).toBe(false);
  });

  it('when somebody thinks little of programs, then that is granted, and each choice is theirs', () => {
    const reply = say('heal', 'oh great another robot that wants to know how i feel');
    expect(reply?.text).toMatch(/program|one of those/);
    expect(labelsOf(reply)).toContain('Just listen');
    expect(say('heal', 'I was sad today', "that I'm not some robot")?.text).not.toMatch(/Point taken|Fair\./);
  });
});

describe('what is offered after some messages', () => {
  it.each([
    [
      'thought-record',
      [
        'we had a long meeting',
        'they asked me about the numbers',
        'it is my fault, I should have known',
        'the room was very quiet',
      ],
    ],
    [
      'worry-tree',
      [
        'we had a long meeting',
        'they asked me about the numbers',
        'what if they close the place',
        'the room was very quiet',
      ],
    ],
    [
      'closer-look',
      [
        'we had dinner',
        'they talked the whole evening',
        'i cut my potatoes very small',
        'the clock is still late',
      ],
    ],
  ])('when it fits, then it is %s', (id, lines) => {
    const offers = repliesTo({ name: '', mode: 'heal', hour: 20, lines }).flatMap(({ choices }) =>
      choices.map(({ does }) => does),
    );
    expect(offers).toContain(`begin ${id}`);
  });
});

describe('a request for something to do', () => {
  it.each([
    ['ok but i still cant sleep. my hearts going. anything i can do right now', 'paced-breathing'],
    ['yeah. like breathing or something', 'paced-breathing'],
  ])('begins an exercise: “%s”', (message, exercise) => {
    expect(say('heal', 'my driving test is at 9 tomorrow', message)?.progress?.exercise).toBe(exercise);
  });

  it.each([
    'Is there anything a fellow can do, at this hour, to settle down?',
    'is there something short i could do before bed?',
  ])('is never asked back: “%s”', (message) => {
    const reply = say('heal', 'my dog died on monday and the house is so quiet', message);
    expect(reply?.choices.some(({ does }) => does.startsWith('begin ')) || reply?.progress).toBeTruthy();
  });
});
