import { describe, expect, it } from 'vitest';
import { collectKnownWords } from '../../src/talk/known-words.ts';
import { createOutputFilter } from '../../src/talk/output-filter.ts';

const TODAY = '2026-11-27';

/** What is shown of a reply to somebody who wrote so. */
function shown(reply: string, own: readonly string[], data: readonly string[] = []): string {
  const known = collectKnownWords([...own, ...data], TODAY);
  const context = { own, replies: [], known, data, instructions: '', questions: 1 };
  const filter = createOutputFilter(() => context);
  return `${filter.add(reply)}${filter.end()}`;
}

const THESIS = [
  'Chapter 3 has 2,100 words and needs 9,000 by 18 December. Four mornings a week, not 2 December.',
];
const RACE = [
  'A half marathon on 14 March in under two hours. My long run is 11k, I run three times a week.',
];
const MOVE = [
  'The truck comes on 12 December at 8am, I work full time till the 9th. Super: elevator, walls.',
];
const COOK = ['How do I roast a chicken for Sunday?'];

describe('whom to call', () => {
  const OWN = [
    'My brother has a rifle and he is not picking up. He lives in Duluth. What do I do right now?',
  ];
  it('when a sentence has the emergency number, then no unknown name takes it out', () => {
    const call = 'Call 911 first, and say that he is in Duluth, Minnesota, and may kill himself tonight.';
    expect(shown(`${call} Then keep your phone free.`, OWN)).toContain(call);
    expect(shown('Ask Mr Petrosyan in Minnesota. Then keep your phone free.', OWN)).not.toContain(
      'Petrosyan',
    );
  });
});

describe('numbers of a reply that are its own to say', () => {
  it.each([
    [THESIS, 'You have ten mornings before the 18th, so 6,900 words is about 690 a morning.'],
    [
      THESIS,
      'Twelve mornings would be 575, your division holds. I count 11, less one is 10, and 690 a morning.',
    ],
    [THESIS, "That's 6,900 words in three weeks, so about 450 a day on 5 days a week."],
    [
      RACE,
      'Under two hours is about 5:40 a km.\n- To Christmas: the long one creeping from 11k to 14k\n- January: long run to 16k, one run with stretches at 5:40\n- 4 January to 14 February: 18 or 19k\n- First half of March: less of everything, then race',
    ],
    [
      MOVE,
      'So two weekends. With dates:\n- Sat Nov 28: elevator with the super\n- Weekend Dec 5–6: most of the kitchen, 15 boxes\n- Dec 10-11: last of the kitchen\n- 20 January: the deposit\n- Sat Dec 12: truck at 8am',
    ],
    [COOK, 'Give it 20 minutes a pound at 190 degrees, and let it rest for 12. It is done at 74 inside.'],
    [COOK, 'Start at 10:50, so that it can go in by 11:20. Water boils at 100 °C.'],
    [
      COOK,
      'Call it 190 degrees, from 10-11, free of 300 g of butter; 09:30 to 10:15 on 12.12.2026 is 24 hours before. On Dec 5 2026, 28/11 and 29/11 call him.',
    ],
    [['Is Monday free?'], 'Monday 16:30 is free. Monday 9:30, then. Sunday 15 minutes, Sunday 12 km.'],
    [['I want to start.'], 'If you went at 7:20, the bus would be empty.'],
    [COOK, 'I would aim for 3 March, and 450 000 steps till then.'],
    [
      ['Ich will bis zum 20. Dezember 9000 Wörter.'],
      'Also 350 am Tag, ab dem 3. Januar nur noch 200, um 7:20 Uhr.',
    ],
  ])('to %j: %s', (own, reply) => {
    expect(shown(reply, own)).toBe(reply);
  });

  it.each([
    'Your dentist is on 5 March.',
    'Your appointment with Ana is at 9:20.',
    'You have a dentist appointment at 9:20.',
    'The meeting is tomorrow at 17:35.',
    'It is 9:37 by now.',
    'You wrote on 3 March that it was cold.',
    'On 3 March you told me about the sea.',
    'You have written 14 pages about it.',
    'You met 12 years ago.',
    'You have 16 appointments next week.',
    'She is 43 years old.',
    'Sunday, December 12 would do.',
    'Call 0800 123 4567 if you like.',
    'Their number is 55512.',
    'Ruf 030 1234567 an.',
    'Du hast am 3. März geschrieben, dass es kalt war.',
    'Crisis line 800 273 825.',
    'Samaritans: 0800 999 4567.',
    'Call 989 or 911.',
    'Call 911 on 0800 123 4567.',
    'You wrote 112 pages about it.',
    'You have 111 messages.',
    'Your dentist is on 15 March.',
    'You met 999 years ago.',
    'SOS Amitié: 09.72.39.40.50.',
    'Die Nummer 116 919 hilft.',
    "You're meeting Tom at 15:40.",
    'On Monday there is the team meeting at 14:20.',
    'Tomorrow is free from 13:00.',
    'Dentist at 16:00 tomorrow.',
    'Your calendar is full from 13:00 to 17:00.',
    'Escribiste el 3 de marzo que hacía frío.',
    "Tu as écrit le 3 mars qu'il faisait froid.",
    'Você escreveu em 3 de março que fazia frio.',
  ])('and one of the person that stands nowhere: %s', (sentence) => {
    expect(shown(`${sentence} Rest well.`, ['ok, thank you'])).toBe('Rest well.');
  });

  it('and a telephone number of which only a part stands there', () => {
    expect(shown('Ring 0800 123 4567. Rest well.', ['Room 800 at 12:34, 567 steps'])).toBe('Rest well.');
  });

  it.each([
    'Call 911 now.',
    'Call 9-1-1, or have your dad do it.',
    'You called 911, that was right.',
    'You told 999 about the gun, and they said to wait.',
    '112 is free from any telephone.',
    'Ring 000 or 111.',
    'Call or text 988, 24/7.',
    'Call 988 24 hours a day.',
    'Call 911 (or 112/116 123) and stay on the line.',
    '999 / 112: tell them where you are.',
    'The Samaritans are on 116 123.',
    'Ring Samaritans on 116 123 or text SHOUT to 85258.',
    'Text HOME to 741741, the Crisis Text Line answers.',
    'The number is +44 800 1111, Childline.',
    'The National Domestic Violence Hotline is on 1-800-799-7233.',
    '3114 is free day and night.',
    'Poison Control is on 1-800-222-1222.',
    "I'd text 85258 at any hour.",
  ])('but the number of an emergency service or a crisis line, in whatever country: %s', (sentence) => {
    expect(shown(sentence, ['ok'])).toBe(sentence);
  });

  it.each([
    ['Ich habe solche Angst um ihn.', 'Ruf jetzt den Notruf 112, oder 110.'],
    ['Ich habe solche Angst um ihn.', 'Das Telefon ist unter 0800 111 0 111 Tag und Nacht da.'],
    ['Tengo mucho miedo por mi hermano.', 'Llama ahora al 112 o al 061.'],
    ["J'ai tellement peur pour mon frère.", 'Appelle tout de suite le 15, le 18 ou le 112.'],
    ['Estou com muito medo pelo meu irmão.', 'Liga agora para o 192 ou para o 188.'],
  ])('and in the language of the talk, to "%s": %s', (own, reply) => {
    expect(shown(reply, [own])).toBe(reply);
  });

  it('but an hour of a free time, or of what stands', () => {
    const reply =
      "Tomorrow is free at 10:00, and free until 20:00. You're due at 15:40. Dentist at 16:00 tomorrow.";
    const data = ['Saturday 2026-11-28: 08:00-22:00', '15:40: Bus', '16:00-16:30: Dentist'];
    expect(shown(reply, ['ok'], data)).toBe(reply);
  });

  it('but one that stands in the talk or the data', () => {
    const reply = 'Your dentist is on 5 March at 9:20. You wrote 14 pages. The practice is on 030 1234567.';
    const data = ['Thursday, 5 March 09:20: Dentist, 030/1234567', '14 pages were written'];
    expect(shown(reply, ['What is on?'], data)).toBe(reply);
  });
});

describe('questions that are no questions of the reply', () => {
  const ITALIAN = ['I want a few Italian phrases for the wedding, Luca is the groom.'];
  it.each([
    [
      ITALIAN,
      "Four for the uncles:\n- Di dove sei? (dee DOH-veh say): where are you from?\n- Come conosci Luca? (KOH-meh koh-NOH-shee): how do you know Luca?\n- Che lavoro fai? what's your job?\n- Ti piace il vino? do you like the wine?\nWhen you're lost: Scusa, non ho capito, più piano per favore. Which one is hardest?",
    ],
    [ITALIAN, 'Di dove sei? Come conosci Luca? Those two are enough. Which do you like?'],
    [
      ['What could I ask my aunt?'],
      'Ask her: "What was the house like?" Or: "Who lived there?" Which feels right?',
    ],
    [
      ['What could I ask my aunt?'],
      'Three to choose from:\n1. What was the house like?\n2. Who lived there?\n3. What did it smell of?\n\nWhich feels right?',
    ],
    [
      ['Was kann ich meine Tante fragen, wenn ich sie besuche?'],
      'Frag sie: „Wie war das Haus?“ Oder: „Wer hat dort gewohnt?“ Was passt besser?',
    ],
  ])('to %j: %s', (own, reply) => {
    expect(shown(reply, own)).toBe(reply);
  });

  it('but of its own one stays', () => {
    const list = '1. What is the goal?\n2. When will you begin?\n3. Who could help you?';
    expect(shown(list, ['I want to move house.'])).toBe('1. What is the goal?');
    expect(shown('What is it? And when? Who could help?', ITALIAN)).toBe('What is it?');
    expect(shown('What was it? And when? Tell me.', ['It was odd.'])).toBe('What was it? Tell me.');
  });
});
