import { describe, expect, it } from 'vitest';
import { sourcesWith, startTalk } from './program-talk.ts';

/** A Sunday. */
const SUNDAY = '2026-11-29';
const FREE = [
  '2026-11-29',
  '2026-11-30',
  '2026-12-01',
  '2026-12-02',
  '2026-12-03',
  '2026-12-04',
  '2026-12-05',
].map((day) => ({ day, from: '06:00', to: '22:00' }));

/** The last reply of a talk, in a week that is free. */
async function reply(...messages: string[]) {
  const sources = sourcesWith({ free: FREE, events: [] });
  const say = startTalk('plan', { sources, today: SUNDAY, hour: 11 });
  let last = await say(messages[0] ?? '');
  for (const message of messages.slice(1)) last = await say(message);
  return last;
}

describe('a day of the month', () => {
  it.each([
    [
      "Knock at Mrs Adeyemi's with a cake on Sunday the 6th at 4",
      "Knock at Mrs Adeyemi's with a cake",
      'Sunday, 6 December at 4 PM',
    ],
    ['Dentist the 12th at 9', 'Dentist', 'Saturday, 12 December at 9 AM'],
    ['Ring the bank on Saturday, the 5th, at 10', 'Ring the bank', 'Saturday at 10 AM'],
    ['Send the invoice on the 31st at 10', 'Send the invoice', 'Thursday, 31 December at 10 AM'],
    [
      'Physio on the 12th and the 14th at 10',
      'Physio',
      'Saturday, 12 December and Monday, 14 December at 10 AM',
    ],
    ['Ring the 2nd garage tomorrow at ten past eight', 'Ring the 2nd garage', 'Tomorrow at 8:10 AM'],
  ])('when it is said in “%s”, then the card is of that day', async (told, title, when) => {
    expect((await reply(told)).exercise?.page).toBe(`${title}\nwhen: ${when}`);
  });
});
