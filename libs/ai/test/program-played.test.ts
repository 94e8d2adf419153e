import { describe, expect, it } from 'vitest';
import { READING_SIGNS } from '../src/program/namings.ts';
import { after, says } from './plan-talk.ts';
import { begins, namesFeeling, questionsIn, replyTo, sourcesWith, startTalk } from './program-talk.ts';

/** The last reply of a talk. */
async function last(mode: 'write' | 'heal', ...messages: string[]) {
  const say = startTalk(mode, { sources: sourcesWith({}) });
  const replies = [];
  for (const message of messages) replies.push(await say(message));
  return replies.at(-1) ?? expect.fail('nothing was said');
}
const isSign = (text: string) => READING_SIGNS.some((sign) => text.startsWith(sign));

describe('what is asked of the program', () => {
  it.each([
    'can you recommend a film for tonight? something not too sad, my head is full',
    'Could you order me a pizza',
    'do you know a good dentist near the station?',
    'tell me something about whales please',
  ])('when it is beyond it (“%s”), then it says so, and asks nothing', async (asked) => {
    const { text, choices } = await replyTo(asked, 'write');
    expect(text).toMatch(/beyond|cannot|outside/);
    expect(text).not.toMatch(/know the people|What to do/);
    expect(questionsIn(text)).toBe(0);
    expect(choices.length).toBeGreaterThan(0);
  });

  it.each(["you're useless", 'Shut up'])(
    'when the first message is “%s”, then it takes no offence, and offers to listen',
    async (said) => {
      const { text, choices } = await startTalk('heal')(said);
      expect(text).toMatch(/Fair/);
      expect(choices.map((choice) => choice.say)).toEqual(['Just listen', 'Help me pick one step']);
    },
  );

  it('when it is to listen, after more words, then it listens', async () => {
    const { state } = await replyTo(
      "Fine. Just listen then. I want to tell you about the garage: it smells of tyres and apples and it's the only place where nobody says my name.",
    );
    expect(state.listens).toBe(1);
  });

  it('when the page is asked for in a sentence, then it can be tapped', async () => {
    const { choices } = await last(
      'write',
      'An old man was feeding the coots by the bridge.',
      "Okay, I think that's the piece. Can you put it on the page for me?",
    );
    expect(choices.map((choice) => choice.say)).toEqual(["Put it on today's page"]);
  });

  it('when it is asked what to write next, then the question is of what was told', async () => {
    const { text } = await last(
      'write',
      'An old man was feeding the coots by the bridge.',
      'He has had the same coat since 1994.',
      'What should I write about next? I feel like there is more in it.',
    );
    expect(text).toMatch(/\bit\b.*\?$/);
    expect(text).not.toMatch(/today|morning/);
  });

  it('when it is asked what people write, then it gives something to write from', async () => {
    const { text } = await replyTo('Ok fair enough. What kind of things do people normally write in here?');
    expect(text).toMatch(/\?$/);
  });
});

describe('what is told', () => {
  it('when somebody writes a story themselves, then it is not asked to', async () => {
    const { text } = await replyTo("I'd rather just write it like a story. He has a beard.", 'write');
    expect(text).not.toMatch(/story/);
  });

  it('when a question in it is for nobody, then it is read as told', async () => {
    const { text } = await replyTo('They need photos from before the damage. Who takes photos of a wall?');
    expect(isSign(text)).toBe(true);
    expect(questionsIn(text)).toBe(0);
  });

  it.each([
    "I was afraid that I wouldn't feel anything, and it took about a second.",
    'My sister gave me this app for my birthday.',
  ])(
    'when a feeling is over, or somebody only gave something (“%s”), then neither is taken up',
    async (told) => {
      const { text } = await replyTo(told);
      expect(namesFeeling(text)).toBe(false);
      expect(text).not.toMatch(/family/);
    },
  );

  it('when somebody who grieves asks whether it is normal, then no doctor is named', async () => {
    const { text } = await last('heal', 'My dad died three weeks ago.', 'I laughed today. Is that normal?');
    expect(text).toMatch(/Many/);
    expect(text).not.toMatch(/doctor/);
  });
});

describe('an exercise', () => {
  it('when the first of two is refused, then the other one begins', async () => {
    const { progress } = await last(
      'heal',
      "Is there an exercise for people who can't relax?",
      "I don't want breathing, I've done enough breathing in my life",
      'Maybe the other one then',
    );
    expect(progress?.exercise).toBe('five-four-three-two-one');
  });

  it.each([
    [['can we do the breathing'], 'They just called, my dad died an hour ago', /sorry/],
    [["Let's plan one thing"], 'They just called, my dad died an hour ago', /sorry/],
    [['can we do the breathing'], 'I got the job, they just wrote to me!!', /joy|glad|happy/],
  ])(
    'when %j is answered by “%s”, then the step waits, and can be gone on with',
    async (before, told, said) => {
      const say = startTalk('heal');
      for (const message of before) await say(message);
      const reply = await say(told);
      expect(reply.text).toMatch(said);
      expect(questionsIn(reply.text)).toBe(0);
      expect(begins(reply)).toEqual(['go-on', 'leave']);
      expect((await say('My sister is there already.')).text).not.toMatch(/0 to 10|first step/);
      expect((await say('go on')).progress).toMatchObject({ paused: false });
    },
  );

  it('when it was offered two replies ago, then it can still be taken', async () => {
    const { progress } = await last(
      'heal',
      'My sister and I fought on the phone again.',
      'Do you think I should tell my sister how I feel?',
      "I wouldn't even know. Every sentence sounds like an accusation.",
      "Okay let's do that, the first one",
    );
    expect(progress?.exercise).toBe('prepared-talk');
  });

  it('when something is wanted now against a racing heart, then it is the breathing', async () => {
    const reply = await last(
      'heal',
      'My presentation is on Thursday.',
      'My heart starts racing when I open the file. Is there something I can do right now?',
    );
    expect(begins(reply)).toContain('begin paced-breathing');
  });

  it('when a letter was offered before, then it is offered once it is wished for', async () => {
    const reply = await last(
      'heal',
      'My dad died three weeks ago.',
      'Nobody asks me how I am.',
      'He called me Bean.',
      'A colleague said at least it was quick.',
      'She meant well.',
      'The kettle was his.',
      "I think I'd like to write him something. Not for anybody to read.",
    );
    expect(begins(reply)).toContain('begin unsent-letter');
  });
});

describe('a plan', () => {
  it('when none is wanted, or things are only told, then none begins', async () => {
    const none = await after("I don't really want to plan anything, my days run through my fingers");
    expect(none.progress).toBeNull();
    expect(questionsIn(none.text)).toBe(0);
    const told = await after(
      'Everything feels like a swamp of a week.',
      "It's mostly the evenings. I come home and sit down",
    );
    expect(told.progress).toBeNull();
  });

  it('when it is asked how it becomes a habit, then its title is not changed', async () => {
    const { text } = await after('Dentist on Tuesday at 3pm', 'Great. how do I make it every week?');
    expect(text).not.toMatch(/Make it every week/);
  });

  it('when a time is said for a first step, and a thing for when, then each is what it says', async () => {
    const timed = await after('I have to write to the landlord', 'On Monday evening, I get off at six');
    expect(timed.exercise?.page).toBe('Write to the landlord\nwhen: Monday at 6 PM');
    const { progress } = await after(
      'I have to write to the landlord',
      'a letter with the date',
      "I'd set an alarm on my phone",
    );
    expect(progress).toMatchObject({ step: 'when' });
    expect(progress?.kept['when']).toBeUndefined();
  });

  it('when a time is said to a list and no line of it, then it is asked for which, and a line is taken', async () => {
    const list = '- call the bank\n- dentist\n- write the speech';
    const which = await after(list, 'Hmm, Monday after work I think');
    expect(says(which)).toContain('dentist');
    const when = await after(list, 'When do I have time for the speech? It takes two hours');
    expect(when.text).toMatch(/speech/);
    expect(when.state.dating).toBe('2');
  });

  it('when another hour is said for the line before, then that is taken', async () => {
    const list = '- call the bank\n- dentist\n- write the speech';
    const { state } = await after(
      list,
      'dentist',
      'Sunday at 10',
      'actually make it Sunday at 11, I want to sleep in',
    );
    expect(state.list[1]).toEqual({ what: 'dentist', when: 'Sunday at 11 AM' });
  });

  it('when another hour is said a step later, then that is taken', async () => {
    const { exercise } = await after(
      'I have to finish my tax return by the fifteenth',
      'Open the envelope',
      'Sunday at 10 would be good',
      'actually make it Sunday at 11, I want to sleep in',
    );
    expect(exercise?.page).toMatch(/first: Open the envelope\nwhen: Sunday at 11 AM$/);
  });

  it('when a list is pasted first, then it becomes a list', async () => {
    const reply = await after('- call the bank\n- dentist\n- write the speech');
    expect(says(reply)).toEqual(
      expect.arrayContaining([expect.stringMatching(/bank/), expect.stringMatching(/speech/)]),
    );
  });

  it.each(["I don't know where to start", 'they come at six', "It's been lying there since June"])(
    'when a first step is asked for and “%s” is said, then it is asked for again',
    async (said) => {
      const reply = await after('I have to finish my tax return by the fifteenth', said);
      expect(reply.progress).toMatchObject({ step: 'first' });
      expect(reply.progress?.kept['first']).toBeUndefined();
    },
  );

  it('when yes is said to a plan that stands, then the page is a tap away', async () => {
    const reply = await after('Dentist on Tuesday at 3pm', 'yes please');
    expect(says(reply)).toEqual(["Put it on today's page"]);
  });

  it.each(["no that's all, thank you", "That's it for now, thanks"])(
    'when it is over (“%s”), then it is a goodbye',
    async (said) => {
      expect((await after('Dentist on Tuesday at 3pm', said)).text).toMatch(
        /Take care|Until next time|welcome/,
      );
    },
  );

  it('when nothing is named of which it is to remind, then no plan of a day alone is offered', async () => {
    expect(says(await after('Can you remind me on Tuesday?'))).not.toContain('Plan: on Tuesday');
  });

  it('when a feeling is told, then it is not asked what of it can be planned', async () => {
    const { text } = await after("I'm really nervous about it to be honest");
    expect(questionsIn(text)).toBe(0);
  });
});
