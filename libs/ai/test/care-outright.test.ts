import { describe, expect, test } from 'vitest';
import { readByRules } from '../src/care/index.ts';

describe('what is outright in every language', () => {
  test.each([
    ['I cut myself tonight', 'self_harm'],
    ['Ich habe mich heute Abend geschnitten', 'self_harm'],
    ['me corté esta noche', 'self_harm'],
    ['je me suis coupée ce soir', 'self_harm'],
    ['me cortei esta noite', 'self_harm'],
    ['He is going to hit me again', 'violence'],
    ['Er wird mich wieder schlagen', 'violence'],
    ['Mein Mann wird mich heute Abend wieder schlagen', 'violence'],
    ['me va a pegar otra vez', 'violence'],
    ['Mi marido va a pegarme esta noche', 'violence'],
    ['il va encore me frapper', 'violence'],
    ['Mon mari va me frapper ce soir', 'violence'],
    ['ele vai me bater de novo', 'violence'],
    ['Meu marido vai bater em mim de novo', 'violence'],
    // The word behind it begins like one that would make it harmless.
    ['Esta noche me quito la vida aquí', 'suicide'],
    ['Hoje eu me mato de novo', 'suicide'],
    ['I want to stop existing forever', 'suicide'],
  ])('when it is “%s”, then it is a crisis', (text, kind) => {
    expect(readByRules(text)).toEqual({ level: 'crisis', kind });
  });

  test.each([
    'My friend said she will kill herself tonight',
    'Meine Freundin sagt, sie will sich heute Nacht umbringen',
    'Mi amiga dijo que se va a matar esta noche',
    'Mon amie a dit qu’elle va se tuer demain',
    'Minha amiga disse que vai se matar hoje',
  ])('when it is “%s”, then it is of somebody else', (text) => {
    expect(readByRules(text)).toEqual({ level: 'crisis', kind: 'suicide', isOther: true });
  });

  test.each([
    'Beim Kochen habe ich mich heute Abend geschnitten',
    'Ich habe mich heute Abend in den Finger geschnitten, beim Gemüse',
    'Er wird mich im Schach wieder schlagen',
    'me corté el pelo esta noche',
    'me va a pegar el sol otra vez',
    'Mi hijo me va a pegar la gripe',
    'je me suis coupée ce soir en cuisinant',
    'Il va encore me battre aux échecs',
    'me cortei esta noite cozinhando',
    'Ele vai me bater no xadrez de novo',
  ])('when it is “%s”, then it is nothing', (text) => {
    expect(readByRules(text)).toBeNull();
  });
});
