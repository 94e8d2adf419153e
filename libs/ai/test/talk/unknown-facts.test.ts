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

const MOTHER = ['I feel guilty for not visiting my mother on Sunday. She sounded so tired on the phone.'];
const DAD = ['Dad died three weeks ago. I keep his voicemail and have not listened to it yet.'];
const ANA = ['My sister Ana is 34 and moved to Lisbon in 2021. She called twelve times this week.'];
const NIGHT = ['I slept maybe 5 hours, and the kids were up at 6. Work starts at 9, I am 41 and done.'];
const THESIS = ['My thesis has 2,100 words and needs 9,000 by 18 December. Ben helps me on Saturdays.'];
const GERMAN = ['Ich habe meine Mutter am Sonntag nicht besucht, und sie klang so müde. Ingrid war da.'];
const SCHLAF = ['Ich habe nur 4 Stunden geschlafen und mein Bruder Jonas ist gestern 41 geworden.'];
const FREI = ['Bis zum 18. Dezember will ich 9000 Wörter schreiben, ich habe erst 2100.'];

describe('a name or number of the person that stands nowhere', () => {
  it.each([
    [MOTHER, 'Ingrid would understand.'],
    [MOTHER, 'Thea is the one who knows.'],
    [MOTHER, "Ingrid's voice stayed with you."],
    [MOTHER, 'Oskar and you could go together.'],
    [MOTHER, 'You could bring Ingrid along.'],
    [MOTHER, 'Your brother is 41 now.'],
    [MOTHER, 'Your mother was 80 in spring.'],
    [MOTHER, 'You moved there in 2019.'],
    [MOTHER, 'You slept 4 hours.'],
    [MOTHER, 'Twelve years ago you said the same.'],
    [MOTHER, 'It was two years ago that she fell.'],
    [MOTHER, 'You visited her nine times this year.'],
    [MOTHER, 'She has 3 grandchildren.'],
    [MOTHER, 'You have seven children to look after.'],
    [MOTHER, 'She called you 6 times.'],
    [MOTHER, 'Your sister Ingrid would understand.'],
    [ANA, 'Ana is 36 by now.'],
    [ANA, 'Ana moved to Lisbon in 2019.'],
    [ANA, 'Marta must miss her.'],
    [NIGHT, 'You slept 3 hours.'],
    [GERMAN, 'Thea würde das verstehen.'],
    [GERMAN, 'Frau Keller hat es gehört.'],
    [MOTHER, 'Dr. Keller would understand.'],
    [MOTHER, 'You spent 20 minutes on the phone.'],
    [GERMAN, 'Du hast 20 Minuten mit ihr telefoniert.'],
    [GERMAN, 'Du hast 2 Stunden verbracht.'],
    [['Estoy muy cansada y echo de menos a mi hermano.'], 'Él tiene 40 años.'],
    [['Estoy muy cansada y echo de menos a mi hermano.'], 'Caminaste 40 minutos.'],
    [GERMAN, 'Dein Bruder ist jetzt 41.'],
    [GERMAN, 'Du bist 2019 dorthin gezogen.'],
    [GERMAN, 'Du hast 4 Stunden geschlafen.'],
    [GERMAN, 'Vor zwölf Jahren hast du dasselbe gesagt.'],
    [SCHLAF, 'Jonas ist 43 geworden.'],
    [['Estoy muy cansada y echo de menos a mi hermano.'], 'Tu hermano tiene 41 años.'],
    [['Je suis très fatiguée et mon frère me manque.'], 'Tu as dormi 4 heures.'],
    [['Estou muito cansada e tenho saudades do meu irmão.'], 'O teu irmão tem 41 anos.'],
  ])('to %j: %s', (own, sentence) => {
    expect(shown(`${sentence} Okay.`, own)).toBe('Okay.');
  });
});

describe('a good reply', () => {
  it.each([
    [
      MOTHER,
      'Her tired voice stayed with you longer than the Sunday did. What would you have wanted to bring her?',
    ],
    [MOTHER, 'Guilt is often the other side of caring. Sunday is over, and the phone still works.'],
    [MOTHER, 'Nobody can be everywhere on a Sunday. What did she say about her week?'],
    [MOTHER, 'Missing one visit is one visit. Rest would do you both good.'],
    [MOTHER, 'Mum would probably rather have ten minutes of you rested than two hours of you worn out.'],
    [
      MOTHER,
      "That's a heavy name to give yourself. Tiredness has many reasons, and you are not all of them.",
    ],
    [MOTHER, 'Calling counts, too. Whoever picks up the phone has done something.'],
    [MOTHER, 'Tomorrow would be a day for a short call, say 10 minutes after lunch.'],
    [MOTHER, 'Love is not counted in Sundays. What would a good hour with her look like?'],
    [MOTHER, 'Honestly, one call at 6 would be plenty. Then you could leave it there.'],
    [DAD, "Three weeks, and his voice is still in your pocket. There's no day by which you have to listen."],
    [DAD, 'Grief has no calendar. Listening can wait, or happen in 10 seconds and stop.'],
    [DAD, 'Dad is in that voicemail the way he was. What did he usually say first?'],
    [DAD, "Someone could sit with you while you listen. Who'd that be?"],
    [DAD, 'You kept it for three weeks, so part of you knows what it is worth.'],
    [ANA, 'Ana called twelve times; that is somebody who wants to be heard. Lisbon is far for that.'],
    [ANA, 'You were thirty-something when she left, and 2021 was a strange year for goodbyes.'],
    [ANA, "Ana's 34, and she moved in 2021: five years of phone calls. What was the twelfth about?"],
    [ANA, 'Sisters can be loud from 2,000 km away. Silence would be stranger.'],
    [ANA, 'Distance does that. Twelve calls were made, and you answered some of them.'],
    [NIGHT, 'Five hours, then kids at 6 and work at 9: that was a long day before it began.'],
    [NIGHT, 'You slept 5 hours, so 9 came early. Sleep is the first thing to get back.'],
    [NIGHT, 'Being 41 and done is allowed. Coffee will not fix it, an early night might.'],
    [NIGHT, 'You were up at 6 again. If you had 20 minutes for yourself tonight, where would they go?'],
    [NIGHT, "You're 100% allowed to be tired. Bed at 22:00 would give you 8 hours."],
    [NIGHT, 'Everyone needs more than that. Children have no idea of weekends, and you carried it 24/7.'],
    [THESIS, "That's 6,900 words in three weeks, so about 330 a day. Ben could read the first 500."],
    [THESIS, 'You have 21 days until the 18th. Saturdays with Ben are three of them.'],
    [THESIS, 'You have 3 weekends left. Half a page a day gets you there.'],
    [THESIS, 'Writing 450 words takes most people an hour. Morning is when many write best.'],
    [THESIS, 'Your plan has room for rest: five days of writing, two off. Which days are yours?'],
    [THESIS, 'You wrote 2,100 already. Momentum is half of it.'],
    [THESIS, 'Saturday at 10 would be a start; Ben is there anyway.'],
    [THESIS, 'December has 18 usable days for this. Christmas can wait.'],
    [THESIS, "You've got 4 steps: outline, draft, rest, edit. The outline took no time at all."],
    [THESIS, 'You need 6,900 more, and you could do 690 on each of ten mornings.'],
    [['I can never say no.'], 'People-pleasing is tiring. Boundaries can start with one word.'],
    [['I can never say no.'], 'You said never. Never is a long time; when was it last easier?'],
    [
      ['I can never say no.'],
      'Thank you for telling me. Maybe one small no, to something that costs 5 euros?',
    ],
    [['I can never say no.'], 'Anger would make sense here. So would relief.'],
    [['I got the job!!'], 'You got it! Where were you when they called?'],
    [['I got the job!!'], 'Congratulations! Celebrating is a must. Joy has a right to be loud.'],
    [['I got the job!!'], "You did it, and nobody can take that away. What's the first thing you'll buy?"],
    [
      ['I keep scrolling until 2 am.'],
      'You scrolled until 2, again. Boredom is rarely the reason. What were you waiting for?',
    ],
    [
      ['I keep scrolling until 2 am.'],
      'Habit is strong at night. Phone in the kitchen by 23:00, what would that do?',
    ],
    [['It is bad.'], "Let's look at it: from 0 to 10, how tense are you? Afraid can be a 7, short is fine."],
    [['It is bad.'], "Don't hurry. You've done enough, whom would you like to hear from?"],
    [
      ['Mir ist alles zu viel und ich bin müde.'],
      'Wie angespannt bist du gerade, von 0 bis 10? Mir reicht eine Zahl.',
    ],
    [GERMAN, 'Ihre müde Stimme ist länger geblieben als der Sonntag. Was hättest du ihr gern mitgebracht?'],
    [GERMAN, 'Ingrid war da, das ist nicht nichts. Vielleicht würde ein kurzer Anruf beiden helfen.'],
    [GERMAN, 'Schuld sagt oft, dass dir jemand wichtig ist. Heute wird daran nichts mehr entschieden.'],
    [GERMAN, 'Niemand würde dir das übel nehmen. Mütter wissen, dass Kinder müde sind.'],
    [
      GERMAN,
      'Wahrscheinlich weiß sie, dass du an sie denkst. Zehn Minuten am Telefon wären auch ein Besuch.',
    ],
    [GERMAN, 'Manchmal sagt die Stimme mehr als die Worte. Morgen um 10 könntest du kurz anrufen.'],
    [GERMAN, 'Liebe wird nicht in Sonntagen gezählt. Was sagt Ingrid dazu?'],
    [
      SCHLAF,
      'Vier Stunden sind wenig, und dann noch der Geburtstag. Jonas ist gestern 41 geworden, wie war es?',
    ],
    [SCHLAF, 'Du hast 4 Stunden geschlafen, da ist alles lauter. Schlaf hat heute Vorrang.'],
    [SCHLAF, 'Du hast noch 3 Abende in dieser Woche. Einer davon könnte um 21 Uhr enden.'],
    [FREI, 'Du hast 2100 Wörter geschrieben, es fehlen also 6900. In drei Wochen sind das etwa 330 am Tag.'],
    [FREI, 'Du hast noch 21 Tage bis zum 18. Dezember. Arbeit braucht auch Pausen.'],
  ])('to %j: %s', (own, reply) => {
    expect(shown(reply, own)).toBe(reply);
  });
});

const THIRTY_FIVE = ['We have been married for 35 years, and today I am tired and sad.'];
const AGE = ['Tengo mucho que hacer y hoy estoy muy cansada, no puedo más.'];
const SWEDISH = ['Jag är så trött idag och jag har inte sovit, det är för mycket.'];
const DUTCH = ['Ik ben vandaag heel moe en het is voor mij te veel, ik heb niet geslapen.'];
const FRENCH = ['Je suis très fatiguée et je ne dors pas, tout est trop pour moi.'];

describe('a sentence that begins with no name, or counts what it proposes', () => {
  it.each([
    [GERMAN, 'Wichtig ist jetzt nur der nächste Schritt.'],
    [GERMAN, 'Schön war auch, dass Ingrid da war.'],
    [GERMAN, 'Schwer ist vor allem der Anfang.'],
    [GERMAN, 'Leicht war das nicht.'],
    [GERMAN, 'Familie kann anstrengend sein.'],
    [GERMAN, 'Neid ist auch nur ein Gefühl.'],
    [MOTHER, 'Insomnia is exhausting.'],
    [MOTHER, 'Heartbreak is slow.'],
    [MOTHER, 'Burnout has many faces.'],
    [MOTHER, 'Dread has a way of growing.'],
    [MOTHER, 'Whenever is good for you.'],
    [MOTHER, 'Breathe and you may notice it.'],
    [MOTHER, 'Pause and you will hear it.'],
    [MOTHER, 'Mark it in your calendar.'],
    [MOTHER, 'Grace is not earned.'],
    [AGE, 'Ella está muy cansada también.'],
    [AGE, 'Mira, hoy no tienes que hacer nada más.'],
    [DUTCH, 'Ben je vandaag al buiten geweest?'],
    [DUTCH, 'Dan is het voor vandaag genoeg.'],
    [FRENCH, 'Grâce à toi, elle sait que tu es là.'],
    [MOTHER, 'You are allowed to take 10 minutes off.'],
    [MOTHER, 'Your first step is 10 minutes at the desk.'],
    [MOTHER, "You've earned 20 minutes of quiet."],
    [MOTHER, 'My suggestion is 15 minutes outside.'],
    [MOTHER, 'Write down 3 things you noticed today.'],
    [GERMAN, 'Du hast 20 Minuten vor dem Termin.'],
    [AGE, 'Cuando estés triste, camina 10 minutos.'],
    [THIRTY_FIVE, 'You have thirty-five years behind you.'],
    [SWEDISH, 'Kan du säga mer?'],
    [SWEDISH, 'Har du sovit?'],
    [SWEDISH, 'Det som du har sagt kan vara viktigt.'],
    [['Jsem dnes moc unavená a už nic nechci, protože jsem byla v práci.'], 'Jak ti bylo po práci?'],
  ])('to %j: %s', (own, sentence) => {
    expect(shown(sentence, own)).toBe(sentence);
  });
});
