import { CARE_KINDS } from '@inkwell/contracts/constants';
import { describe, expect, it, test } from 'vitest';
import type { StreamRequestWithNote } from '../src/model.ts';
import { careInstructions } from '../src/care/instructions.ts';
import type { CareContext } from '../src/care/index.ts';
import { brokenCareRule } from '../src/care/reply-check.ts';
import { writeCareReply } from '../src/care/reply.ts';
import { type NotedModel, withCare } from '../src/care/with-care.ts';
import {
  createLocalModel,
  ModelError,
  type Conclusion,
  type LanguageModel,
  type StreamRequest,
} from '../src/index.ts';
import { context } from './care-context.ts';

describe('what the companion says', () => {
  test.each([
    ['This stays between us, I promise.', 'secrecy'],
    ['I am a real person, you know.', 'claim to be human'],
    ['You clearly have borderline personality disorder.', 'diagnosis'],
    ['Du hast eine Depression.', 'diagnosis'],
    ['Tienes TOC.', 'diagnosis'],
    ['Promise me you will wait until tomorrow.', 'bargaining'],
    ['40 tablets would be enough.', 'method'],
  ])('when it is "%s", then it breaks a rule', (text, rule) => {
    expect(brokenCareRule(text)).toBe(rule);
  });

  test.each([
    "I'm a program: I can't see you.",
    'You have a lot on your plate.',
    'Tell me more about that.',
    'Tienes mucho que tocar hoy.',
    'Você tem que tocar violão.',
    'Du hast von deiner Depression erzählt.',
    'Du hast keine Depression genannt.',
  ])('when it is "%s", then it may be said', (text) => expect(brokenCareRule(text)).toBeNull());

  const request = (care?: CareContext): StreamRequest => ({
    task: 'companion.write',
    messages: [{ role: 'user', content: 'I want to kill myself' }],
    ...(care && { care }),
  });
  const modelOf = (pieces: string[], seen: StreamRequestWithNote[] = []): NotedModel => ({
    ...createLocalModel(),
    async *stream(asked: StreamRequestWithNote) {
      seen.push(asked);
      for (const piece of pieces) {
        if (piece === 'FAIL') throw new ModelError('unavailable', 'down');
        yield piece;
      }
    },
  });
  const collect = async (model: Pick<LanguageModel, 'stream'>, asked: StreamRequest) => {
    let text = '';
    let conclusion: Conclusion | null = null;
    for await (const piece of model.stream(asked)) {
      if (typeof piece === 'string') text += piece;
      else conclusion = piece;
    }
    return { text, choices: conclusion?.choices ?? [] };
  };
  const textOf = async (model: Pick<LanguageModel, 'stream'>, asked: StreamRequest) =>
    (await collect(model, asked)).text;

  it.each([
    ['Who could come over? It is late.', 'Who could come over? It is late.\n\nPROGRAM'],
    ['It is late. Who could come over?', 'It is late.\n\nPROGRAM\n\nWho could come over?'],
    ['Who could come over?', 'PROGRAM\n\nWho could come over?'],
    ["I can't call anyone. Who could?", "I can't call anyone. Who could?"],
  ])(
    'when nobody has said that it is a program, then a reply that leads and is not the first does: %s',
    async (said, text) => {
      const program = "I'm a program: I can't see you, and I can't call anybody for you.";
      const asked = (step: CareContext['step'], before: string): StreamRequest => ({
        ...request(context({ step })),
        messages: [
          { role: 'user', content: 'I want to kill myself' },
          { role: 'assistant', content: before },
          { role: 'user', content: 'yes, still' },
        ],
      });
      const answer = (step: CareContext['step'], before = 'It counts.') =>
        textOf(withCare(modelOf([said])), asked(step, before));
      for (const step of ['next', 'open'] as const) {
        expect(await answer(step)).toBe(text.replace('PROGRAM', program));
        expect(await answer(step, '')).toBe(said);
        expect(await answer(step, "I'm a program, so I can't see you or call anyone.")).toBe(said);
      }
      expect(await answer('next', 'I am an AI.')).toBe(text.replace('PROGRAM', program));
    },
  );

  it('when a model answers somebody in danger, then it has the rules, and its reply is checked whole', async () => {
    const seen: StreamRequestWithNote[] = [];
    const care = context();
    const good = await collect(withCare(modelOf(['Ring 911. ', 'I stay here.'], seen)), request(care));
    expect(good.text).toBe('Ring 911. I stay here.');
    expect(good.choices).toEqual([]);
    const written = writeCareReply({ care, own: ['I want to kill myself'], said: '' });
    expect(seen[0]?.note).toContain(careInstructions(care, written));
    expect(seen[0]?.note).toContain('A safety plan, six short answers');
    expect(careInstructions({ ...care, hasPlan: true }, written)).toContain(
      'They have written a safety plan',
    );
  });

  it('when a model takes up what is likely, then it asks, or the direct question stands under its words', async () => {
    const care = context({ step: 'ask' });
    const answers = ['Yes', 'No, not that', "I'd rather not say"];
    const added = await collect(withCare(modelOf(['That sounds like a long winter.'])), request(care));
    expect(added.text).toMatch(/^That sounds like a long winter\.\n\n.*killing yourself\?$/);
    expect(added.choices).toEqual(answers);
    const said = 'That sounds like a long winter. Are you thinking of killing yourself?';
    const asked = await collect(withCare(modelOf([said])), request(care));
    expect(asked).toEqual({ text: said, choices: answers });
  });

  it.each([
    'Antes de poner horas: ¿está pensando en quitarse la vida? Si es así, llame al 988. Aquí puede decirlo.',
    "Ring 911 and tell them that you are scared. I'm staying here: will you put it there now?",
  ])(
    'when a model asks in the middle, or leads to help and asks, then nothing more is asked: %s',
    async (said) => {
      const { text } = await collect(withCare(modelOf([said])), request(context({ step: 'ask' })));
      expect(text).toBe(said);
    },
  );

  it('when a model is no small one and asks anything, then it has judged what to ask', async () => {
    const said =
      'Two on Thursday, under the bear. Is there one grown-up who would not make it about themselves?';
    const asked = request(context({ step: 'ask', kind: 'self_harm' }));
    const capable = withCare(modelOf([said]), { isSmall: () => Promise.resolve(false) });
    expect((await collect(capable, asked)).text).toBe(said);
    expect((await collect(withCare(modelOf([said])), asked)).text).toMatch(/hurt yourself.*\?$/);
    const none = withCare(modelOf(['A long winter.']), { isSmall: () => Promise.resolve(false) });
    expect((await collect(none, asked)).text).toMatch(/hurt yourself.*\?$/);
    const messages = [
      { role: 'user' as const, content: 'long sleeves' },
      { role: 'assistant' as const, content: 'Does the thing you do hurt you?' },
      { role: 'user' as const, content: 'kind of' },
    ];
    expect((await collect(none, { ...asked, messages })).text).toBe('A long winter.');
  });

  it('when the person has said where they are, then the number of another country stays', async () => {
    const said = 'Call 999 now, or have Priya call. Is she with you?';
    const told = (content: string) => ({
      ...request(context({ step: 'next' })),
      messages: [
        { role: 'user' as const, content },
        { role: 'assistant' as const, content: "I'm a program that can't see you or call anyone." },
        { role: 'user' as const, content: 'everything goes grey' },
      ],
    });
    expect(await textOf(withCare(modelOf([said])), told("i'm at uni in Glasgow, finals soon"))).toBe(said);
    expect(await textOf(withCare(modelOf([said])), told('finals soon'))).not.toContain('999');
  });

  it.each([
    'In Britain that is 999, and Samaritans answer all night on 116 123.',
    'Samaritans are there all night: 116 123.',
    'Text SHOUT to 85258 if you are in the UK, and change the country of the card in it.',
    'In Großbritannien ist es die 999.',
  ])(
    'when a sentence says whose its number is, then it stays beside a card of another country: %s',
    async (said) => {
      const asked = request(context({ step: 'other' }));
      expect(await textOf(withCare(modelOf([`${said} Who is near?`])), asked)).toContain(said);
    },
  );

  it.each(['In Britain call 117 117.', 'Call Samaritans on 0800 123 4567.', 'In Germany call 999.'])(
    'when a number is none of whom a sentence names, then it goes: %s',
    async (said) => {
      const asked = request(context({ step: 'other' }));
      const reply = await textOf(
        withCare(modelOf([`I am here, and I go on listening. ${said} Who is near?`])),
        asked,
      );
      expect(reply).toContain('I am here');
      expect(reply).not.toContain(said);
    },
  );

  it('when a model says a number that was told before, then it is no telephone of its own', async () => {
    const said =
      'So hand her the keys and say: "It is 212, and the number frightens me." And 911 first, if you find yourself by the van. Is she there?';
    const asked = request(context({ step: 'next' }));
    const told = (content: string) => ({ ...asked, messages: [{ role: 'user' as const, content }] });
    expect(await textOf(withCare(modelOf([said])), told('I owe 212 thousand, she thinks 60'))).toBe(said);
    expect(await textOf(withCare(modelOf([said])), told('She does not know the sum'))).not.toContain('212');
    const named = told('I am still shaking');
    const before = [{ role: 'assistant' as const, content: 'In Leeds that is 999.' }, ...named.messages];
    const stands = 'And 999 stands, if you faint. Is Jess there?';
    expect(await textOf(withCare(modelOf([stands])), { ...named, messages: before })).toMatch(/999 stands/);
  });

  it('when a sum stands in one sentence and the word number in another, then the reply is not left out', async () => {
    const said = 'It is 450 that you owe them, no more. The emergency number is 911. Who is with you?';
    const asked = request(context({ step: 'next' }));
    expect(await textOf(withCare(modelOf([said])), asked)).toBe(said);
  });

  it('when a model has named the numbers, then they do not stand under its words', async () => {
    const said = 'Call 911 if he does not answer, or 988 with him beside you.';
    const asked = request(context({ step: 'other' }));
    expect(await textOf(withCare(modelOf([said])), asked)).toBe(said);
    expect(await textOf(withCare(modelOf(['Ask him straight.'])), asked)).toMatch(
      /^Ask him straight\.\n\n.*988/,
    );
  });

  it('when a model asks who could come, then there is no yes or no to tap', async () => {
    const said =
      'Das gehört heute in eine Notaufnahme, sonst 911. Wer könnte euch jetzt fahren, eine Freundin?';
    const care = context({ step: 'ask', kind: 'violence' });
    expect(await collect(withCare(modelOf([said])), request(care))).toEqual({ text: said, choices: [] });
  });

  it('when the talk was of a son, then a capable model is trusted to ask of him', async () => {
    const said = 'You are not making it bigger. Do you know which friend he is with?';
    const messages = [
      { role: 'user' as const, content: 'It is about my son, I found a note' },
      { role: 'assistant' as const, content: 'What does it say?' },
      { role: 'user' as const, content: 'It says “I do not want to be here any more”' },
    ];
    const asked = { ...request(context({ step: 'ask' })), messages };
    const capable = withCare(modelOf([said]), { isSmall: () => Promise.resolve(false) });
    expect((await collect(capable, asked)).text).toBe(said);
  });

  it.each(CARE_KINDS)(
    'when the written question of %s stands under its words, then its answers do',
    async (kind) => {
      for (const language of ['hello', 'Ich bin so müde von allem', 'Estoy muy cansada de todo esto']) {
        const messages = [{ role: 'user' as const, content: language }];
        const asked = { ...request(context({ step: 'ask', kind })), messages };
        expect((await collect(withCare(modelOf(['Ok.'])), asked)).choices).toHaveLength(3);
      }
    },
  );

  it('when a capable model has named the number before, then it does not stand before its words again', async () => {
    const messages = [
      { role: 'user' as const, content: 'the knife is in my jacket' },
      { role: 'assistant' as const, content: "Ring 911. I'm a program, I can't call anyone." },
      { role: 'user' as const, content: "she has them on the phone. i'm not safe, i want to go get it" },
    ];
    const asked = { ...request(context({ step: 'next', kind: 'psychosis' })), messages };
    const said = "Don't go get it. Stay, door shut, and tell her out loud that you want it.";
    const capable = withCare(modelOf([said]), { isSmall: () => Promise.resolve(false) });
    expect(await textOf(capable, asked)).toBe(said);
    expect(await textOf(withCare(modelOf([said])), asked)).toMatch(/911/);
    // Denied, or another line's, it is no number that they have.
    for (const earlier of ["You don't need 911.", '988 is on the card.']) {
      const replied = messages.with(1, { role: 'assistant' as const, content: earlier });
      expect(await textOf(capable, { ...asked, messages: replied })).toMatch(/911/);
    }
  });

  it('when a model says that no emergency number is needed, then the number stands before it', async () => {
    const messages = [{ role: 'user' as const, content: 'I want to kill myself tonight' }];
    const asked = { ...request(context({ step: 'open' })), messages };
    const { text } = await collect(
      withCare(modelOf(['You do not need the emergency number. Who is near?'])),
      asked,
    );
    expect(text).toContain('911');
  });

  test.each([
    'Did you tell your mother what you were thinking?',
    'Does it feel right now like the week is over?',
  ])(
    'when a model asks “%s”, then that is not the direct question, nor whether they are safe',
    async (said) => {
      const asked = await collect(withCare(modelOf([said])), request(context({ step: 'ask' })));
      expect(asked.text).toMatch(/killing yourself\?$/);
      const checked = await collect(withCare(modelOf([said])), request(context({ step: 'check' })));
      expect(checked.text).toMatch(/^Before that: are you safe right now\?/);
    },
  );

  it('when a model that has read the talk asks something else, then a score adds no second question', async () => {
    const care = context({ step: 'ask' });
    const messages = [
      { role: 'user' as const, content: 'My son left a note on the table and I cannot sleep' },
    ];
    const said = 'A note on the table. Could you ask him what he meant by it?';
    expect(await collect(withCare(modelOf([said])), { ...request(care), messages })).toEqual({
      text: said,
      choices: [],
    });
    const dodged = await collect(withCare(modelOf(['A note. Do you want to tell me more?'])), {
      ...request(care),
      messages,
    });
    expect(dodged.text).toMatch(/killing yourself\?$/);
    const told = 'A note on the table. That is a heavy night.';
    const added = await collect(withCare(modelOf([told])), { ...request(care), messages });
    expect(added.text).toMatch(/killing yourself\?$/);
  });

  it('when the card has no number, then a model may say one of a line there is, and none that it makes up', async () => {
    const care = context({ resources: [] });
    const said = 'Ring 142 at any hour. Or 0800 123 987 654. Who is near you?';
    expect(await textOf(withCare(modelOf([said])), request(care))).toBe(
      'Ring 142 at any hour. Who is near you?',
    );
    expect(await textOf(withCare(modelOf([said])), request(context()))).not.toContain('142');
  });

  it('when somebody says no to whether they are safe, then the number stands before words that name no help', async () => {
    for (const check of ['Before that: are you safe right now?', 'And you, are you safe where you are?']) {
      const messages = [
        { role: 'user' as const, content: 'I want to die' },
        { role: 'assistant' as const, content: check },
        { role: 'user' as const, content: 'No' },
      ];
      const asked = { ...request(context({ step: 'next' })), messages };
      const { text } = await collect(
        withCare(modelOf(['Thank you for saying that. Who is near you?'])),
        asked,
      );
      expect(text).toContain('911');
    }
  });

  it('when a model has asked before, then nothing is asked under its words, and there is nothing to tap', async () => {
    const again = request(context({ step: 'ask', times: 2 }));
    const said = 'You have told me, and I heard it. Who could come up the stairs now?';
    expect(await collect(withCare(modelOf([said])), again)).toEqual({ text: said, choices: [] });
  });

  it('when somebody asks of the help, then a model answers it with what is true of it', async () => {
    const seen: StreamRequestWithNote[] = [];
    const asked = {
      ...request(context({ step: 'answer' })),
      messages: [{ role: 'user' as const, content: 'Do they call the police on me if I ring there?' }],
    };
    const said = 'Mostly not: you talk first. You can ask them what they would do.';
    expect((await collect(withCare(modelOf([said], seen)), asked)).text).toBe(said);
    expect(seen[0]?.note).toContain('What is true of the help');
  });

  test.each([['I want to kill myself, I have the gun here'], ['I might do it']])(
    'when somebody says “%s” and a model names no help, then the emergency number stands before its words',
    async (content) => {
      const asked = { ...request(context()), messages: [{ role: 'user' as const, content }] };
      const { text } = await collect(withCare(modelOf(['I hear you, and it counts. I stay here.'])), asked);
      expect(text).toContain('911');
    },
  );

  it('when somebody was in danger before, then a check stands before an ordinary reply', async () => {
    const seen: StreamRequestWithNote[] = [];
    const { text, choices } = await collect(withCare(modelOf(['Rice, then.'], seen)), {
      ...request(context({ step: 'check' })),
      messages: [{ role: 'user', content: 'What should I cook on Friday? I have rice.' }],
    });
    expect(text).toBe('Before that: are you safe right now?\n\nRice, then.');
    expect(choices).toEqual(['Yes', 'No', "I'd rather not say"]);
    expect(seen[0]).toMatchObject({ underCare: { kind: 'suicide', asksSafety: true } });
  });

  it('when the model asks that in words of its own, then nothing stands before them', async () => {
    const said = 'Rice, then, with the carrots. And you, are you safe where you are?';
    const asked = {
      ...request(context({ step: 'check' })),
      messages: [{ role: 'user' as const, content: 'What should I cook?' }],
    };
    expect(await collect(withCare(modelOf([said])), asked)).toEqual({
      text: said,
      choices: ['Yes', 'No', "I'd rather not say"],
    });
  });

  test.each([
    [['I hear you. ', 'I won’t tell anyone.']],
    [['I hear', 'FAIL']],
    [['']],
    [['Call 0800 1234.']],
  ])(
    'when the model answers %j to somebody in danger, then the written reply takes its place',
    async (pieces) => {
      const text = await textOf(withCare(modelOf(pieces)), request(context()));
      expect(text).toContain('top of this page');
      expect(text).not.toMatch(/tell anyone|0800/);
    },
  );
});
