import { describe, expect, it } from 'vitest';
import { cueQuestion } from '../src/program/cues.ts';
import { personNamesIn, lastThingIn, personPhrase } from '../src/program/whom.ts';
import { questionsIn, startTalk } from './program-talk.ts';

const FIRST = { fresh: (lines: readonly string[]) => lines[0] ?? null };
const questionTo = (text: string, before: readonly string[] = []) => cueQuestion(text, before, FIRST);

describe('a question by the words of a message', () => {
  it.each([
    ['My husband says take early retirement.', 'What did you say to that?'],
    [
      "I haven't told her. I'm in the car at the retail park.",
      'What would be the hardest bit of it to say to her?',
    ],
    ['I could ask Sharon from the pharmacy.', 'How would the first sentence to Sharon go?'],
    ['I miss going to the shop alone.', 'When in the day do you notice it most?'],
    ["I'm thinking of learning to swim, at 54.", 'What made you think of it now?'],
    ["Costume. That's what puts me off.", 'What is it about that?'],
    ['I should have called him on Sunday.', 'What did you know at the time, and what only now?'],
    ['I sat in the car park for an hour.', 'What went through your mind there?'],
    ['We had a row about the bins.', 'What was it about, underneath?'],
    ['My best friend is moving to Australia.', 'What will change for you with that?'],
    ['Part of me wants to stay.', 'And what does the other part say?'],
  ])('when “%s” is told, then it is “%s”', (told, question) => {
    expect(questionTo(told)).toBe(question);
  });

  it('when several sentences call for one, then the last counts', () => {
    expect(questionTo('My husband says take it. I miss my desk.')).toMatch(/notice it most/);
  });

  it('when somebody near stands in it, then it is about them, by the name that is known', () => {
    expect(questionTo('My sister is all right.')).toBe(
      'How are things between you and your sister just now?',
    );
    expect(questionTo('Chloe is all right.', ['My flatmate Chloe eats my food.'])).toBe(
      'How are things between you and Chloe just now?',
    );
    expect(questionTo('Leeds is all right.', ['We live in Leeds.'])).toBeNull();
  });

  it.each([
    'Grandad is gone. I never called my grandad back.',
    'The hospice rang. My mum is asleep.',
    'We had to put the dog down. My brother held him, and my mum said it was right.',
  ])('when somebody may be dead (“%s”), then nobody is asked about', (told) => {
    expect(questionTo(told) ?? '').not.toMatch(/your (?:mum|grandad|brother)|him|her/);
  });

  it('when a thing is all that it names, then it is about that', () => {
    expect(questionTo('Fog over the car park.')).toBe('And the car park: what stays with you of that?');
  });

  it('when it was asked in this conversation, then another one is', async () => {
    const say = startTalk('heal', { isHarmless: true });
    const asked: string[] = [];
    for (const told of ['said no', 'said yes', 'said maybe'])
      asked.push((await say(`My sister ${told}.`)).text);
    expect(new Set(asked).size).toBe(3);
  });

  it.each([
    'I wish I could die in my sleep.',
    'I miss him, and there are the pills.',
    'My husband said he would hit me.',
    'I am thinking of ending it, no point.',
    "I stopped eating. I'm trying to get to 40 kilos.",
    'I might go to the bridge and jump.',
    "I'm tempted to take the whole packet.",
  ])('when there may be danger in the words (“%s”), then there is none', (told) => {
    expect(questionTo(told)).toBeNull();
  });

  it('when a reader sees danger behind the message, then there is none', async () => {
    const say = startTalk('heal');
    await say('It rained all day long.');
    expect(questionsIn((await say('Part of me wants to stay here for good.')).text)).toBe(0);
  });

  it('when a text is made to take long, then it is read at once', () => {
    const began = process.cpuUsage();
    for (const text of ['my the '.repeat(400), 'I '.repeat(900), `${'My sister Ann, '.repeat(150)}.`])
      questionTo(text);
    const { user, system } = process.cpuUsage(began);
    expect((user + system) / 1000).toBeLessThan(1_000);
  });
});

describe('who and what is named', () => {
  it.each([
    ['he', 'him'],
    ['My old boss', 'your old boss'],
    ['Mr Pham', 'Mr Pham'],
    ['Sharon', 'Sharon'],
    ['and', null],
    ['Monday', null],
  ])('when “%s” is found, then it is %s', (found, whom) => {
    expect(personPhrase(found)).toBe(whom);
  });

  it('when names stand beside what people are, or beside what they do, then they are known', () => {
    expect(
      personNamesIn([
        'A neighbour called Joan came by, and the head chef, Ines, never shouts.',
        'Joel, my partner, is in Tenerife. In the end Linda always said so, and Linda was right.',
      ]),
    ).toEqual(['Joan', 'Ines', 'Joel', 'Linda']);
  });

  it.each([
    ['We sat down on the kerb.', 'the kerb'],
    ['My shoes are worn out by now, and so are the green heels.', 'the green heels'],
    ['Like a lunatic.', null],
    ['It was a matter of time.', null],
    ['We sat with my sister.', null],
  ])('when “%s” is told, then the thing is %s', (told, thing) => {
    expect(lastThingIn(told)).toBe(thing);
  });
});
