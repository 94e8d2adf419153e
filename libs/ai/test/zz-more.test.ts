import { it } from 'vitest';
import { cardsOf } from './plan-talk.ts';
import { sourcesWith, startTalk } from './program-talk.ts';
const FREE = ['29', '30'].map((d) => `2026-11-${d}`).concat(['01', '02', '03', '04', '05', '06', '07'].map((d) => `2026-12-${d}`)).map((day) => ({ day, from: '06:00', to: '22:00' }));
const talks: string[][] = [
  ["Right, I need help getting this week into some kind of order. Tax return has to be in by the 15th, it's my mother's birthday on Saturday and I've got nothing for her, the gutter is coming off the back of the house, and I owe my editor chapter 4 of a translation.",
   "The tax return then. Tomorrow at 9, one hour, finding the papers.",
   "Now the birthday. I have to buy my mother a present. Wednesday lunchtime, say half past twelve, in town.",
   "The gutter: I need to ring the roofer first. Monday at 10?",
   "No wait, the gutter on Tuesday at 8, before I start work",
   "What have I got so far?",
   "Chapter 4: every morning from 7 to 9 would be best",
   "Thursday 7 to 9 then",
   "Actually move the tax papers to Monday at 11",
   "that's it, thanks"],
  ["I want to finally call the dentist this week", "Friday at 8:30, ten minutes", "Can you make it 9 instead?", "Great. Next: run on Monday and Thursday at 6:30 in the morning", "And can you change the dentist to Thursday at 9?", "Did you change the dentist?", "I don't want that card", "What have I planned so far?", "Move the yoga class to Friday at 6pm", "And where does the gutter go? Tuesday afternoon maybe", "3 o'clock"],
  ["I need to write my CV, it's for a job that closes on Friday", "Open the old one and fix the dates, Tuesday evening at 7", "Not Tuesday, I said Thursday at 7!", "ok and I also want to ring Jo on Sunday at 5 because it's her birthday on Monday", "so what's planned?", "Is the CV thing in my calendar now?"],
  ["Let's plan the week", "Monday work 9-5\nTuesday work 9-5\nFriday off", "not much", "I'd say getting the spare room painted, because my sister comes on the 12th and it's full of boxes. Saturday at 2 for three hours.", "A long bath, Sunday at 8pm", "Can you move the painting to Sunday at 10?", "Change the bath to Saturday at 8pm"],
  ["I have two things: the car insurance and a present for Leo", "the car insurance", "tomorrow at 10", "the present", "I don't know, not before Thursday", "Thursday at 5", "what have I got so far?"],
];
for (const [n, own] of talks.entries())
  it(`talk ${n}`, async () => {
    const say = startTalk('plan', { sources: sourcesWith({ free: FREE, events: [] }), today: '2026-11-29', hour: 11, hasTalked: true });
    let out = `=== ${n}\n`;
    for (const message of own) {
      const reply = await say(message);
      out += `> ${message}\n< ${reply.text}\n  [${reply.choices.map(({ say }) => say).join(' | ')}] ${reply.progress ? `${reply.progress.exercise}/${reply.progress.step} ${JSON.stringify(reply.progress.kept).slice(0, 200)}` : ''} ${reply.exercise?.page && reply.exercise.id !== 'own-words' ? 'cards: ' + cardsOf(reply).join('; ') : ''}\n`;
    }
    process.stdout.write(out);
  });
