import { expect, it } from 'vitest';
import { sentenceEndsIn, splitSentences } from './sentences.ts';

it.each([
  ['', []],
  ['One.', ['One.']],
  [' One. Two? Three!\nFour ', ['One.', 'Two?', 'Three!', 'Four']],
  ['3.5 hours of sleep. Fine.', ['3.5 hours of sleep.', 'Fine.']],
  ['She said: “Go.” I went.', ['She said: “Go.”', 'I went.']],
  ['Der Dr. Brandt kennt mich. Gut.', ['Der Dr. Brandt kennt mich.', 'Gut.']],
  ['Mrs. Hill and Prof. Ode came. Fine.', ['Mrs. Hill and Prof. Ode came.', 'Fine.']],
  ['La Sra. Ruiz y el Sr. Gil. Sí.', ['La Sra. Ruiz y el Sr. Gil.', 'Sí.']],
  ['M. Blanc et Mme. Roux. Oui.', ['M. Blanc et Mme. Roux.', 'Oui.']],
  ['Fr. Keller und Hr. Voss an der St. Anna. Ja.', ['Fr. Keller und Hr. Voss an der St. Anna.', 'Ja.']],
  ['今天我去公园。看到了很多花！明天呢？', ['今天我去公园。', '看到了很多花！', '明天呢？']],
  ['「行きます。」と言った。次の日。', ['「行きます。」', 'と言った。', '次の日。']],
  ['本当！？はい。', ['本当！？', 'はい。']],
  ['आज मैं पार्क गया। कल फिर जाऊँगा।', ['आज मैं पार्क गया।', 'कल फिर जाऊँगा।']],
  ['ខ្ញុំទៅសាលា។ខ្ញុំសប្បាយ។', ['ខ្ញុំទៅសាលា។', 'ខ្ញុំសប្បាយ។']],
  ['ذهبت إلى الحديقة. هل تأتي؟ نعم.', ['ذهبت إلى الحديقة.', 'هل تأتي؟', 'نعم.']],
  ['วันนี้ดีมาก', ['วันนี้ดีมาก']],
  // Days and numbers.
  [
    'Ich muss bis zum 31. Dezember drei Sachen tun. Hilf mir.',
    ['Ich muss bis zum 31. Dezember drei Sachen tun.', 'Hilf mir.'],
  ],
  ['Am 9. sind wir in Graz. Also später.', ['Am 9. sind wir in Graz.', 'Also später.']],
  [
    'Am 2. Dezember die Steuer, am 9. die Zahnarztbelege, am 16. das Formular. Passt das?',
    ['Am 2. Dezember die Steuer, am 9. die Zahnarztbelege, am 16. das Formular.', 'Passt das?'],
  ],
  ['Am 2., 9. und 16. Jänner probe ich.', ['Am 2., 9. und 16. Jänner probe ich.']],
  [
    'Am Donnerstag, den 10. um acht, im 3. Stock. Bis dann!',
    ['Am Donnerstag, den 10. um acht, im 3. Stock.', 'Bis dann!'],
  ],
  ['Mein 30. Geburtstag ist am 4. Das passt.', ['Mein 30. Geburtstag ist am 4.', 'Das passt.']],
  ['I am 35. he is 40. We met at 8. Then we ate.', ['I am 35.', 'he is 40.', 'We met at 8.', 'Then we ate.']],
  ['The final is at 8.30. It is far.', ['The final is at 8.30.', 'It is far.']],
  ['1. Buy milk.\n2. Call Ana.', ['1. Buy milk.', '2. Call Ana.']],
  [
    'Take bus no. 5 from St. Ives. I said no. Then I went.',
    ['Take bus no. 5 from St. Ives.', 'I said no.', 'Then I went.'],
  ],
  ['Am Fr. 9. Jän. 2026 fahre ich. Gut.', ['Am Fr. 9. Jän. 2026 fahre ich.', 'Gut.']],
  // Initials and shortened words.
  ['O bolo da D. Graça é bom. A festa é domingo.', ['O bolo da D. Graça é bom.', 'A festa é domingo.']],
  ['I read J. R. R. Tolkien. It helped.', ['I read J. R. R. Tolkien.', 'It helped.']],
  [
    'Viel, z. B. Milch, d. h. Einkauf, z.B. Brot. Ja.',
    ['Viel, z. B. Milch, d. h. Einkauf, z.B. Brot.', 'Ja.'],
  ],
  ['A las 8 p. m. ceno. A las 7 a.m. despierto.', ['A las 8 p. m. ceno.', 'A las 7 a.m. despierto.']],
  [
    'I left at 5 p.m. Then I slept. So did I. And he.',
    ['I left at 5 p.m.', 'Then I slept.', 'So did I.', 'And he.'],
  ],
  ['Milk, eggs etc. are here. Plan B. It works.', ['Milk, eggs etc. are here.', 'Plan B.', 'It works.']],
  ['Ud. sabe, la Dra. Gil vive en EE. UU. Yo no.', ['Ud. sabe, la Dra. Gil vive en EE. UU.', 'Yo no.']],
  [
    'Un gâteau, p. ex. au miel, pour Mme. Roux. Voilà.',
    ['Un gâteau, p. ex. au miel, pour Mme. Roux.', 'Voilà.'],
  ],
  // Quotations.
  [
    "Je lui ai dit. « J'étais triste. Un peu. » Il a dit « ah bon. Moi aussi ». Et voilà.",
    ['Je lui ai dit.', "« J'étais triste. Un peu. »", 'Il a dit « ah bon. Moi aussi ».', 'Et voilà.'],
  ],
  ['« Tu viens ? » a-t-il dit. Oui.', ['« Tu viens ? » a-t-il dit.', 'Oui.']],
  ['Er sagte: „Geh. Sofort.“ Ich ging.', ['Er sagte: „Geh. Sofort.“', 'Ich ging.']],
  [
    '„Ist gut.“ sagte er. Ich ging. »Komm. Jetzt.« Ja.',
    ['„Ist gut.“ sagte er.', 'Ich ging.', '»Komm. Jetzt.«', 'Ja.'],
  ],
  ['She said “Stay. Please.” and left. Fine.', ['She said “Stay. Please.” and left.', 'Fine.']],
  ['Dijo: "Ya voy. Espera." y se fue. ¿Por qué?', ['Dijo: "Ya voy. Espera." y se fue.', '¿Por qué?']],
  [
    'She began: “I went. I saw.\nThen it rained. Bad.',
    ['She began: “I went.', 'I saw.', 'Then it rained.', 'Bad.'],
  ],
  ['I slept (really?) and ate. Good.', ['I slept (really?) and ate.', 'Good.']],
  // Lines, and spaces that are missing.
  ['- book van\n- clean the oven', ['- book van', '- clean the oven']],
  ['Everyone is nice.Then they go home!But why?', ['Everyone is nice.', 'Then they go home!', 'But why?']],
  ['It is on example.com or Node.Js. Fine.', ['It is on example.com or Node.Js.', 'Fine.']],
  ['i went home. then i slept. why? no idea', ['i went home.', 'then i slept.', 'why?', 'no idea']],
])('when %j is split into sentences, then they are %j', (text, sentences) => {
  expect(splitSentences(text)).toEqual(sentences);
});

it.each([
  ['Die Belege am 9', 0],
  ['Die Belege am 9. ', 0],
  ['Die Belege am 9. De', 0],
  ['Die Belege am 9. Dezember ', 0],
  ['Bis zum 9. Dann ', 1],
  ['Der Kuchen von D. ', 0],
  ['Der Kuchen von D. Graça ist gut. ', 1],
  ['Viel, z. ', 0],
  ['“Is it?” ', 0],
  ['I am here. ', 1],
])('when a text has come so far as %j, then %i of its sentences are whole', (text, count) => {
  expect(sentenceEndsIn(text, null)).toHaveLength(count);
});

it('when a text comes piece by piece, then it ends its sentences where the whole one does', () => {
  const text =
    'Am 2. Dezember die Steuer, am 9. die Belege. Er sagte: „Geh. Sofort.“ Ich ging bis zum 31. Dann kam D. Graça um 8 p. m. vorbei. It was nice.Then I left.';
  const sentences: string[] = [];
  let rest = '';
  for (const [at, letter] of text.split('').entries()) {
    rest += letter;
    const [end] = sentenceEndsIn(rest, null, at === text.length - 1);
    if (end === undefined) continue;
    sentences.push(rest.slice(0, end).trim());
    rest = rest.slice(end);
  }
  expect([...sentences, rest.trim()].filter((sentence) => sentence !== '')).toEqual(splitSentences(text));
});
