import { describe, expect, it, test } from 'vitest';
import { readByRules } from '../src/care/index.ts';
import { processorMs } from './event-loop.ts';

describe('the rules', () => {
  test.each([
    ['I have the pills on my table', 'suicide'],
    ['i want to kill myself', 'suicide'],
    ['I just took all of my tablets', 'suicide'],
    ['I’m going to jump off the bridge tonight', 'suicide'],
    ['I wrote goodbye letters to my kids', 'suicide'],
    ['I want to die', 'suicide'],
    ["I can't do this anymore, I might kill myself tonight", 'suicide'],
    ['I have been cutting myself again', 'self_harm'],
    ['I cut myself again tonight', 'self_harm'],
    ['My husband hit me again', 'violence'],
    ['The voices tell me to jump', 'psychosis'],
    ['Ya no quiero vivir, me quiero matar', 'suicide'],
    ['Tengo las pastillas en la mesa', 'suicide'],
    ['Ich will nicht mehr leben', 'suicide'],
    ['mein Mann schlägt mich', 'violence'],
    ['Je veux mourir', 'suicide'],
    ['quero morrer', 'suicide'],
    ['eu vou me matar hoje', 'suicide'],
    ['i cant keep myself safe tn', 'suicide'],
    ['im gonna kil my self tonihgt', 'suicide'],
    ['I carved a word into my thigh', 'self_harm'],
    ['He had me by the throat again', 'violence'],
    ['If I leave he will kill me', 'violence'],
    ['I fainted at work because I have been fasting, purging too', 'eating'],
    ['God told me to jump, and I must obey', 'psychosis'],
    ['my dad hurts me', 'child'],
    ['I shook the baby', 'harm_to_others'],
    ['Esta noche me mato', 'suicide'],
    ['Er hat mich mit dem Gürtel geschlagen', 'violence'],
    ['jvais me faire du mal ce soir', 'self_harm'],
    ['hj eu me mato e pronto', 'suicide'],
    ['I cut my wrist at four, deliberately, and again since', 'self_harm'],
    ["I've eaten nothing but water for nine days", 'eating'],
    ['My pills are lined up', 'suicide'],
    ['I overdosed', 'suicide'],
    ['This is my goodbye', 'suicide'],
    ['I will commit suicide', 'suicide'],
    ['My priest touched my little brother', 'child'],
    ['My uncle is touching me', 'child'],
    ['He had the bread knife at my neck an hour ago', 'violence'],
    ['My husband beat me with a belt last night', 'violence'],
    ['My husband beat me again after the card game', 'violence'],
    ["He told me he'll kill me in my sleep", 'violence'],
    ["he said he'd bury me in the garden", 'violence'],
    ['It started years ago, he hits me every night', 'violence'],
    ['we moved here in 2019 and he beats me', 'violence'],
    ['I keep thinking I want to die', 'suicide'],
    ['I wrote a goodbye note and left it on the fridge', 'suicide'],
    ['I burned my arms with the kettle because I deserve it', 'self_harm'],
  ])('when it says %s, then it is a crisis', (text, kind) => {
    expect(readByRules(text)).toEqual({ level: 'crisis', kind });
  });

  test.each([
    'This deadline is killing me',
    'I want to die of embarrassment',
    'My phone is dead and I could kill for a charger',
    'In the film the villain says: I want to kill myself',
    'I cut myself shaving this morning',
    'My brother beats me at chess every Sunday',
    'Estoy muerta de cansancio, me muero de risa',
    'Ich bin todmüde',
    'Je suis mort de rire',
    'Minha mãe vai me matar quando vir a nota',
    'Grandma died on Monday and I cry all the time',
    'I have the allergy pills on my table',
    'I cut my arm on the brambles and it bled a lot',
    'My brother hit me with a pillow and we laughed',
    'He broke my nose in the match on Sunday',
    'I left the baby alone with my mum for the first time',
    'I want to end it with the phone company',
    'Mein Bruder hat mich im Schach geschlagen',
    'Je me suis coupé le doigt en cuisine',
    'She kept her age out of it, and she would have slapped me for less',
    'On Monday a dog he bit me',
    'He always said, bury me with the record collection',
    'Who finds me but Gloria, from work',
    'I thought I was going to die in that cab',
    'I left a goodbye note on the fridge and a cake beside it',
    'I burned myself on Tuesday on the deck oven',
    "I can't do this any more, not the four hundred plates with one gas ring",
    'No hay wifi, me quiero morir jajaja',
    'Ella canta que quiere, "quiero morir en tus brazos", y todos con ella',
    'Documentaire sur leurs lettres d’adieu, toute la famille avait la gorge serrée',
  ])('when it says %s, then it is nothing', (text) => {
    expect(readByRules(text)).toBeNull();
  });

  test.each([
    "I'm not going to kill myself",
    'No voy a matarme',
    'Sometimes I wish I was dead',
    'I am not suicidal',
    'they would be better off without me',
    'im so tired of living',
    'dont want to be here anymore',
    'He locked me in the coal hole in 1964',
    "I can't go on any more, please help me",
    "I can't do this any more, please help",
    'When I was little my dad beat me with a belt',
  ])('when it says %s, then it is a concern', (text) => {
    expect(readByRules(text)).toMatchObject({ level: 'concern' });
  });

  it('when a long text has one bad sentence, then that decides', () => {
    const text = `${'The day was long. '.repeat(400)}I want to kill myself. ${'It rained. '.repeat(20)}`;
    expect(readByRules(text)).toMatchObject({ level: 'crisis' });
  });
});

describe('the rules and long texts', () => {
  it('when a text has no full stop, then it is read to its end and without delay', () => {
    const text = `${"i'm ".repeat(50_000)} and i want to kill myself`;
    const took = processorMs(() => expect(readByRules(text)).toMatchObject({ level: 'crisis' }));
    expect(took).toBeLessThan(5_000);
  });
});
