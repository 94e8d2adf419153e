import { describe, expect, it, test } from 'vitest';
import { createScreen, readByRules, readByRulesInTurns } from '../src/care/index.ts';
import { isAboutOther } from '../src/care/other.ts';
import { findingAlways } from './care-heads.ts';

describe('means at hand', () => {
  test.each([
    ["The gun is on the workbench and I'm going to do it tonight.", 'crisis suicide'],
    ["I got the pistol out of the safe. Nobody is home. I'll do it tonight.", 'crisis suicide'],
    ["I have the potassium in my bag and I don't know if I want to go in or go home.", 'concern suicide'],
    ["The insulin is in my bag. I thought, how easy. I'm not safe.", 'crisis suicide'],
    ["My pills are on the table, I'm going to do it when they're asleep.", 'crisis suicide'],
    ["It's the gun and it's on the bench and it's loaded.", 'crisis suicide'],
    [
      "I got the gun out of the safe and its on the workbench in the garage. I'm going to do it today.",
      'crisis suicide',
    ],
    ['Die Pistole liegt auf dem Tisch und ich mache es heute Nacht.', 'crisis suicide'],
    ['La pistola está en la mesa y lo voy a hacer esta noche.', 'crisis suicide'],
    ['Le fusil est sur la table et je vais le faire ce soir.', 'crisis suicide'],
    ['A arma está na gaveta e vou fazer isso hoje.', 'crisis suicide'],
    ['Ich hab am Sonntag die ganzen Tabletten gezählt.', 'concern suicide'],
  ])('when it says %s, then it is a %s', (text, shown) => {
    const found = readByRules(text);
    expect(`${found?.level} ${found?.kind}`).toBe(shown);
    expect(found?.isOther ?? false).toBe(false);
  });

  test.each([
    "The rifle is on the workbench, deer season opens Saturday, and I'm going to clean it tonight.",
    "Got grandad's shotgun out of the safe for the hunting trip. I'll do it tonight, the oiling.",
    "The glue gun is on the table and I'm going to do it tonight, the whole advent calendar.",
    'I have the potassium in my bag, the doctor says bananas are not enough.',
    'Hung two bags of potassium on the ward today and charted until eight.',
    "The worming tablets are on the counter and I'm going to do it tonight, if the cat lets me.",
    'The rope is in the car and we are going to do it tomorrow, the north face at last, harness and all.',
    'My pills are in the drawer and I forgot the morning ones again.',
    'The ibuprofen tablets are in my bag, my knee is killing me after the run.',
    'I keep looking at the gun in the museum case, the inlay is wonderful.',
    "Dad left me his rifle. It's in the safe and I don't know if I want to keep it.",
    'The insulin is in the fridge in the kitchen and I do it now without thinking, four times a day.',
  ])('when it says %s, then it is nothing', (text) => {
    expect(readByRules(text)).toBeNull();
  });
});

describe('what was done to oneself', () => {
  test.each([
    ["I cut myself on Sunday, nobody knows. I'm going to do it again tonight.", 'crisis self_harm'],
    ["I cut myself four times this week. I'm going to do it again tonight.", 'crisis self_harm'],
    ['Burned myself last week with the lighter. I want to do it again.', 'crisis self_harm'],
    ['Ich habe mich am Sonntag geritzt. Ich werde es heute Nacht wieder tun.', 'crisis self_harm'],
    ['El domingo me corté. Lo voy a hacer otra vez esta noche.', 'crisis self_harm'],
    ['Je me suis coupée dimanche. Je vais le refaire ce soir.', 'crisis self_harm'],
    ['Eu me cortei no domingo. Vou fazer de novo hoje.', 'crisis self_harm'],
  ])('when it is to be done again, as in %s, then it is a %s', (text, shown) => {
    const found = readByRules(text);
    expect(`${found?.level} ${found?.kind}`).toBe(shown);
  });

  test.each([
    "Cut myself shaving and was late. I'm going to do it again tonight, with a new blade.",
    "We danced till three and I'm going to do it again tonight.",
    "I burnt myself on the oven, the bread was worth it, I'm going to do it again tomorrow.",
    "Cut my hair myself and I'll do it again tomorrow, the left side is longer.",
  ])('when it says %s, then it is nothing', (text) => {
    expect(readByRules(text)).toBeNull();
  });
});

describe('a place to fall from', () => {
  test.each([
    ["i'm sitting on the window ledge on the 9th floor and i think i could do it", 'crisis suicide'],
    ["I'm on the bridge. I'm going to jump.", 'crisis suicide'],
    ["I'm standing on the edge of the roof. I could do it now.", 'crisis suicide'],
    ['im sat on the kitchen counter next to the window. i think i actually could.', 'crisis suicide'],
    ["I'm by the tracks and I'm not safe.", 'crisis suicide'],
    [
      "we're on the 9th floor and the kitchen window opens all the way. i keep going in there",
      'concern suicide',
    ],
    ['Ich stehe auf der Brücke und könnte einfach springen.', 'crisis suicide'],
    ['Estoy en la azotea, en el borde, y podría saltar.', 'crisis suicide'],
    ['Je suis sur le pont et je pourrais sauter.', 'crisis suicide'],
    ['Estou na ponte e podia pular.', 'crisis suicide'],
  ])('when it says %s, then it is a %s', (text, shown) => {
    const found = readByRules(text);
    expect(`${found?.level} ${found?.kind}`).toBe(shown);
    expect(found?.isOther ?? false).toBe(false);
  });

  test.each([
    'Sat at the window with a film and a blanket while it rained.',
    'We watched a film with the window wide open. I could do it every evening.',
    "I'm on the ledge of the second pitch, roped and happy, and I think I could do it without a rest.",
    'Our new flat is on the 9th floor and the balcony gets sun until six.',
    'I was standing on the platform for forty minutes and then the train was cancelled.',
    'Sitting on the bridge with a coffee, watching the boats go under.',
    "I'm standing on the edge of something new and I am going to do it.",
    'Swam off the rocks at the cliff. Next year I want to jump too.',
    'The window is open and the neighbour is playing the trombone.',
    "Painting the balcony railings, I'm on the ladder by the window, I'm going to do it all today.",
    'The roof is done. I stood on it and felt like a king.',
    'Waiting at the tracks for the level crossing, thinking about dinner.',
  ])('when it says %s, then it is nothing', (text) => {
    expect(readByRules(text)).toBeNull();
  });
});

describe('goodbyes, and not being safe', () => {
  test.each([
    ["I'm not safe, no. I signed both letters.", 'crisis suicide'],
    ["I'm not safe.", 'concern suicide'],
    ['I signed both letters. The gun is on the table.', 'concern suicide'],
    [
      "The letter is done, one page for Sophie for when she's older. I'm going to do it tonight.",
      'concern suicide',
    ],
  ])('when it says %s, then it is a %s', (text, shown) => {
    const found = readByRules(text);
    expect(`${found?.level} ${found?.kind}`).toBe(shown);
    expect(found?.isOther ?? false).toBe(false);
  });

  test.each([
    'I signed both letters to the landlord and posted them.',
    'I wrote three letters to the bank today.',
    'The life insurance pays out for dental as well, I checked it twice.',
    "Keeping the christening mug for when she's older.",
    'Finished all the letters for the Christmas cards.',
    'I signed both letters of recommendation before lunch.',
    "My job isn't safe, they said so in the meeting.",
    "I'm not safe to drive after the operation, so my sister does the shopping.",
    "I'm not safe on a bike yet, but I am getting there.",
    'The papers are in the folder, so that the tax man finds everything.',
    'We said goodbye to the old car and I kept the keys.',
    'I wrote my goodbye card to the team, with too many jokes.',
  ])('when it says %s, then it is nothing', (text) => {
    expect(readByRules(text)).toBeNull();
  });
});

describe('danger of the body', () => {
  test.each([
    [
      'ok i did it again. its on top of the sore ones and it wont stop as fast as normal, ive got a towel on it',
      'crisis self_harm',
    ],
    ["I cut my leg and the blood won't stop.", 'crisis self_harm'],
    ['i threw up again and there was a bit of blood in it this time', 'concern eating'],
    ['I made myself sick and there was blood in it.', 'crisis eating'],
    ['I took all of them.', 'concern suicide'],
    ['The pills in the cabinet: I took all of them.', 'concern suicide'],
    ['I just swallowed all of them with vodka', 'concern suicide'],
    ['Ich hab alle genommen.', 'concern suicide'],
    ['Me las tomé todas.', 'concern suicide'],
    ['Je les ai tous pris.', 'concern suicide'],
    ['Tomei todos.', 'concern suicide'],
    ['its my leg that hurts because i CUT it', 'crisis self_harm'],
    ['i only use the blade from a sharpener, just on my thigh', 'crisis self_harm'],
  ])('when it says %s, then it is a %s', (text, shown) => {
    const found = readByRules(text);
    expect(`${found?.level} ${found?.kind}`).toBe(shown);
    expect(found?.isOther ?? false).toBe(false);
  });

  test.each([
    "My nose won't stop bleeding, I have a towel on it and my head back.",
    "Cut my thumb chopping onions and it won't stop bleeding, I pressed a towel on it.",
    "I did it again: burned the rice, and the smoke alarm won't stop.",
    'Gave blood today and felt floaty on the stairs.',
    'The cat threw up again and there was blood in it, off to the vet.',
    'I threw up again, that stomach bug, and my son has it too.',
    'Twenty photos of the lake. I took all of them from the boat.',
    'Three penalties and I took all of them.',
    'I took all of them to the charity shop.',
    'I finished the antibiotics, took all of the tablets in the packet as the doctor said.',
    'I made myself sick with worry over the exam.',
    "The knife slipped and I cut my hand, the bleeding doesn't stop but it is small.",
  ])('when it says %s, then it is nothing', (text) => {
    expect(readByRules(text)).toBeNull();
  });
});

describe('a threat against the one who writes', () => {
  test.each([
    ["he's going to kill me", 'concern violence'],
    ["There's the gate, he's early. he's going to kill me if he sees this", 'concern violence'],
    ['He will kill me if he sees this.', 'concern violence'],
    ["He's shouting already. he's going to kill me if he sees it he's coming in now", 'crisis violence'],
    ["My husband is going to kill me. I'm scared.", 'crisis violence'],
    ['Er bringt mich um, wenn er das sieht.', 'concern violence'],
    ['Mi marido me va a matar si lo lee.', 'concern violence'],
    ["Mon mari va me tuer s'il voit ça.", 'concern violence'],
    ['Ele vai me matar se vir isso.', 'concern violence'],
  ])('when it says %s, then it is a %s', (text, shown) => {
    const found = readByRules(text);
    expect(`${found?.level} ${found?.kind}`).toBe(shown);
    expect(found?.isOther ?? false).toBe(false);
  });

  test.each([
    "She's going to kill me for being late.",
    'My boss will kill me when he sees the invoice.',
    "Mum's going to kill me, I lost the door key again.",
    'My husband is going to kill me when he sees the bill.',
    'These stairs are going to kill me one day.',
    'My brother will kill me if he sees the scratch on his car.',
    "He's going to kill me for telling you about the party.",
    'My wife will kill me if I forget the anniversary again.',
    'The kids are going to kill me with their questions.',
    "Dad's going to kill me over the homework, lol.",
    'This heat will kill me.',
    'My personal trainer is going to kill me, I am drunk on cake.',
  ])('when it says %s, then it is nothing', (text) => {
    expect(readByRules(text)).toBeNull();
  });
});

describe('somebody else in danger', () => {
  test.each([
    ["I think my brother is suicidal and I don't know what to do", 'concern suicide'],
    ['My brother wants to die.', 'crisis suicide'],
    ["My son said he'd kill himself.", 'crisis suicide'],
    ["My friend said she wants to kill herself and I'm scared.", 'crisis suicide'],
    ["My student wrote that he doesn't want to live anymore.", 'crisis suicide'],
    ['My flatmate took all his pills.', 'crisis suicide'],
    ["My flatmate has taken a load of pills and won't wake up", 'crisis suicide'],
    ['My daughter is cutting herself.', 'concern self_harm'],
    ["he said 'I want to die' and hung up", 'crisis suicide'],
    ['Not me, my brother. I am not thinking about killing myself.', 'concern suicide'],
    ["I'm going to ask if he's thinking of suicide", 'concern suicide'],
    ['Mein Bruder will sich umbringen.', 'crisis suicide'],
    ['Mein Sohn hat gesagt, er will nicht mehr leben.', 'crisis suicide'],
    ['Mi hermana quiere suicidarse.', 'crisis suicide'],
    ['Mi amigo dice que no quiere vivir.', 'crisis suicide'],
    ['Mon frère veut mourir.', 'crisis suicide'],
    ['Ma fille est suicidaire.', 'concern suicide'],
    ['Meu irmão quer se matar.', 'crisis suicide'],
    ['Minha amiga disse que quer morrer.', 'crisis suicide'],
  ])('when it says %s, then it is a %s', (text, shown) => {
    const found = readByRules(text);
    expect(`${found?.level} ${found?.kind}`).toBe(shown);
    expect(found?.isOther ?? false).toBe(true);
  });

  test.each([
    'My brother killed himself eleven years ago and today is his birthday.',
    'My son is killing himself over his finals and I bring him tea.',
    'He is killing himself at the gym and looks great.',
    'My daughter wants to die her hair green.',
    'My friend is in a play, and she wants to die in the last act.',
    'My mother is dying, and she is calm about it.',
    'My husband took all the tablets to the chemist.',
    'My flatmate cut himself shaving and swore at the mirror.',
    'She said she was dead tired and went to bed.',
    'My cousin told me he is moving to Leeds.',
    'My patient today was ninety and told me about the war.',
    "My grandmother says she won't be here much longer for the garden, so she is giving away her seeds.",
  ])('when it says %s, then it is nothing', (text) => {
    expect(readByRules(text)).toBeNull();
  });
});

describe('look-alikes of the other languages', () => {
  test.each([
    'Mein Chef bringt mich um, wenn die Rechnung nicht stimmt.',
    'Die Klebepistole liegt auf dem Tisch, heute mache ich es.',
    'Ich sitze am Fenster und es regnet.',
    'Mein Bruder bringt sich um den Schlaf mit seinen Spielen.',
    'Mi madre me va a matar cuando vea la nota.',
    'Mi abuela se va a morir pronto, y está tranquila.',
    'La ventana está abierta y huele a pan.',
    "Mon père va mourir, le médecin l'a dit hier.",
    'Ma mère va me tuer si elle voit la facture.',
    "Je suis au bord de la mer et je veux sauter dans l'eau.",
    'Minha avó vai morrer e eu não sei como contar aos meninos.',
    'Minha mãe vai me matar quando vir a conta.',
  ])('when it says %s, then it is nothing', (text) => {
    expect(readByRules(text)).toBeNull();
  });
});

describe('whose danger it is', () => {
  test.each([
    ['My brother is suicidal, and I want to die too.', { level: 'crisis', kind: 'suicide' }],
    ['My sister wants to die. I am so tired of living.', { level: 'concern', kind: 'suicide' }],
    [
      "No!! Not me. I am fine, I'm not thinking about killing MYSELF, it's my brother.",
      { level: 'concern', kind: 'suicide', isOther: true },
    ],
  ])(
    'when it says %s, then the one who writes counts first, unless they say it is not them',
    (text, found) => {
      expect(readByRules(text)).toEqual(found);
    },
  );

  it.each([
    "It's my sister's birthday, and I am tired of living.",
    "I am not me any more. My brother sees it, and I'm tired of living.",
  ])('when it is "%s", then it is of the one who writes', (text) => {
    expect(readByRules(text)).toEqual({ level: 'concern', kind: 'suicide' });
  });

  test.each([
    'My sister weighs what a child weighs, she has not eaten for days and she is not making sense.',
    'My son gave his brother his watch, he is calm since yesterday and he will not let me in.',
    "I'm so worried about him. My brother sleeps all day and he gave his guitar away.",
    "It's Arjun, my brother. He is alone until Sunday and I am leaving now.",
    'Meine Schwester isst seit Tagen nicht, sie wiegt nichts mehr.',
    'Mon frère ne répond plus, il a laissé ses clés.',
  ])('when it is "%s", then a score is of somebody else', (text) => {
    expect(isAboutOther(text, 'suicide')).toBe(true);
  });

  test.each([
    "Yesterday I drove past the house, some guy named Todd. My kids will call him for homework. Feels like they'd be better off if I was just out of the picture",
    'My husband asked me what was for dinner and I nearly screamed at him, he is a good guy and I am just done.',
    'I just have to get through dinner with my mum so that her last memory of me is a nice one.',
    'Gave my neighbour the key to the gun safe till spring. I asked him to keep it.',
    'Meine Frau ist geduldig, sie hätte was Besseres verdient. Ich bin nur noch eine Last, ich merke es.',
  ])('when it is "%s", then a score is of the one who writes', (text) => {
    expect(isAboutOther(text, 'suicide')).toBe(false);
  });

  it('when the head finds the danger of somebody else, then nothing of it is held against the writer', async () => {
    const { byHead, whole } = createScreen(findingAlways('crisis suicide')).read(
      'My son gave his brother his watch, he is calm since yesterday and he will not let me in.',
    );
    const found = { level: 'concern', kind: 'suicide', isOther: true };
    expect(await byHead).toMatchObject({ found, logOdds: 0 });
    expect(await whole).toMatchObject({ found, logOdds: 0 });
  });
});

describe('marks and the sentences between them', () => {
  const MEANS = 'The gun is on the workbench.';
  const INTENT = "I'm going to do it tonight.";

  it('when two marks stand in neighbouring sentences, then they are read together', async () => {
    const text = `${MEANS} The dog is at the neighbours. I turned the heat down. ${INTENT}`;
    const found = { level: 'crisis', kind: 'suicide' };
    expect(readByRules(text)).toEqual(found);
    expect(await readByRulesInTurns(text)).toEqual(found);
  });

  it('when they stand far apart, or one stands alone, then they are nothing', () => {
    expect(readByRules(`${MEANS} ${'It rained. '.repeat(8)}${INTENT}`)).toBeNull();
    expect(readByRules(MEANS)).toBeNull();
    expect(readByRules(INTENT)).toBeNull();
  });

  it('when a film tells of one of them, then they are nothing', () => {
    expect(readByRules(`In the film the gun is on the workbench. ${INTENT}`)).toBeNull();
  });
});
