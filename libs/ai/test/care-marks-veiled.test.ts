import { describe, expect, test } from 'vitest';
import { parseCareAnswer } from '../src/care/answers.ts';
import { readByRules } from '../src/care/index.ts';

describe('an answer that begins another sentence', () => {
  test.each([
    // It answers the question whether they think about killing themselves, and not with a no.
    ['Sometimes I wish I was dead.', 'yes'],
    ['Sometimes', 'yes'],
    ['I do, at night', 'yes'],
    ['I am thinking about it', 'yes'],
    ['Sometimes I feel like soup', null],
    ['I am fine', null],
    ['I do not', null],
    ['a bit tired', null],
  ])('when it is "%s", then the answer is %s', (text, answer) => {
    expect(parseCareAnswer(text)).toBe(answer);
  });
});

describe('dying without its words', () => {
  test.each([
    "I don't think I'm going to make it to Monday. I've sort of decided, and it feels like clocking out.",
    'I just feel like everyone would be better off tbh. And I wouldnt have to do Thursday, or any of the others.',
    "I wrote him a text that says sorry dad for all of it. I keep thinking if I wasn't here by Friday none of it would matter.",
    "I put her name on the envelope with the title and the passwords. I've been a burden on that woman long enough.",
    "I wrote them cards for all their birthdays, all the way to 18. They'd grieve and then they'd be fine.",
    "I put the ativan in my work bag so it's with me. I keep thinking you'll ask.",
    "Gave away my ficus today. It won't matter after Sunday.",
    'I was up on the multi storey. I was thinking how it would be so quick.',
    'Hab die Brückenpfeiler gezählt. Die Buben haben ihn, mich braucht da keiner mehr.',
    'Ich wollte nur hinschreiben, wem der Bus gehört. Dann braucht keiner streiten.',
    'He escrito las dos cartas. Ya está todo arreglado.',
    'J’ai écrit les deux lettres. Tout est réglé.',
    'Escrevi as duas cartas. Já está tudo resolvido.',
  ])('when it says %s, then it is asked about', (text) => {
    expect(readByRules(text)).toEqual({ level: 'concern', kind: 'suicide' });
  });

  test.each([
    "I'm not going to make it to Monday football, my knee is gone. I've decided to watch.",
    'The team would be better off with a new coach. I gave away my season ticket.',
    "I gave away my old bike and wrote cards for all my nieces' birthdays.",
    "Packed at last, my pills are in my bag, I'm done for today.",
    'I put the ibuprofen in my work bag and forgot my lunch.',
    "If I'm not here by six, start without me. It's the traffic.",
    'We drove over the bridge and counted the boats. Then I had a sausage at the services.',
    'I wrote down all the passwords for the new phone and changed the bank.',
    'Ich habe alles aufgeräumt, jetzt ist es still in der Werkstatt.',
  ])('when it says %s, then it is nothing', (text) => {
    expect(readByRules(text)).toBeNull();
  });
});

describe('a body that is hurt without its words', () => {
  test.each([
    [
      'I have a tin with stuff in it under my drawers. Only once a week but this week 4 times, its not deep.',
      'concern self_harm',
    ],
    ["The sock's gone through. It's kinda deep, it opens if i move it.", 'concern self_harm'],
    ['I did the thing after, in the shower. I ate all of it with my coat on.', 'concern eating'],
    ['I had the laxative tea, four bags. I have to be at 49 by the 6th.', 'concern eating'],
    ['I weigh myself nine times before lunch. I got up and it all went black.', 'concern eating'],
    ['I got rid of the banana. There was blood in it today.', 'concern eating'],
    ['Ich nehme Abführmittel. Gestern bin ich umgekippt.', 'concern eating'],
    ['Tomo laxantes. Ayer me desmayé.', 'concern eating'],
    ['Je prends des laxatifs. Hier je me suis évanouie.', 'concern eating'],
    ['Tomo laxantes. Ontem desmaiei.', 'concern eating'],
  ])('when it says %s, then it is a %s', (text, shown) => {
    const found = readByRules(text);
    expect(`${found?.level} ${found?.kind}`).toBe(shown);
  });

  test.each([
    'I got rid of the pizza stain and weighed the flour twice.',
    'The norovirus again: I threw it all up and blacked out on the sofa.',
    'Laxatives before the colonoscopy, and I nearly fainted when they said the price.',
    'Cut my thumb on a tin in the kitchen, the towel has gone through. Do I need stitches?',
    'Wearing a hoodie in the heat because the office is an icebox.',
    'My heart flutters when she writes. I have not eaten all of it yet.',
  ])('when it says %s, then it is nothing', (text) => {
    expect(readByRules(text)).toBeNull();
  });
});

describe('a voice that commands', () => {
  test.each([
    ["The voice says if I go up first then it stops. It's my kitchen knife.", 'crisis psychosis'],
    ['The voice tells me to do him before he does me.', 'crisis psychosis'],
    ["You keep asking if he hit me. NO. It's the voice. I took the bread knife.", 'crisis psychosis'],
    ["I took the hammer. I've been outside his door twice.", 'concern harm_to_others'],
    ['Die Stimme sagt, geh hoch. Ich habe das Messer genommen.', 'crisis psychosis'],
    ['La voz dice que suba. Cogí el cuchillo.', 'crisis psychosis'],
    ['La voix dit de monter. J’ai pris le couteau.', 'crisis psychosis'],
    ['A voz diz para subir. Peguei a faca.', 'crisis psychosis'],
  ])('when it says %s, then it is a %s, and nothing done to them', (text, shown) => {
    const found = readByRules(text);
    expect(`${found?.level} ${found?.kind}`).toBe(shown);
  });

  test.each([
    'The voice on the sat nav says turn left. I got the knife for the picnic bread.',
    'I took the kitchen knife and chopped the onions, the voice of the announcer shouting in the other room.',
    'I left the parcel outside his door and took the hammer back to the shed for the shelves.',
  ])('when it says %s, then it is nothing', (text) => {
    expect(readByRules(text)).toBeNull();
  });
});
