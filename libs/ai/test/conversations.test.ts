import { PUT_ON_PAGE } from '@inkwell/contracts/constants';
import { describe, expect, it } from 'vitest';
import { EXERCISES } from '../src/companion/exercises.ts';
import { keyPhraseOf } from '../src/companion/key-phrase.ts';
import type { Reply } from '../src/companion/turn.ts';
import { repliesTo, say } from './conversations/replies.ts';
import { notFromThePerson } from './conversations/said-back.ts';
import { HEAL_1 } from './conversations/heal-1.ts';
import { HEAL_2 } from './conversations/heal-2.ts';
import { LANGUAGES } from './conversations/languages.ts';
import { PLAN } from './conversations/plan.ts';
import { STORIES_1 } from './conversations/stories-1.ts';
import { STORIES_2 } from './conversations/stories-2.ts';
import { STORIES_3 } from './conversations/stories-3.ts';
import { EVERYDAY_1 } from './conversations/everyday-1.ts';
import { EVERYDAY_2 } from './conversations/everyday-2.ts';
import { PLAN_TALKS } from './conversations/plan-talks.ts';
import { PLAN_TALKS_2 } from './conversations/plan-talks-2.ts';
import { WRITE_1 } from './conversations/write-1.ts';
import { WRITE_2 } from './conversations/write-2.ts';

const ALL = [
  ...WRITE_1,
  ...WRITE_2,
  ...HEAL_1,
  ...HEAL_2,
  ...PLAN,
  ...LANGUAGES,
  ...STORIES_1,
  ...STORIES_2,
  ...STORIES_3,
  ...EVERYDAY_1,
  ...EVERYDAY_2,
  ...PLAN_TALKS,
  ...PLAN_TALKS_2,
];

/** Without what was kept in an exercise, which is the person's own. */
const ownWords = ({ text }: Reply) => text.split('\n\n')[0] ?? '';

describe.each(ALL.map((conversation) => [conversation.name, conversation] as const))(
  '%s',
  (_, conversation) => {
    const replies = repliesTo(conversation);

    it('when it is read to its end, then nothing is asked or said twice', () => {
      const sentences = replies
        .filter(({ progress }) => progress === null)
        .flatMap((reply) => ownWords(reply).split(/(?<=[.?])\s+/))
        .filter((each) => each.length > 24 && !/offer|We needn't|in your own words/.test(each));
      expect(sentences).toEqual([...new Set(sentences)]);
    });

    it('when it is read to its end, then each reply asks one thing at most, and nothing is left unfilled', () => {
      for (const reply of replies) {
        expect(ownWords(reply).match(/\?/g)?.length ?? 0, reply.text).toBeLessThanOrEqual(1);
        expect(reply.text).not.toMatch(/[{}]|undefined|\bnull\b| {2}/);
        expect(reply.text.trim()).not.toBe('');
      }
    });

    it('when something is said back, then it stands in what the person wrote', () => {
      for (const [turn, reply] of replies.entries()) {
        const own = conversation.lines.slice(0, turn + 1);
        const isComputed =
          /\bknow about me\b|\bwhat day\b|\bremember what\b/.test(own.at(-1) ?? '') ||
          reply.text.startsWith('Three that could fit');
        if (
          reply.state.language === null &&
          reply.exercise === null &&
          reply.progress === null &&
          !isComputed
        )
          expect(notFromThePerson(reply.text, own), reply.text).toEqual([]);
      }
    });

    it('when something is offered, then it can be tapped: two to seven words, none twice', () => {
      for (const { choices } of replies) {
        const labels = choices.map(({ say }) => say);
        expect(labels).toEqual([...new Set(labels)]);
        for (const { say, does } of choices)
          if (does !== 'answer')
            expect(say.split(' ').length, say).toSatisfy((words: number) => words >= 2 && words <= 7);
      }
    });
  },
);

describe('what a message already holds', () => {
  it('when somebody asks for help between two things, then the columns begin with these', () => {
    const reply = say('plan', 'help me decide between taking the job in Leipzig and staying in Hamburg');
    expect(reply?.exercise?.id).toBe('two-columns');
    expect(reply?.text).toContain('taking the job in Leipzig');
  });

  it('when a verdict on oneself was written, then the thought record takes it', () => {
    const reply = say('heal', "I'm such a terrible friend", 'yes', 'I forgot her birthday');
    expect(reply?.text).toContain("I'm such a terrible friend");
  });

  it('when an offer is taken in other words, then it begins', () => {
    for (const yes of ['yes', 'ok', 'yeah sure', '1', 'the thought one'])
      expect(say('heal', 'I feel like a failure', yes)?.exercise?.id, yes).toBe('thought-record');
  });

  it('when an offer is turned down, then nothing begins', () => {
    for (const no of ['no', 'not now', "I don't want that"])
      expect(say('heal', 'I feel like a failure', no)?.progress, no).toBeNull();
  });
});

describe('a request for help', () => {
  it.each([
    ['how do I talk to my son about it?', 'prepared-talk'],
    ['can you help me sleep', 'bedtime-unload'],
    ['how can I stop worrying about this', 'worry-tree'],
    ['should I quit?', 'two-columns'],
    ['how do I forgive him', 'unsent-letter'],
    ['what can i do differently', 'if-then-plan'],
  ])('when it is “%s”, then %s is offered', (message, id) => {
    const reply = say('heal', message);
    expect(reply?.choices.map(({ does }) => does)).toContain(`begin ${id}`);
    expect(reply?.text).not.toContain(EXERCISES.get(id)?.offer);
  });
});

describe('slips and short forms', () => {
  it.each([
    ['i cant sleep agian', /^guide sleepless\//],
    ['im so nervos about my job inteview tmrw', /^guide on-stage\/|^begin paced-breathing/],
  ])('when it is “%s”, then it is understood', (message, choice) => {
    expect(say('heal', message)?.choices.some(({ does }) => choice.test(does))).toBe(true);
  });

  it('when it is said back, then the slips are mended', () => {
    expect(keyPhraseOf('my boss wants teh report tmrw')?.words).toBe('My boss wants the report tomorrow');
  });
});

describe('an end', () => {
  it('when something was put onto the page by word, then the answer that does it is there', () => {
    const reply = say('write', 'I walked to the lake.', 'The water was green.', 'put that on the page');
    expect(reply?.choices.map(({ say: label }) => label)).toContain(PUT_ON_PAGE);
    expect(reply?.exercise?.page).toContain('The water was green.');
  });

  it('when somebody leaves who had an idea, then it is given back', () => {
    const reply = say('heal', 'I feel lonely', 'maybe I could call my sister', 'bye');
    expect(reply?.text).toContain('maybe I could call my sister');
  });
});

describe('what is told', () => {
  it.each([
    ['didn’t ask one thing about me', ['my dad called today'], /question|not even one/i],
    ['next to the toilet', ['my boss moved my desk'], /^'Next to the toilet/],
    ['then he said well ill let you go', ['my dad called today'], /^'Well I'll let you go/],
    ['she said i was never really there', ['my girlfriend called'], /never really there/],
    ['my landlord wants us out', ['hm'], /\bwhat (?:do you want|would you say)|like\?/i],
  ])('when it is “%s”, then that is taken up', (message, before, expected) => {
    expect(say('heal', ...before, message)?.text).toMatch(expected);
  });

  it('when it is said that it was said before, then that is owned, and what was told is taken up', () => {
    const reply = say(
      'heal',
      "Didn't get the promotion. They gave it to Marcus.",
      'Marcus, I just said that',
    );
    expect(reply?.text).toMatch(/sorry/i);
    expect(reply?.text).toContain('They gave it to Marcus');
  });

  it('when words of a move stand in a story, then it is none', () => {
    for (const line of ["now I'm supposed to walk in and say bye", 'i looked at her and thought who are you'])
      expect(say('heal', 'my boss hired me', line)?.text, line).not.toMatch(
        /program|Until then|See you|Take care/,
      );
  });

  it('when an exercise is refused, then none is named', () => {
    const reply = say('heal', 'my girlfriend moved out on sunday', 'i dont want an exercise');
    expect(reply?.choices.filter(({ does }) => does.startsWith('begin '))).toEqual([]);
  });

  it('when a summary left something out, then that is taken in', () => {
    const replies = repliesTo({
      name: '',
      mode: 'heal',
      hour: 20,
      lines: [
        'I screamed at my son tonight',
        'over shoes. SHOES',
        "he's six and he just looked at me",
        'then he put them on without a word',
        "i'm turning into my mother",
        'she used to throw things',
        'no, the worst was his face',
      ],
    });
    const at = replies.findIndex(({ choices }) => choices.some(({ does }) => does === 'not-quite'));
    expect(replies[at]?.text).toContain("I'm turning into my mother");
    expect(replies.at(-1)?.text).toMatch(/main thing|missing|in front/);
  });
});

describe('a question inside an exercise', () => {
  const begun = ['what should come first?', 'presentation', 'tax'];

  it('when it cannot be answered, then that is said, the step asks again, and nothing is kept', () => {
    const reply = say('plan', ...begun, 'do i need to call the garage or can i just show up?');
    expect(reply?.progress?.exercise).toBe('what-comes-first');
    expect(Object.values(reply?.progress?.kept ?? {}).join(' ')).not.toContain('garage');
    expect(reply?.text).toMatch(/don't know|can't answer|beyond/);
  });

  it('when the step waits for a worry, then a question is the answer', () => {
    const reply = say('heal', 'Sort this worry with me', 'what if I lose my job?');
    expect(Object.values(reply?.progress?.kept ?? {}).join(' ')).toContain('lose my job');
  });
});

describe('a list in an exercise', () => {
  it('when the answer beside it is tapped, then that is no item of it, and the next step comes', () => {
    const reply = say('plan', "Let's plan the week", 'Nothing is fixed');
    expect(reply?.progress).toMatchObject({ step: 'main', kept: {} });
  });
});
