import { describe, expect, it } from 'vitest';
import { isOfOther } from './other.ts';

describe('a message that names somebody else', () => {
  it.each([
    'My wife comes home at six and she asks how it was. I am just a burden to everyone.',
    'Meine Frau kommt um sechs, sie fragt, wie der Tag war. Ich bin nur noch eine Last für alle.',
    'Mi mujer no dice nada, ella es buena. Soy una carga.',
    'Ma femme ne dit rien, elle est gentille. Je suis un poids.',
    'Minha mulher não diz nada, ela é boa. Sou um peso.',
  ])('when the writer calls themselves a burden in "%s", then it is about them', (text) => {
    expect(isOfOther(text, 'suicide')).toBe(false);
  });

  it('when only the other is in danger, then it is about them', () => {
    expect(isOfOther('My brother gave his guitar away and he sleeps till three.', 'suicide')).toBe(true);
  });
});
