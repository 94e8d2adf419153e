import { describe, expect, it } from 'vitest';
import { afterOnSunday, cardsOf, onSunday } from './plan-talk.ts';

const pageAfter = async (...messages: string[]) => (await afterOnSunday(...messages)).exercise?.page;

describe('another hour for what stands on a card', () => {
  const LETTER = 'Read the letter from the tax office tomorrow morning at 9';

  it.each([
    [
      "No, half past seven. 7:30. I leave at half eight, and it's the evenings I can't.",
      'Tomorrow at 7:30 AM',
    ],
    [
      "In the MORNING. Half past seven in the morning, before work. In the evening I'm at St Anne's, I've said that twice.",
      'Tomorrow at 7:30 AM',
    ],
  ])(
    'when it is said in a longer message (“%s”), then it is on the same day and in the same half',
    async (said, when) => {
      expect(await pageAfter(LETTER, said)).toBe(`Read the letter from the tax office\nwhen: ${when}`);
    },
  );

  it('when it is said beside where somebody goes then, then it counts', async () => {
    expect(
      await pageAfter(
        LETTER,
        'Hmm, that is too late. What about tomorrow morning before I leave, say half seven?',
      ),
    ).toBe('Read the letter from the tax office\nwhen: Tomorrow at 7:30 AM');
  });

  it.each(['Thanks! It is half past 2, I should go.', 'The pool shuts at 9.', 'I eat around 6 most days.'])(
    'when an hour is only told (“%s”), then the card stays',
    async (told) => {
      const { exercise } = await afterOnSunday('Swimming on Sunday at 5pm', told);
      expect(exercise?.page ?? 'Swimming\nwhen: Sunday at 5pm').toMatch(/5 ?PM/i);
    },
  );

  it.each(['I can say no to nothing these days.', 'We can say sorry tomorrow.'])(
    'when something is only said (“%s”), then it is no name',
    async (told) => {
      expect((await afterOnSunday(LETTER, told)).exercise?.page ?? LETTER).toMatch(/^Read the letter from/);
    },
  );

  it('when another name is said in quotation marks, then all of it is the name', async () => {
    const said = 'Can you call it "Read the letter, ring about the mileage" please? Then I say yes.';
    expect(await pageAfter(LETTER, said)).toMatch(/^Read the letter, ring about the mileage\nwhen: /);
  });
});

describe('the times of a list', () => {
  const LIST =
    "I need to order the cake, send the invitations, ask Terry to bring the accordion and find out who can't eat what.";

  it('when hours have minutes after a dot, then they are kept to the minute', async () => {
    const { text } = await afterOnSunday(
      LIST,
      'The cake on Tuesday at 10.15. Terry on Thursday at 5.30 in the afternoon.',
    );
    expect(text).toContain('order the cake: Tuesday at 10:15 AM');
    expect(text).toMatch(/ask Terry to bring the accordion: Thursday at 5:30/);
  });

  it('when an hour is said before its line, then it is that line’s, and the day stays', async () => {
    const { text } = await afterOnSunday(
      LIST,
      'The cake on Tuesday at 10. Terry on Thursday at 5pm.',
      "It's 10.15 for the cake, and half past five for Terry.",
    );
    expect(text).toContain('order the cake: Tuesday at 10:15 AM');
    expect(text).toContain('ask Terry to bring the accordion: Thursday at 5:30 PM');
  });

  it('when it is told beside how the day is, then the hour that is asked for counts', async () => {
    const { text } = await afterOnSunday(
      LIST,
      "The invitations, on Monday at 9 I'm on an early shift till 2, so could it be Monday at 3?",
    );
    expect(text).toContain('Send the invitations: Tomorrow at 3 PM');
  });

  it('when it is whole, then each of its lines has a card', async () => {
    const whole = await afterOnSunday(
      LIST,
      'The cake on Tuesday at 10, the invitations on Wednesday at 7pm, Terry on Thursday at 5pm.',
      "And what they can't eat on Saturday at 11am.",
    );
    expect(cardsOf(whole).map((card) => card.split(' | ')[0])).toEqual([
      'Order the cake',
      'Send the invitations',
      'Ask Terry to bring the accordion',
      "Find out who can't eat what",
    ]);
  });

  it('when a part of it is only an aside, then it is no line', async () => {
    const { text } = await afterOnSunday(
      'I have to order the cake, dont ask, send the invitations and ask Terry about the accordion.',
    );
    expect(text).not.toContain('dont ask;');
  });

  it.each([
    "I can't leave Terry out, he is my brother.",
    "Don't take the cake off the list!",
    'Leave Terry to me, I will sort it out.',
  ])('when no line is to be taken off (“%s”), then all stay', async (said) => {
    expect((await afterOnSunday(LIST, said)).text).not.toContain('off the list.');
  });

  it('when a line is to be taken off it, then it is off', async () => {
    const { text } = await afterOnSunday(LIST, 'Could you take the invitations off now please');
    expect(text).toContain('Send the invitations is off the list.');
  });
});

it('when a thing is early or late, then it has its card', async () => {
  const { exercise } = await onSunday()('Early run Saturday at 7am. Haircut on Monday at 4pm.');
  expect(exercise?.page).toBe('Early run: Saturday at 7 AM\nHaircut: Tomorrow at 4 PM');
});

it('when somebody tells which days they are off, then no card puts that into the week', async () => {
  const { text } = await onSunday()(
    'I want to start running again but I work fixed shifts at the depot, mon tue wed 6 till 2, then fri and sat 2 till 10, thursday and sunday off. Three times a week, short ones.',
  );
  expect(text).not.toMatch(/\bOff\b/);
});

it('when somebody tells their shifts, then no card puts them into the week', async () => {
  const { text } = await onSunday()(
    "I'm a nurse: earlies 6 to 14 on Monday, Tuesday and Wednesday. Lates 13 to 21.30 on Thursday and Friday. I'd like to play the cello again.",
  );
  expect(text).not.toMatch(/Earlies|Lates/);
});
