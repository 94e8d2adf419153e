import { describe, expect, it } from 'vitest';
import { assess } from '../src/care/assess.ts';
import { isHarmToWriter } from '../src/care/done-to-writer.ts';
import { createScreen, type Finding } from '../src/care/index.ts';
import { findingAlways } from './care-heads.ts';

describe('who does it to whom', () => {
  it.each([
    "There's the gate, he's early. he's going to kill me if he sees this",
    'She said she would hurt me again if I tell anybody',
    'Wenn er das sieht, bringt er mich um',
    'Mein Mann hat mich geschlagen',
    'Él dice que me va a matar',
    'Il va me tuer',
    'Ele disse que vai me matar',
  ])(
    'when it is "%s", then a score for harm to others is violence against the one who writes',
    async (text) => {
      expect(isHarmToWriter(text)).toBe(true);
      const evidence = {
        phrases: null,
        second: undefined,
        isOfOther: () => false,
        isDoneToWriter: () => true,
      };
      const found: Finding = { level: 'concern', kind: 'harm_to_others' };
      const head = { found, isSure: false, needsSecondReader: true, logOdds: 4 };
      expect(assess({ ...evidence, head })).toEqual({ level: 'concern', kind: 'violence' });
      expect(assess({ ...evidence, head, isDoneToWriter: () => false })).toEqual(found);
    },
  );

  it.each([
    'I am going to kill him, he hurt me',
    'I could hit her when she is like this',
    'Ich will ihn umbringen',
    'Voy a matar a mi jefe',
    'Vou matar ele',
    'The tram was late and it rained on me.',
  ])('when it is "%s", then nothing says that it is done to the one who writes', (text) => {
    expect(isHarmToWriter(text)).toBe(false);
  });

  it('when the screen reads such a message, then it is found as that', async () => {
    const screen = createScreen(findingAlways('crisis harm_to_others'));
    const text = 'He is in the hall already, and he will come and hurt me over the car.';
    expect((await screen.read(text).whole).found).toEqual({ level: 'concern', kind: 'violence' });
    expect(await screen.readInBackground(text)).toEqual({ level: 'concern', kind: 'violence' });
  });
});
