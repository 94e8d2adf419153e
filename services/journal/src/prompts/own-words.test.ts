import { digestOf } from '@inkwell/testing';
import { describe, expect, it } from 'vitest';
import { promptOfOpenEnd, promptsOfAnswers } from './own-words.ts';

const DAY = '2026-11-19';

describe('the end of yesterday’s page', () => {
  it.each([
    'Tomorrow I want to call Ana.',
    'Tomorrow I’ll start with the kitchen.',
    "Tomorrow morning I'm going to swim before work.",
    'I will finish the letter to my sister tomorrow.',
    'So tomorrow I would like to walk home by the river!',
    'I hope to see Tom tomorrow at lunch.',
  ])('when it is the intention %j, then it is quoted word for word', (sentence) => {
    const page = `A grey day. Nothing much.\n\nSoup, then a book. ${sentence}\n`;
    expect(promptOfOpenEnd(page, DAY, 'morning')).toEqual({
      id: `intention-${DAY}`,
      text: `Yesterday you wrote: “${sentence}” Where do you stand with it today?`,
      theme: 'future',
    });
    expect(promptOfOpenEnd(page, DAY, 'evening')?.text).toBe(
      `Yesterday you wrote: “${sentence}” How did it go, or what became of it?`,
    );
  });

  it.each([
    'Should I take the job in Oslo?',
    'How should I tell Ana?',
    'Which of the two rooms should I paint?',
  ])('when it is the question %j, then it is quoted word for word', (sentence) => {
    expect(promptOfOpenEnd(`I slept well. ${sentence}`, DAY, 'night')?.text).toBe(
      `Yesterday your page ended with a question: “${sentence}” What would you answer today?`,
    );
  });

  it.each([
    'A good day.',
    'Tomorrow is Monday.',
    'Tomorrow she wants to call Ana.',
    'Tomorrow I don’t want to get up.',
    'Tomorrow I will not call Ana.',
    'Maybe tomorrow I will call Ana.',
    'If it rains, I will stay in bed tomorrow.',
    'I wish I could call Ana tomorrow.',
    'I want to call Ana.',
    'Tomorrow I want to call Ana. It was a long day.',
    'Tomorrow I want to call Ana',
    'He said: “Tomorrow I want to call Ana.”',
    'Tomorrow I have to go to the funeral.',
    'Tomorrow I will end it.',
    'Tomorrow I will be dead.',
    'Tomorrow I want to sleep and never wake up.',
    'Should I even go on?',
    'Should I leave him?',
    'Why am I like this?',
    'How should I live with this?',
    `Tomorrow I want to ${'walk and '.repeat(20)}rest.`,
    '',
  ])('when it is %j, then there is no prompt', (page) => {
    expect(promptOfOpenEnd(page, DAY, 'morning')).toBeNull();
  });
});

describe('the answers of the onboarding', () => {
  it('when there are some, then each gives prompts that quote it', () => {
    const prompts = promptsOfAnswers(digestOf('Ann Lee', 'Finish my novel.'));
    expect(prompts.map(({ text }) => text)).toContain(
      'Within a year you want this: “Finish my novel”. What would be one small step towards it?',
    );
    expect(new Set(prompts.map(({ id }) => id)).size).toBe(9);
    for (const words of ['Patience', 'Spanish', 'A walk']) {
      expect(prompts.filter(({ text }) => text.includes(`“${words}”`))).toHaveLength(2);
    }
  });

  it.each(['', ' ', 'a '.repeat(100), 'one\ntwo', 'the “book”', 'I want to die'])(
    'when an answer is %j, then it is not quoted',
    (answer) => {
      expect(promptsOfAnswers(digestOf('Ann Lee', answer)).map(({ id }) => id)).not.toContain('result-1');
    },
  );

  it('when an answer has signs of replacement in it, then they stay as they are', () => {
    expect(promptsOfAnswers(digestOf('Ann Lee', 'Save $& a $1'))[0]?.text).toContain('“Save $& a $1”');
  });
});
