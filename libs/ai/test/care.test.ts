import { CARE_COUNTRIES, CARE_KINDS, CARE_LEVELS } from '@inkwell/contracts/constants';
import { describe, expect, it, test } from 'vitest';
import { writeCareAnswer } from '../src/care/answer.ts';
import { careInstructions } from '../src/care/instructions.ts';
import { countryOfZone, readByRules, resourcesFor, type CareContext } from '../src/care/index.ts';
import { brokenRule } from '../src/care/reply-check.ts';
import COUNTRIES from '../src/care/resources.json' with { type: 'json' };
import { withCare } from '../src/care/with-care.ts';
import { createLocalModel, ModelError, type LanguageModel, type StreamRequest } from '../src/index.ts';

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
    ['She says she is going to jump off the roof', 'suicide'],
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
    const since = performance.now();
    expect(readByRules(`${"i'm ".repeat(50_000)} and i want to kill myself`)).toMatchObject({
      level: 'crisis',
    });
    expect(performance.now() - since).toBeLessThan(5_000);
  });
});

const context = (more: Partial<CareContext> = {}): CareContext => ({
  level: 'crisis',
  kind: 'suicide',
  isLater: false,
  resources: resourcesFor('US', { kind: 'suicide' }),
  ...more,
});
const answer = (message: string, more: Partial<CareContext> = {}, said = '', earlier: string[] = []) =>
  writeCareAnswer({ ...context(more), message, own: [...earlier, message], said });

describe('the written answers', () => {
  it('when the means are at hand, then it takes them up, asks directly and offers the line', () => {
    const text = answer('I have the pills on my table');
    expect(text).toContain('“I have the pills on my table”');
    expect(text).toContain('Another room');
    expect(text).toContain('call or text 988');
    expect(text).toContain('911');
    expect(text).toMatch(/Are you thinking about killing yourself\?$/);
  });

  it('when suicide was named in plain words, then it asks whether the person is safe now', () => {
    expect(answer('I want to kill myself')).toMatch(/Are you safe right now, this minute\?$/);
  });

  test.each([
    ['No quiero seguir viviendo, ya no puedo más con todo esto', 'es', /¿Estás/],
    ['Ich will nicht mehr leben, es ist alles zu viel für mich', 'de', /\?$/],
    ['Je ne veux plus vivre, je suis à bout et personne ne le sait', 'fr', /\?$/],
    ['Eu não quero mais viver, não aguento mais isso tudo', 'pt', /\?$/],
  ])('when the person writes %s, then the answer is in that language', (message, _language, question) => {
    const text = answer(message);
    expect(text).toContain('988');
    expect(text).toMatch(question);
    expect(text).not.toMatch(/I'm a program|findahelpline/);
  });

  test.each([
    'Mi marido me pegó otra vez y tengo miedo de volver a casa',
    'Mein Mann hat mich wieder geschlagen, und ich habe Angst',
    'Mon mari m’a encore frappée et j’ai peur de rentrer chez moi',
    'O meu marido me bateu outra vez e eu tenho medo de voltar para casa',
    'My husband hit me again',
  ])('when %s, then the button that leaves the page is named once in the conversation', (message) => {
    const first = answer(message, { kind: 'violence' });
    expect(first.match(/Leave this page/g)).toHaveLength(1);
    expect(answer(message, { kind: 'violence', isLater: true }, first)).not.toContain('Leave this page');
    expect(answer(message, { kind: 'violence', isLater: true })).toContain('Leave this page');
    expect(answer(message, { kind: 'suicide' })).not.toContain('Leave this page');
  });

  it('when the language is none of the five, then it is simple English with the list of all countries', () => {
    expect(answer('Jag vill inte leva längre och det är ingen som vet om det')).toContain(
      'findahelpline.com',
    );
  });

  it('when a conversation goes on, then every answer is another one and ends with one question', () => {
    const messages = [
      'ok',
      'I am so tired',
      'no',
      'it was a joke',
      'What should I cook?',
      'my mother called',
      'yes',
    ];
    const given: string[] = [];
    for (const message of messages) given.push(answer(message, { isLater: true }, given.join('\n')));
    expect(new Set(given).size).toBe(messages.length);
    for (const text of given) {
      expect(text).toMatch(/\?$/);
      expect(text.split('\n\n').at(-1)?.match(/\?/g)).toHaveLength(1);
    }
    expect(given[3]).toMatch(/what you wrote before/i);
  });

  it('when any kind and level is answered in any language, then no rule of the companion is broken', () => {
    const messages = [
      'help me',
      'ich bin so müde und es ist alles zu viel',
      'je suis fatiguée de tout et de moi',
    ];
    for (const kind of CARE_KINDS) {
      for (const level of CARE_LEVELS) {
        for (const isLater of [false, true]) {
          for (const message of messages)
            expect(brokenRule(answer(message, { kind, level, isLater }))).toBeNull();
        }
      }
    }
  });
});

describe('what the companion says', () => {
  test.each([
    ['This stays between us, I promise.', 'secrecy'],
    ['I am a real person, you know.', 'claim to be human'],
    ['You clearly have borderline personality disorder.', 'diagnosis'],
    ['Promise me you will wait until tomorrow.', 'bargaining'],
    ['40 tablets would be enough.', 'method'],
  ])('when it is "%s", then it breaks a rule', (text, rule) => {
    expect(brokenRule(text)).toBe(rule);
  });

  test.each(["I'm a program: I can't see you.", 'You have a lot on your plate.', 'Tell me more about that.'])(
    'when it is "%s", then it may be said',
    (text) => expect(brokenRule(text)).toBeNull(),
  );

  const request = (care?: CareContext): StreamRequest => ({
    task: 'companion.write',
    instructions: 'Be kind.',
    messages: [{ role: 'user', content: 'I want to kill myself' }],
    ...(care && { care }),
  });
  const modelOf = (pieces: string[], seen: StreamRequest[] = []): LanguageModel => ({
    ...createLocalModel(),
    async *stream(asked) {
      seen.push(asked);
      for (const piece of pieces) {
        if (piece === 'FAIL') throw new ModelError('unavailable', 'down');
        yield piece;
      }
    },
  });
  const written = createLocalModel({ sleep: () => Promise.resolve() });
  const textOf = async (model: LanguageModel, asked: StreamRequest) => {
    let text = '';
    for await (const piece of model.stream(asked)) if (typeof piece === 'string') text += piece;
    return text;
  };

  it('when a model breaks a rule in mid-reply, then that sentence is never sent', async () => {
    const text = await textOf(
      withCare(modelOf(['I read it. ', 'This stays between', ' us. ', 'More.']), written),
      request(),
    );
    expect(text).toMatch(/^I read it\. I'd rather stop here/);
    expect(text).not.toContain('between us');
  });

  it('when a model answers somebody under care, then it has the rules and the lines, and is checked whole', async () => {
    const seen: StreamRequest[] = [];
    const good = await textOf(
      withCare(modelOf(['I hear you. ', 'Call 988.'], seen), written),
      request(context()),
    );
    expect(good).toBe('I hear you. Call 988.');
    expect(seen[0]?.instructions).toContain(careInstructions(context()));
    expect(seen[0]?.instructions).toContain('call 988, text 988');
  });

  test.each([[['I hear you. ', 'I won’t tell anyone.']], [['I hear', 'FAIL']], [['']]])(
    'when the model answers %j under care, then the written answer takes its place',
    async (pieces) => {
      const text = await textOf(withCare(modelOf(pieces), written), request(context()));
      expect(text).toContain('988');
      expect(text).not.toContain('tell anyone');
    },
  );
});

describe('the resources', () => {
  it('when a country has data, then it has an emergency number, and each number can be dialled', () => {
    expect(COUNTRIES.map(({ country }) => country)).toEqual(CARE_COUNTRIES);
    expect(COUNTRIES.length).toBeGreaterThanOrEqual(40);
    for (const { country, emergency, lines } of COUNTRIES) {
      expect(country).toMatch(/^[A-Z]{2}$/);
      expect(emergency).toMatch(/^\d{2,4}$/);
      for (const { tel, sms, url, source } of lines) {
        for (const number of [tel, sms]) if (number !== null) expect(number).toMatch(/^\+?\d{3,13}$/);
        expect(tel ?? sms).not.toBeNull();
        for (const address of [url, source]) if (address !== null) expect(URL.canParse(address)).toBe(true);
      }
    }
  });

  it('when somebody is under 18 or the kind has lines of its own, then those come first', () => {
    expect(resourcesFor('GB', { kind: 'suicide', isMinor: true })[0]?.name).toMatch(/Childline/);
    expect(resourcesFor('ES', { kind: 'violence' })[0]?.tel).toBe('016');
    expect(resourcesFor('XX', { kind: 'suicide' })).toHaveLength(1);
    expect(resourcesFor(null, { kind: 'suicide' })[0]?.url).toBe('https://findahelpline.com');
  });

  test.each([
    ['Europe/Stockholm', 'SE'],
    ['America/New_York', 'US'],
    ['Asia/Kolkata', 'IN'],
    ['Asia/Calcutta', 'IN'],
    ['Pacific/Auckland', 'NZ'],
    ['Etc/UTC', null],
    ['no zone', null],
  ])('when the zone is %s, then the country is %s', (zone, country) => {
    expect(countryOfZone(zone)).toBe(country);
  });
});
