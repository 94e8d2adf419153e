import { describe, expect, it, test } from 'vitest';
import type { Finding } from '../src/care/index.ts';
import { ANSWERS_PROSE } from '../src/care/prose/answers-prose.ts';
import { userQuestionsIn, type UserQuestion } from '../src/care/questions.ts';
import { careTalk, concern, crisis, inCrisis, LANGUAGES, type Code } from './care-talk.ts';

describe('somebody else in danger', () => {
  it('when a sister asks about her brother, then each of her questions is answered, and she is never asked about herself', async () => {
    const { say } = careTalk();
    const talk = [
      await say(
        'I think my brother might be suicidal, if I say the word to him am I going to put it in his head?',
        null,
      ),
      await say('He is at home by himself right now. Do I drive up tonight?', concern()),
      await say(
        'What do I do if he says yes, do I call 911? He would never forgive me if police turn up',
        concern(),
      ),
      await say(
        'dad has sleeping pills in the bathroom. Is there something I should get him to put away?',
        concern(),
      ),
      await say("I'm leaving now, I've got him on speaker. I called 988 myself. Goodnight.", concern()),
    ];
    for (const { act } of talk) expect(act?.step).toBe('other');
    const [first, go, yes, means, done] = talk.map(({ text }) => text);
    expect(first).toContain('asking does not put it into anybody’s head');
    expect(first).toContain('988');
    expect(go).toMatch(/yes, go, or send somebody who is nearer/);
    expect(yes).toMatch(/911 now[^]*it is 911, even if they would be angry/);
    expect(means).toMatch(/pills, blades, ropes/);
    expect(done).toMatch(/^You are doing what helps most/);
  });

  it('when she was asked about herself by mistake, then it is corrected at once', async () => {
    const { say, record } = careTalk();
    expect((await say('I will call and ask if there are thoughts of suicide', concern())).act?.step).toBe(
      'ask',
    );
    const { text } = await say(
      'No!! Not me. It is my brother, I asked him and he said "sometimes". Do I drive there',
      concern(),
    );
    expect(text).toMatch(/^Understood: it is not about you/);
    expect(text).toContain('“sometimes” as a yes');
    expect(record().signs).toEqual([]);
  });
});

describe('a voice, and a knife in the hand', () => {
  it('when a voice commands it, then the knife is put down first, with the number, and nobody is told to leave the page', async () => {
    const { say } = careTalk({ country: 'GB' });
    const { text, act } = await say(
      "No nobody is hurting me. The voice says if I go up first then it stops. It's my kitchen knife.",
    );
    expect(act?.kind).toBe('psychosis');
    expect(text).toMatch(/^Put down what you hold, and walk away from that door.*999/);
    const next = await say("The voice is shouting now do it do it. I've put it behind my back. What do I do");
    expect(next.text).toContain('999');
    expect(text + next.text).not.toContain('Leave this page');
    const atDoor = await say("I'm outside his door with it on my lap. The voice says go on.");
    expect(text).toContain('You don’t have to do what a voice says');
    expect(text + next.text + atDoor.text).not.toMatch(/At the door you can say|Knock/);
  });
});

describe('what is done already', () => {
  test.each([
    "I locked it. I locked the drawer. I'm standing outside with Benny.",
    "She said where are you I'm coming. Benny's got my keys in his shirt pocket. What now, tonight",
    'yeah its safer im in kits room and hes putting the kettle on',
  ])('when it is “%s”, then that is seen, and nothing is pushed', async (done) => {
    const { say } = await inCrisis('en');
    await say('I might do it', null);
    await say('Yes', null);
    const { text } = await say(done, null);
    expect(text).toMatch(/you are doing it|I am glad|safer than you were/);
    expect(text).not.toContain('911');
    const later = await say(done, null);
    expect(later.text).not.toContain('911');
    for (const sentence of text.split(/(?<=[.?!])\s/)) expect(later.text).not.toContain(sentence);
  });

  it('when somebody thinks of knocking next door, then it is the thing to do', async () => {
    const { say } = await inCrisis('en');
    const { text, act } = await say(
      "kits dog is barking through the wall. i could knock and ask to hold the dog. is that mental. i don't know him at all",
      null,
    );
    expect(act?.step).toBe('next');
    expect(text).toContain('Yes, do exactly that, and do it now.');
  });
});

describe('people and places that do not fit', () => {
  it('when their father is dead, then he is never to be told', async () => {
    const { say } = await inCrisis('en');
    let said = (await say('My dad sat right here. He never owed a man a dollar.', concern())).text;
    for (const text of ['My dad has been dead since 09', 'hm', 'hm', 'hm', 'hm', 'hm', 'hm', 'hm', 'hm'])
      said += (await say(text, null)).text;
    expect(said).not.toContain('your dad');
  });

  test.each([
    ["I don't have to tell him why do I? Just hold my keys", 'suicide'],
    ['do I have to tell them about the tea and the being sick or can I just say the fainting', 'eating'],
    ['Do I have to say that to a doctor, would they have to tell the police?', 'violence'],
  ] as const)('when it is “%s”, then no school is meant', (text, kind) => {
    expect(userQuestionsIn(text, kind)).not.toContain('school');
  });
});

describe('what people in trouble ask', () => {
  const ASKED: readonly [text: string, kind: Finding['kind'], question: UserQuestion][] = [
    ["he'd got me by the neck, it clicks when I swallow. Do I tell a doctor?", 'violence', 'throat'],
    ['tell me yes or no about the neck, it clicks still', 'violence', 'throat'],
    ['Er hat mich vor drei Wochen gewürgt, ist das gefährlich?', 'violence', 'throat'],
    ['Me apretó el cuello hace semanas, ¿es grave?', 'violence', 'throat'],
    ['Il m’a serré la gorge, c’est dangereux ?', 'violence', 'throat'],
    ['Ele apertou meu pescoço faz semanas, é perigoso?', 'violence', 'throat'],
    ['would a doctor tell the police', 'violence', 'doctorTells'],
    ['if i go will they ring my parents bc im 17', 'self_harm', 'doctorTells'],
    ['Do I tell her the gun part', 'suicide', 'tellAll'],
    ['do i still have to ring 999 if im not going up there', 'suicide', 'mustCall'],
    ['Do I have to go TONIGHT though', 'eating', 'mustCall'],
    ['Muss ich da wirklich anrufen?', 'suicide', 'mustCall'],
  ];

  test.each(ASKED)('when it is “%s” (%s), then it is about %s', (text, kind, question) => {
    expect(userQuestionsIn(text, kind)).toContain(question);
  });

  it('when the neck is asked of a third time, then there is still an answer', async () => {
    const { say } = await inCrisis('en', 'violence');
    const text = 'tell me yes or no about the neck, it clicks still when I swallow';
    for (let turn = 0; turn < 4; turn += 1) expect((await say(text, null)).text).not.toBe('');
  });

  it('when a faint is told of with what is only likely, then what the body needs stands before the question', async () => {
    const { say } = careTalk({ country: 'AU' });
    const { text, act } = await say('I weigh myself nine times before lunch. I fainted by the bin.');
    expect(act?.step).toBe('ask');
    expect(text).toMatch(/^That needs a doctor now.*000/);
    expect(text).toMatch(/\?$/);
  });

  test.each(LANGUAGES)(
    'when the words are asked for in %s, then they are of the kind, and speak of no wish to die',
    async (code) => {
      const WORDS: Record<Code, string> = {
        en: 'What do I say to her?',
        de: 'Wie soll ich es ihr sagen?',
        es: '¿Qué le digo?',
        fr: 'Qu’est-ce que je peux lui dire ?',
        pt: 'O que eu digo?',
      };
      for (const kind of ['eating', 'violence', 'psychosis'] as const) {
        const { say } = await inCrisis(code, kind);
        const { text } = await say(WORDS[code], null);
        const { body, violence, voice } = ANSWERS_PROSE[code]?.words ?? {};
        expect(text).toContain({ eating: body, violence, psychosis: voice }[kind]?.[0]);
      }
    },
  );
});

describe('no sentence twice', () => {
  const sentencesIn = (text: string) => text.split(/(?<=[.?!])\s+|\n+/).filter((each) => each.length > 12);

  it('when somebody else is spoken of for long, then each reply has its own sentences', async () => {
    const { say } = careTalk();
    const seen = new Set<string>();
    for (const text of [
      'I think my brother might be going to kill himself. Do I take the guns? Do I go over there?',
      'He is alone there, and he said not tonight. I keep thinking I should have noticed.',
      'He said yes. Is morning okay or is that me being a coward?',
      'He is on the couch and tells me he is fine.',
      'I asked you about next month, when he is alone again. What about after?',
      'She said stay with him and he sleeps now.',
      'He said thank you to us, and he is on the couch still.',
    ]) {
      const reply = await say(text, concern());
      expect(reply.act?.step).toBe('other');
      for (const sentence of sentencesIn(reply.text)) {
        expect(seen, sentence).not.toContain(sentence);
        seen.add(sentence);
      }
    }
  });

  it('when a crisis is found again and again, then no beginning comes twice', async () => {
    const { say } = careTalk({ country: 'GB' });
    const seen = new Set<string>();
    for (let turn = 0; turn < 6; turn += 1) {
      const { text } = await say(`${turn} he hit me again and I don't know what to do`, crisis('violence'));
      const [first = ''] = sentencesIn(text);
      expect(seen).not.toContain(first);
      seen.add(first);
    }
  });
});
