import { describe, expect, it } from 'vitest';
import { readByRules } from '../rules.ts';

describe('a wish to die that somebody says they do not mean', () => {
  it.each([
    'its not like i want to die or whatever its just the only thing that makes it go quiet',
    "It's not that I want to die.",
    'not that i wanna kill myself lol',
    'im not saying i want to kill myself',
    "I’m not saying that I'd kill myself, it was a bad week.",
    "It isn't like I'm suicidal or anything.",
    "it's not because I want to die, it's because it goes quiet",
    "It wasn't that I wanted to end my life.",
    "that doesn't mean i want to die",
    'i never said i want to die',
    'its not like i would ever kill myself',
    "it's not like I'm going to kill myself over a B",
    "Not that I'm thinking about killing myself or dying, I'm just tired.",
    'its not as if i actually wanna kms, i have to do my homework',
    "It's not like I want to die. I do my best and go on.",
    'es ist ja nicht so, dass ich sterben will',
    'Es ist nicht so, dass ich mich umbringen will, ich bin nur müde.',
    'Nicht, dass ich mich umbringen will.',
    'ich sag ja nicht dass ich mich umbringen will',
    'Das heißt nicht, dass ich mir etwas antun will.',
    'Es ist nicht so, als wollte ich sterben.',
    'no es que me quiera morir',
    'No es que quiera matarme, es que estoy cansada.',
    'no digo que me quiero morir',
    'Eso no quiere decir que quiera suicidarme.',
    "c'est pas que j'ai envie de mourir",
    'Ce n’est pas que je veux mourir, c’est que ça se calme.',
    'je dis pas que je veux me tuer',
    "c'est pas comme si je voulais mourir",
    'não é que eu queira morrer',
    'nao to dizendo que quero me matar',
    'Não é como se eu quisesse morrer, só estou cansada.',
    'isso não quer dizer que eu quero morrer',
  ])('when it is "%s", then the phrases see nothing', (text) => {
    // A second reader is asked, and nothing else follows.
    expect(readByRules(text)).toEqual({ level: 'support', kind: 'suicide', isDoubted: true });
  });

  it.each([
    "it's not like I want to die, I NEED to",
    "It's not that I want to die, I just can't stop thinking about killing myself",
    "It's not that I want to die. I have to.",
    "its not like i want to die i just don't want to be alive anymore",
    "It's not just that I want to die, it's that I have the pills here.",
    "It's not like that. I want to die.",
    "I'm not saying I want to die tonight.",
    "I'm not saying I want to kill myself, I'm saying I will.",
    "I'm not saying I want to die but I'm not saying I don't",
    "It's not like I'm scared of killing myself.",
    'not that i want to die, but i do',
    "it's not that I want to die. I took all the pills.",
    "not because I want to die but because I'm going to kill myself anyway",
    "I'm not going to kill myself.",
    'it is not like she cares that i want to die',
    'I want to die. Not that anybody asks.',
    'Sag ihr nicht, dass ich mich umbringen will.',
    'Sie wissen nicht, dass ich mich umbringen will.',
    'Es ist nicht so, dass ich mich umbringen will, ich muss.',
    'Es ist ja nicht so, dass ich sterben will. Ich will nur nicht mehr aufwachen.',
    'No es que quiera matarme, es que tengo que hacerlo.',
    'No es que me quiera morir hoy, pero quiero morirme.',
    'No le dije que quiero morir.',
    "C'est pas que je veux mourir, je dois le faire.",
    "C'est pas que j'ai envie de mourir, je veux me tuer.",
    'Não é que eu queira morrer, mas vou me matar.',
    'Não é que eu quero morrer, é que não quero mais viver.',
  ])('when it is "%s", then they see suicide', (text) => {
    expect(readByRules(text)).toMatchObject({
      kind: 'suicide',
      level: expect.stringMatching(/concern|crisis/),
    });
  });
});
