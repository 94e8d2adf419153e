import { describe, expect, it } from 'vitest';
import { PUT_ON_PAGE } from '@inkwell/contracts/constants';
import { startTalk } from './program-talk.ts';

const CACTUS = 'The boy on the bus had a cactus on his lap, buckled in with his scarf.';
const COAT = 'My mother had a beige coat with a big sleeve, and it smelt of the bakery.';

async function after(...messages: string[]) {
  const say = startTalk('write', { isHarmless: true });
  let reply = await say(CACTUS);
  for (const message of messages) reply = await say(message);
  return reply;
}
const says = ({ choices }: Awaited<ReturnType<typeof after>>) => choices.map(({ say }) => say);

describe('a wish for the page', () => {
  it.each([
    'Can you put all this on the page? I want my sister to see it some day.',
    'How do I get it on the page now?',
    'Can you just keep what I wrote so I have it on Thursday morning',
    'put what I wrote on the page, the story, not the plan',
    'Anyway can you put it on todays page now please, everything but the bit about Donna',
    'I asked could you put it on the page, without Donna. is that something you do or not',
    'Ok. Put that on the page, and the eggs and Oona too, but not the kettle, Ruben will only say I told you so if he reads it, he labelled the boxes',
    "Right, put it on today's page then.",
    'Lovely, you can put all of it on my page.',
  ])('when it is “%s”, then what was told can be put there, without the wish', async (wish) => {
    const reply = await after(COAT, wish);
    expect(reply.exercise?.page).toBe(`${CACTUS}\n\n${COAT}`);
    expect(says(reply)).toEqual([PUT_ON_PAGE]);
    expect(reply.text).toContain('button');
  });

  it.each([
    'Could you leave out the bit about the bakery?',
    "I've told you that now but I dont want it on the page. just the coat, can you leave Donna out",
  ])('when something is to be left out (“%s”), then it is said who can do that', async (wish) => {
    const reply = await after(COAT, wish);
    expect(reply.text).toMatch(/take a sentence out|Leaving out/);
    expect(says(reply)).toEqual([PUT_ON_PAGE]);
  });

  it.each([
    'I left out the salt.',
    'He said I could keep it on the shelf by the door.',
    "I'd like to take my mum out for dinner some day, just the two of us.",
    "I'd like to cut him out of my life.",
    'I would like to change that part of me.',
    'Can we take the dog out later?',
    'We left the dog out, and then it rained.',
    'Please keep it short.',
    'I never get it on the page the way it is in my head.',
    'We save it for Sunday.',
  ])('when something of the kind is told (“%s”), then it is told', async (told) => {
    expect((await after(told)).text).not.toMatch(/button|take a sentence out|Leaving out/);
  });
});

it('when the exercise under way is not wanted, then it is over', async () => {
  const say = startTalk('heal');
  await say('box breathing please');
  const { progress, text } = await say('no I said NOT breathing');
  expect(progress).toBeNull();
  expect(text).not.toContain('0 to 10');
});
it('when breathing is named as what is not meant, then it does not begin', async () => {
  const { progress } = await startTalk('heal')(
    'How do you say sorry to somebody of fifteen? Do you have anything for that or is it only breathing',
  );
  expect(progress).toBeNull();
});
it.each([
  'And can it repeat every week or do I have to type this each time',
  'Could that be repeated every Monday?',
])('when it is asked whether an event repeats (“%s”), then it is said where', async (asked) => {
  expect((await startTalk('plan')(asked)).text).toContain('choose how it repeats');
});

it('when an answer inside an exercise only sounds like a refusal, then it goes on', async () => {
  const say = startTalk('heal');
  await say('box breathing please');
  expect((await say('7')).progress).not.toBeNull();
  expect((await say('I am not breathing deeply enough, my chest is tight')).progress).not.toBeNull();
});
it.each(['Can you repeat that?', 'Will we repeat our parents mistakes?'])(
  'when something else is repeated (“%s”), then no event is spoken of',
  async (said) => {
    expect((await startTalk('plan')(said)).text).not.toContain('A card makes one event');
  },
);
it('when it is asked whether it can stand in the calendar, then it is said how, and in plan mode planning begins', async () => {
  const asked = 'Can that go in my calendar?';
  expect((await startTalk('heal')(asked)).text).toContain('we plan it');
  const planned = await startTalk('plan')('Ring Ana. Can you put it in my calendar for Friday at 7?');
  expect(planned.progress).toMatchObject({ exercise: 'one-thing' });
});

it('when an exercise is named with a slip and a doubt, then it begins', async () => {
  const { progress } = await startTalk('heal')('the self compasion one I suppose');
  expect(progress).toMatchObject({ exercise: 'self-compassion-break' });
});
