import { LISTENING } from '../src/companion/prose/moves.ts';
import { describe, expect, it } from 'vitest';
import { repliesTo, say } from './conversations/replies.ts';

/** What a message seems to say by one of its words, and does not. */
describe('a word that means something else here', () => {
  it.each([
    ['write', '3 admissions and the coffee machine broke', /number|money|worry/i],
    ['write', 'night shift done, feet dead', /See you|Sleep well|Take care|Until then/],
    ['heal', 'i thanked her, can you believe that', /program/i],
    ['heal', 'he thanked me in his speech', /When is it|minutes of talking/],
    ['write', 'last exam was today im FREEEE', /preparation|nerves/i],
    ['write', 'he licked the hand of the vet', /waiting to hear|unwell/],
    ['write', 'my dad wants to meet him', /what do you want|his idea/i],
    ['write', 'i said yes with my mouth full', /News like that|engaged/i],
    ['heal', 'my mom thinks im tired', /be tired/i],
    ['write', 'i want to write the recipe down for the kids', /unsent|letter/i],
    ['write', 'not me!! the cake is ugly, it is supposed to be a hedgehog', /people think|watching yourself/],
    ['write', 'I guess I wanted her to stop asking', /what was off|Point taken|no questions/i],
    ['heal', 'one day I am going to be up there tired and drop something', /be tired/i],
    ['heal', "I haven't answered her message since", /silence means|Waiting for a word/i],
    ['heal', 'she left me a note on the fridge that said milk', /So it ended|in one talk/],
    ['heal', 'I had a panic attack on a train last week', /slow the breath|full alarm/i],
    ['heal', 'my dads are getting divorced', /letterbox|you two/i],
    ['heal', 'everybody was so good to each other since the funeral of my aunt', /Everything else can wait/],
    ['write', 'I left home when I was seventeen', /little/i],
    ['write', 'jonas was so good as Juliet it was annoying', /worst of it|Not good/i],
    ['heal', 'My daughter found me a place in a home. It is very nice there.', /best part|hears? it first/i],
  ] as const)('in %s, when it is “%s”, then it is not taken for that', (mode, message, wrong) => {
    const { text, choices } = say(mode, 'it was a long day', message) ?? { text: '', choices: [] };
    expect(text).not.toMatch(wrong);
    expect(choices.map(({ say: label }) => label).join()).not.toMatch(/letter/i);
  });

  it('when somebody asks what to write, then there is something to write about', () => {
    const reply = say('write', 'What am I supposed to write? Got up, worked, ate.');
    expect(reply?.choices.map(({ does }) => does)).toContain('prompt');
  });

  it('when a coffin is chosen, then it is no joke, whoever would have laughed', () => {
    const reply = say(
      'heal',
      'I have to choose a coffin by tomorrow. My mother would have found that hilarious.',
    );
    expect(reply?.text).not.toMatch(/Ha\b|good one|grin/);
  });

  it('when good news goes on, then the page is offered for it once', () => {
    const replies = repliesTo({
      name: '',
      mode: 'write',
      hour: 18,
      lines: [
        'we got the keys!!',
        'the key is huge!',
        'my sister danced in the hall!',
        'we had cake on the floor!',
      ],
    });
    expect(
      replies.filter(({ text }) => /page (?:just )?(?:as|like)|one tap/.test(text)).length,
    ).toBeLessThanOrEqual(1);
  });

  it('when a reply was not understood, then that is owned', () => {
    const reply = say('write', 'I have been stuck on one scene for a month', 'What scene? I just told you.');
    expect(reply?.text).toMatch(/sorry/i);
  });

  it('when one answers an offer and tells of a death, then nothing is put right', () => {
    const reply = say('heal', 'he wants to sell the house', 'No, not that. She died in March.');
    expect(reply?.text).toMatch(/sorry/i);
    expect(reply?.text).not.toMatch(/wrong|mistake/i);
  });

  it('when something was put right, then the talk goes on from there', () => {
    const reply = say('write', 'my sister called', 'no, I meant my cousin called from the harbour');
    expect(reply?.text).toContain('your cousin called from the harbour');
    expect(reply?.text).toMatch(/sorry|wrong/i);
  });

  it('while it listens, then nothing is asked', () => {
    const replies = repliesTo({
      name: '',
      mode: 'heal',
      hour: 22,
      lines: [
        'my sister has not spoken to me since the wedding',
        'just listen',
        'I sent her flowers in June',
      ],
    });
    expect([...LISTENING, "'I sent her flowers in June.'", 'You sent her flowers in June.']).toContain(
      replies.at(-1)?.text,
    );
    expect(replies.at(-1)?.text).not.toContain('?');
  });
});
