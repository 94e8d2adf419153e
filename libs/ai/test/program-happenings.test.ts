import { describe, expect, it } from 'vitest';
import { happeningIn } from '../src/program/happenings.ts';
import { questionsIn, replyTo, startTalk } from './program-talk.ts';

describe('something that happens to many', () => {
  it.each([
    ['I snapped at my mother on the phone again.', 'prepared-talk'],
    ["My best friend didn't invite me to her wedding. 60 people in the photo.", 'unsent-letter'],
    ['I keep thinking I could have argued harder.', 'self-compassion-break'],
    ['I had a panic attack in the supermarket again.', 'paced-breathing'],
    ["it's 2am and I can't sleep", 'bedtime-unload'],
    ["I can't tell them. They sold the shop for it.", 'prepared-talk'],
    ["I don't even know if I'm angry or embarrassed", 'naming-what-is-felt'],
    ['I finally passed my driving test!', 'three-good-things'],
    ["I wasn't even invited", 'unsent-letter'],
    ['My boss shouted at me in front of everyone', 'prepared-talk'],
  ])('when it is told (“%s”), then the exercise for it is known', (told, exercise) => {
    expect(happeningIn(told)?.exercise).toBe(exercise);
  });

  it.each([
    'Funny how empty hands can be.',
    'My flatmate says I think too much.',
    "I haven't been shopping alone since, my girlfriend does it.",
    'My mother in law is moving in on Friday.',
    'The baker gave me the last roll.',
    'If I snapped at my mother, what then',
    'I read that people are burnt out',
    "I won't ever see the kids again.",
    'I passed my ex in the supermarket.',
    'I finished things with her today.',
    'I barely made it through the day.',
    'I did it again last night.',
    'I wish I got the job',
    'I thought I passed my exam',
    'I am pregnant and he left.',
    'Everyone is coming to dinner on Sunday.',
    'We sat in front of my house in the sun.',
    "I didn't invite my sister to the wedding.",
    'I left out the salt.',
    'I stroke the cat',
    'I snapped a photo',
    'My shoes are worn out',
    'She left me a note',
  ])('when a word of it stands elsewhere (“%s”), then none is seen', (told) => {
    expect(happeningIn(told)).toBeNull();
  });

  it.each(['My son passed his driving test today!', 'My daughter passed the salt without a word.'])(
    'when somebody passed something (“%s”), then nobody is taken for dead',
    async (told) => {
      expect((await replyTo(told)).text).not.toMatch(/sorry|name you would like/i);
    },
  );

  it.each(['I need to settle down with someone, I am 40 and alone.', 'I have to calm my dog down.'])(
    'when something else is to be calm (“%s”), then no exercise begins',
    async (told) => {
      expect((await replyTo(told)).progress).toBeNull();
    },
  );

  it('when it is told, then what is said fits whoever tells it, with one question', async () => {
    const say = startTalk('heal');
    const { text } = await say("my friend didn't invite me to her wedding, I saw the photos");
    expect(text).toMatch(/left out|belonged there/);
    expect(questionsIn(text)).toBe(1);
  });

  it('when it is told twice, then its question is not asked again', async () => {
    const say = startTalk('heal');
    const asked = [];
    for (const told of [
      'I had a panic attack on the bus.',
      'It rained.',
      'I had a panic attack at work, too.',
    ])
      asked.push(...((await say(told)).text.match(/[^.?!]+\?/g) ?? []));
    expect(asked.join()).toContain('Is it over for now');
    expect(new Set(asked).size).toBe(asked.length);
  });

  it('when its exercise is offered, then a plain yes to it begins it', async () => {
    const say = startTalk('heal');
    await say('My brother has not come to the hospital once.');
    const offer = await say('I want to write my brother something but everything I type is poison');
    expect(offer.text).toContain("A letter you don't send");
    expect((await say("ok let's try that")).progress).toMatchObject({ exercise: 'unsent-letter' });
  });

  it('when it is asked what can be done, then the exercise for what was told before is named', async () => {
    const say = startTalk('heal');
    await say('I had a panic attack by the frozen peas and left the trolley there.');
    expect((await say('what can I do when it comes')).text).toContain('Paced breathing');
  });
});

describe('a wish in other words', () => {
  it.each([
    ['ok. do one with me then, something short', 'Gladly|fit just now'],
    ['I should try to sleep. is there anything that helps fast', 'Bedtime unload'],
    ['what do I say to them tomorrow', 'A talk, prepared'],
    ['what do people normally write here', '\\?$'],
    ['do you have any idea what I could write about it? like a prompt', '\\?$'],
    ['Is it normal to feel like this?', 'doctor'],
  ])('when it is “%s”, then it is heard', async (message, expected) => {
    expect((await replyTo(message)).text).toMatch(new RegExp(expected));
  });

  it('when exercises are refused, then none is offered, and a why is not passed over', async () => {
    const { text, choices } = await replyTo(
      'not an exercise, please. I just want to understand why someone would do that',
    );
    expect(text).toMatch(/leave|not that/);
    expect(text).toMatch(/cannot/);
    expect(choices).toEqual([]);
  });
});
