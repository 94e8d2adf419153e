import { describe, expect, it } from 'vitest';
import { isComplaint } from '../src/program/complaints.ts';
import { GOOD_QUESTIONS } from '../src/program/questions-good.ts';
import { toldTextIn } from '../src/program/own-words.ts';
import { HARD_QUESTIONS } from '../src/program/questions-hard.ts';
import { sureSubject, tellsGrief } from '../src/program/subjects.ts';
import { processorMs } from './event-loop.ts';
import { begins, namesFeeling, questionsIn, replyTo, sourcesWith, startTalk } from './program-talk.ts';

const MISFITS =
  /love has chapters|way of moving|the piece look|children of your family|who is who|important word|story really begin|your father would you begin|animal|cooking|how was the day|somebody who knows you well|mind been busy|come to be part/i;

describe('from the second telling on', () => {
  it.each([
    [
      "It's the second Thanksgiving without Walt. The house was so quiet I put the radio on in two rooms.",
      "I would like to write down how he carved. He had a bone handled knife from his father and he'd tap it twice on the board.",
      'She has a small white dog called Biscuit who barks at the bin men.',
      "It's dark by half past four, the lamp over the sink is on, and there's one plate in the rack.",
    ],
    [
      'Played my first open mic in six years last night. Three songs.',
      'I walked straight outside and called my sister Ellie. She was the one who gave me the guitar.',
      'What I noticed on stage is that the fluffed intro did not matter. For thirty years I thought everyone leaves.',
      'I have notebooks full of halves, songs about my friend and the pizza guy.',
    ],
    [
      'My boss moved my name off the slide again.',
      "I don't care about love or money here, it was my analysis.",
      'My brother says I should leave, and the gym is closed too.',
      'I cook on Sundays, and I pray, and I draw a bit.',
    ],
  ])(
    'when only words of subjects are mentioned, then no question of a subject is asked',
    async (first, ...others) => {
      const say = startTalk('heal');
      await say(first);
      for (const told of others) {
        const { text } = await say(told);
        expect(text).not.toMatch(MISFITS);
      }
    },
  );

  it('when nothing was asked, then ways to go on are offered, and the next replies are signs alone', async () => {
    const say = startTalk('heal');
    await say('The fair was long and it rained.');
    expect((await say('We had waffles.')).choices.map((choice) => choice.say)).toEqual(['Ask me something']);
    const offered = await say('Millie won a plant and called it Gerald.');
    expect(offered.choices.map((choice) => choice.say)).toEqual([
      'I just want to write',
      'What exercises are there?',
      "Let's plan one thing",
    ]);
    const { choices, text } = await say('I said yes to the cake and the minutes again.');
    expect(choices.map((choice) => choice.say)).toEqual(['Ask me something']);
    expect(text.split(' ').length).toBeLessThan(12);
  });

  it('when somebody writes on in write mode, then a sign and the page are all, and the page is told of once', async () => {
    const say = startTalk('write');
    await say('The fair was long and it rained.');
    const first = await say('Millie won a plant and called it Gerald.');
    const second = await say('I said yes to the cake and the minutes again.');
    for (const { choices, exercise } of [first, second]) {
      expect(choices.map((choice) => choice.say)).toEqual(["Put it on today's page", 'Ask me something']);
      expect(exercise?.page).toContain('called it Gerald');
    }
    expect(first.text).toMatch(/one tap/);
    expect(second.text).not.toMatch(/one tap|\?/);
  });

  it('when what is told calls for an exercise, then that stands among the ways to go on', async () => {
    const say = startTalk('heal');
    await say('My boss moved my name off the slide again.');
    const reply = await say("I don't know if I say something or if I just look petty.");
    expect(begins(reply)).toEqual(['listen', 'begin prepared-talk', 'begin one-thing']);
  });

  it.each([
    ['I feel so guilty about my mother, she sat there alone.', 1],
    ['I feel so guilty about that evening.', 0],
    ['She told his mother everything.', 0],
  ])(
    'when “%s” is told, then a question stands only where feeling and subject are sure',
    async (told, asked) => {
      const say = startTalk('write');
      await say('It rained all day.');
      expect(questionsIn((await say(told)).text)).toBe(asked);
    },
  );

  it.each([
    'I thought I would drive up on Sunday. Do you think that is enough?',
    'She just left. Was it my fault?',
    'He does that every year, why would anybody do that?',
    'But is it worth it?',
  ])('when it cannot answer (“%s”), then no question follows', async (told) => {
    const say = startTalk('heal');
    await say('I forgot the birthday.');
    const { text } = await say(told);
    expect(questionsIn(text)).toBe(0);
  });
});

describe('whose feeling and subject it is', () => {
  it.each([
    ['My daughter is so tired these days. She comes home and goes straight to bed.', /tired/],
    ['The plumber diagnosed a leak in the roof today, and we laughed.', /a lot|Who is there/],
    ['I saw the new flat of my ex today to pick up my books.', /already yours|new place/],
    ["My friend had a miscarriage and I don't know what to say to her.", /most ordinary|I'm sorry/],
    ['I had my scan on Tuesday. My wife had a stroke of luck at work.', /a lot to carry/],
    ['She finished with me yesterday!', /joy|glad|happy/],
  ])('when a word stands elsewhere (“%s”), then nothing is said to it', async (told, wrong) => {
    const { text } = await replyTo(told);
    expect(text).not.toMatch(wrong);
    expect(namesFeeling(text)).toBe(false);
  });

  it.each([
    [
      'I feel guilty for not visiting my mother on Sunday. She sounded so tired on the phone. My brother goes each week.',
      HARD_QUESTIONS.guilt?.mother,
    ],
    ['My boss moved the desks. I am so angry with my mother for saying that.', HARD_QUESTIONS.anger?.mother],
    ["My brother asked for rent again. My wife won't like it.", GOOD_QUESTIONS.none?.family],
    [
      'Two offers, and I decide on Thursday. Here is my mother, my choir and the garden.',
      GOOD_QUESTIONS.none?.any,
    ],
    ['I just feel lonely.', HARD_QUESTIONS.loneliness?.any],
    ['My best friend is moving to Australia.', GOOD_QUESTIONS.none?.friendship],
    ['I told my parents that I leave law school, and my mother went quiet.', GOOD_QUESTIONS.none?.any],
  ])('when “%s” is told, then the question is of what the writer feels, and of whom', async (told, asked) => {
    const { text } = await replyTo(told);
    expect(asked?.some((question) => text.endsWith(question))).toBe(true);
  });
});

describe('grief', () => {
  it.each(['My son passed his driving test today!', 'My daughter passed the salt without a word.'])(
    'when somebody passed something (“%s”), then nobody is taken for dead',
    async (told) => {
      expect((await replyTo(told)).text).not.toMatch(/sorry|name you would like/i);
    },
  );

  it('when a loss is told, then it is sorry, and a letter stands with the ways to go on', async () => {
    const say = startTalk('heal');
    const first = await say("It's the second Thanksgiving without Walt. He was my husband.");
    expect(first.text).toContain("I'm sorry.");
    expect(questionsIn((await say('He had a bone handle.')).text)).toBe(0);
    const second = await say('He tapped the knife twice before he carved, always twice.');
    expect(begins(second)).toEqual(['listen', 'begin unsent-letter', 'begin one-thing']);
  });

  it.each([
    ['My mum died in May', true],
    ["it's our first Christmas without dad", true],
    ['Since Walt died the house is quiet', true],
    ['she lost her husband in spring', false],
    ['I lost my keys', false],
    ['My phone died', false],
  ])('when “%s” is told, then a loss of their own is read: %s', (told, expected) => {
    expect(tellsGrief(told, [])).toBe(expected);
  });

  it.each([
    ['a knife from his father', null],
    ["my dad's car broke", null],
    ['I called my sister', null],
    ['I feel guilty for not visiting my mother', 'mother'],
    ['my boss is at it again', 'work'],
  ])('when “%s” is told, then its sure subject is %s', (told, expected) => {
    expect(sureSubject(told)).toBe(expected);
  });
});

describe('a complaint', () => {
  it.each([
    'What do you mean, if what finally moved? My mother will not move.',
    'Which word? What kind of question is that, it sounds like a fortune cookie.',
    "You keep asking me things I've just told you.",
    "I'm not sure what you mean, part of what?",
    'Honestly your questions feel kind of random, man.',
    'Again? Which word. I already told you, the sentence.',
    "That's not really the point, the working day.",
    'Are you going to ask me something that fits, or should I just go to bed?',
    'Huh, why do you want to know?',
    'what does that have to do with my boss?',
    "That's a strange question.",
    'uh, the youngest, is that what you mean?',
    'that is not very helpful',
  ])(
    'when it is “%s”, then it says sorry, and after another one asks nothing for the rest of the talk',
    async (said) => {
      const say = startTalk('heal', { isHarmless: true });
      await say('I feel sad about my brother.');
      expect((await say(said)).text).toMatch(/sorry|mistake/i);
      expect((await say('That makes no sense.')).text).toMatch(/sorry|mistake/i);
      for (const told of [
        'I feel so guilty about my mother.',
        "I'm angry with my boss.",
        'I feel lonely tonight, my friend moved away.',
        'Should I call her?',
        'hello',
        'ok',
        "I don't know",
      ])
        expect(questionsIn((await say(told)).text)).toBe(0);
    },
  );

  it('when a long message begins with one, then what it tells is taken up', async () => {
    const say = startTalk('heal', { isHarmless: true });
    await say('I feel sad about my sister.');
    const { text } = await say(
      'I just told you. Anyway, five years of hospital runs, and then she flies in from Leeds and says that I am dumping our mother.',
    );
    expect(text).toMatch(/^(?:Sorry|My mistake)/);
    expect(questionsIn(text)).toBe(1);
  });

  it.each([
    'You can ask me things, you know.',
    "You needn't stop asking altogether.",
    'Would you ask me something about it?',
  ])('when questions are wished for again (“%s”), then there are questions again', async (said) => {
    const say = startTalk('heal', { isHarmless: true });
    for (const told of ['My sister said no.', "you're useless", 'That makes no sense.']) await say(told);
    expect(questionsIn((await say('I miss the letters.')).text)).toBe(0);
    expect(questionsIn((await say(said)).text)).toBe(1);
    expect(questionsIn((await say('I miss the letters, and the stamps.')).text)).toBe(1);
  });

  it('when no more questions are wanted, then there are none', async () => {
    const say = startTalk('heal', { isHarmless: true });
    await say('My sister said no.');
    await say('Please, no more questions.');
    expect(questionsIn((await say('I miss the letters.')).text)).toBe(0);
  });

  it('when a word of the question is given back with a no, then it is one', async () => {
    expect(isComplaint("Love? It's about my dad's birthday.", 'If love has chapters, which is this?')).toBe(
      true,
    );
    expect(isComplaint('The evenings? Mostly quiet.', 'How do the evenings go?')).toBe(false);
  });

  it('when a message is made of questions alone, then it is read at once', () => {
    const took = processorMs(() => expect(isComplaint('a? '.repeat(400), 'What is it?')).toBe(false));
    expect(took).toBeLessThan(500);
  });

  it.each([
    "It doesn't make sense that she left",
    'Why does it matter so much to me?',
    'I give up on him',
    'He asked me what do you mean',
    'I just said it out loud',
    'I said something stupid in front of everyone',
    'That was really helpful',
    "When you don't listen to your body",
    "You don't listen, I told him, and then he left.",
    "That's a weird thing to say to your wife, he told me.",
    'I give up.',
    'I told you about my brother yesterday, he called again',
  ])('when it is told of life (“%s”), then it is none', (told) => {
    expect(isComplaint(told, 'How was it?')).toBe(false);
  });
});

describe('what was refused', () => {
  it('when breathing did not help, then it is not offered again, whatever is told', async () => {
    const say = startTalk('heal');
    await say('do you have a breathing exercise');
    await say('7');
    await say("It doesn't help");
    await say("Let's stop here");
    for (const told of [
      'I feel anxious about Thursday.',
      "I'm so scared that I fail.",
      "I'm so stressed.",
      "you're useless",
      'what can you do?',
      'hello',
      'something for stress?',
    ])
      expect(begins(await say(told))).not.toContain('begin paced-breathing');
  });

  it.each([
    ['no breathing please', 'paced-breathing'],
    ["I don't want to write a letter", 'unsent-letter'],
    ['the grounding exercise does nothing for me', 'five-four-three-two-one'],
    ["I've already tried the worry tree", 'worry-tree'],
  ])('when “%s” is said, then that is kept', async (said, id) => {
    expect((await replyTo(said)).state.past).toContain(id);
  });

  it.each(["I don't want an exercise", 'no more exercises please', 'stop suggesting exercises'])(
    'when none is wanted (“%s”), then none is offered, until one is asked for',
    async (said) => {
      const say = startTalk('heal');
      await say('I feel so guilty about it.');
      await say(said);
      for (const told of ['I feel ashamed, too.', 'I feel so lonely.', "I'm angry.", 'you are useless'])
        expect(
          begins(await say(told))
            .filter((does) => does !== 'begin one-thing')
            .join(' '),
        ).not.toMatch(/begin/);
      expect(begins(await say('ok, do you have something against guilt?'))).toContain(
        'begin self-compassion-break',
      );
    },
  );

  it('when no is said to what was offered, then that is kept', async () => {
    const say = startTalk('heal');
    await say('hi');
    await say('help me fall asleep');
    expect((await say('no')).state.past).toContain('bedtime-unload');
  });
});

describe('the page that is offered', () => {
  it('when a talk held complaints, wishes and questions, then only what tells is on it', async () => {
    const say = startTalk('write', { sources: sourcesWith({ words: [] }) });
    await say('The fair was long and sort of sweet, and it rained.');
    await say("I'd like one evening where nobody needs me. I used to sing in a choir.");
    await say("No no, not the working day, I said the choir! You keep asking me things I've just told you.");
    await say(
      "You don't know where I wrote about emails? It's on today's page! I want to go to the choir next Thursday.",
    );
    await say('what exercises do you have');
    await say('Are you even reading this?');
    await say("I'll ask Paul to do bath time.");
    const { exercise } = await say('good night');
    expect(exercise?.page).toBe(
      [
        'The fair was long and sort of sweet, and it rained.',
        "I'd like one evening where nobody needs me. I used to sing in a choir.",
        'I want to go to the choir next Thursday.',
        "I'll ask Paul to do bath time.",
      ].join('\n\n'),
    );
  });
});

describe('what a message tells', () => {
  it.each([
    ['I ran on, and I never said thank you to her. I never said thank you.', 'all'],
    ['She talks so quietly that everyone has to shut up to hear her. Pans flew at the old place.', 'all'],
    [
      'We sat down by the river at four. Can you ask me something? Then the geese came over the water.',
      'Can you',
    ],
  ])('when it is “%s”, then only what is said to the companion is left out', (message, leftOut) => {
    const told = toldTextIn(message) ?? '';
    const sentences = message.split(/(?<=[.?]) /);
    expect(told).toBe(sentences.filter((sentence) => !sentence.startsWith(leftOut)).join(' '));
  });

  it('when it asks whether it can be kept, then it can be put onto the page', async () => {
    const say = startTalk('heal');
    await say('He has the radio so low that nobody can hear it.');
    const reply = await say("I'm going to put the kettle on. Can I keep what I wrote here somewhere?");
    expect(begins(reply)).toEqual(['page']);
    expect(reply.exercise?.page).toContain('the radio so low');
  });

  it('when a loss was told, then nobody is asked about who may be dead', async () => {
    const say = startTalk('heal', { isHarmless: true });
    await say('My mum died in May.');
    for (const told of ['She sang to the oven, my mum.', 'My mum said it keeps them from burning.'])
      expect((await say(told)).text).not.toMatch(/your mum|her\?/);
  });
});

describe('an answer that was offered before', () => {
  it('when it is typed later, then it does what it says', async () => {
    const say = startTalk('write');
    await say('It rained all day.');
    await say('Then the bus was late.');
    await say('And the shop was closed.');
    expect((await say('I just want to write')).state.listens).toBe(1);
  });
});
