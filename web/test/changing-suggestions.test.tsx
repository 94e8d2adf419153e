import { screen, waitFor, within } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { dayAndTime } from '../src/lib/time.ts';
import { failure } from './mock-server.ts';
import {
  ACCEPT,
  answersRecorded,
  card,
  inDays,
  lunch,
  reload,
  say,
  serve,
  STORED_UNDER,
  walk,
} from './suggestion-server.tsx';

/** Of this zone. */
const atLocal = (iso: string, time: string) => {
  const day = new Date(iso);
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  day.setHours(hour, minute, 0, 0);
  return day.toISOString();
};
const noon = { ...lunch, suggestedTime: atLocal(inDays(3), '12:00') };

const field = (name: string) => screen.findByRole<HTMLInputElement>('textbox', { name });
const button = (name: string) => screen.getByRole('button', { name });

async function startChange(user: UserEvent, title = noon.title): Promise<void> {
  await user.click(within(await card(title)).getByRole('button', { name: 'Change' }));
  await field('Title');
}

async function retype(user: UserEvent, name: string, text: string): Promise<void> {
  await user.clear(await field(name));
  await user.type(await field(name), text);
}

describe('changing a suggestion', () => {
  it('when its title and hour are changed, then that is scheduled, recorded and said', async () => {
    const api = serve([noon]);
    const user = await say();
    await startChange(user);
    expect(document.activeElement).toBe(await field('Title'));
    expect((await field('Start time')).value).toBe('12:00 PM');
    expect((await field('End time')).value).toBe('1:30 PM');
    await retype(user, 'Title', ' Soup with Ida ');
    await retype(user, 'Start time', '6pm');
    expect((await field('End time')).value).toBe('7:30 PM');
    await retype(user, 'End time', '7pm');
    await user.click(button('Schedule'));

    const suggestedTime = atLocal(noon.suggestedTime, '18:00');
    const time = dayAndTime(suggestedTime);
    expect(await screen.findByText('Event Scheduled')).toBeTruthy();
    expect(screen.getByText(`"Soup with Ida" has been added to your calendar for ${time}`)).toBeTruthy();
    expect(api.requestsTo(ACCEPT).map(({ payload }) => payload)).toEqual([
      { suggestion: { ...noon, title: 'Soup with Ida', suggestedTime, duration: 60 } },
    ]);
    expect(answersRecorded(api)).toEqual([`Yes, please schedule "Soup with Ida" for ${time}`]);
    expect(screen.queryByRole('button', { name: 'Schedule' })).toBeNull();
    expect(sessionStorage.getItem(STORED_UNDER)).toBeNull();
  });

  it('when nothing was changed in the fields, then it is scheduled as suggested, to the second', async () => {
    const api = serve([lunch]);
    const user = await say();
    await startChange(user);
    await user.click(button('Schedule'));
    expect(await screen.findByText('Event Scheduled')).toBeTruthy();
    expect(api.requestsTo(ACCEPT).map(({ payload }) => payload)).toEqual([{ suggestion: lunch }]);
  });

  it('when Enter is pressed in a field of one of several, then it is scheduled, and the next one has the focus', async () => {
    const api = serve([noon, walk]);
    const user = await say();
    await startChange(user);
    await user.keyboard('Soup{Enter}');
    const next = await card(walk.title);
    await waitFor(() => expect(document.activeElement).toBe(next));
    expect(api.requestsTo(ACCEPT)).toHaveLength(1);
    expect(within(next).getByRole('button', { name: 'Change' })).toBeTruthy();
  });

  it('when it is cancelled, then the card is as suggested, its button has the focus, and nothing of it is kept', async () => {
    const api = serve([noon]);
    const user = await say();
    await startChange(user);
    await retype(user, 'Title', 'Soup');
    await user.click(button('Cancel'));
    expect(screen.queryByRole('textbox', { name: 'Title' })).toBeNull();
    expect(document.activeElement).toBe(button('Change'));
    expect(screen.getByText(dayAndTime(noon.suggestedTime))).toBeTruthy();
    await startChange(user);
    expect((await field('Title')).value).toBe(noon.title);
    await user.click(button('Cancel'));
    reload();
    await card(noon.title);
    expect(screen.queryByRole('textbox', { name: 'Title' })).toBeNull();
    expect(api.requestsTo(ACCEPT)).toEqual([]);
  });

  it.each([
    ['its title is blank', 'Title', ' ', 'Write a title'],
    ['its end is before its start', 'End time', '11am', 'Must be after the start'],
    ['it is too short', 'End time', '12:04', 'Must be 5 minutes after the start or more'],
    ['its day has passed', 'Date', 'yesterday', 'This time has passed'],
    ['its day cannot be read', 'Date', 'some day', "Write a day such as 'tomorrow' or 'Nov 25'"],
  ])(
    'when %s, then its field says so and has the focus, and nothing is sent',
    async (_, name, text, error) => {
      const api = serve([noon]);
      const user = await say();
      await startChange(user);
      await retype(user, name, text);
      for (const submit of [() => user.keyboard('{Enter}'), () => user.click(button('Schedule'))]) {
        await submit();
        expect(screen.getByRole('alert').textContent).toBe(error);
        expect(document.activeElement).toBe(await field(name));
      }
      expect(api.requestsTo(ACCEPT)).toEqual([]);
      await user.click(button('Cancel'));
      expect(screen.queryByText(error)).toBeNull();
    },
  );

  it('when its time has passed, then its field says so in place of the toast, and another day is scheduled', async () => {
    const past = { ...noon, suggestedTime: inDays(-1) };
    const api = serve([past]);
    const user = await say();
    await startChange(user);
    await user.click(button('Schedule'));
    expect(screen.getByRole('alert').textContent).toBe('This time has passed');
    expect(screen.queryByText('Time Has Passed')).toBeNull();
    await retype(user, 'Date', 'tomorrow');
    await user.click(button('Schedule'));
    expect(await screen.findByText('Event Scheduled')).toBeTruthy();
    expect(api.requestsTo(ACCEPT)).toHaveLength(1);
  });

  it('when it goes on after midnight, then the end says on which day', async () => {
    const api = serve([noon]);
    const user = await say();
    await startChange(user);
    await retype(user, 'Start time', '11:30pm');
    expect((await field('End time')).value).toBe('1:00 AM');
    await retype(user, 'End time', '12:15 am');
    const hint = (await field('End time')).getAttribute('aria-describedby') ?? '';
    expect(document.getElementById(hint)?.textContent).toMatch(/^On \w{3}, /);
    await user.click(button('Schedule'));
    await screen.findByText('Event Scheduled');
    expect(api.requestsTo(ACCEPT)[0]?.payload).toMatchObject({ suggestion: { duration: 45 } });
  });

  it('when the page is loaded again, then what is typed is in the fields still, also past the suggested time', async () => {
    const soon = { ...noon, suggestedTime: inDays(-1) };
    const api = serve([soon, walk]);
    const user = await say();
    await startChange(user);
    await retype(user, 'Title', 'Soup');
    await retype(user, 'Date', 'tomorrow');
    await retype(user, 'Start time', '18:45');
    reload();
    expect((await field('Title')).value).toBe('Soup');
    expect((await field('Start time')).value).toBe('6:45 PM');
    expect(document.activeElement).not.toBe(await field('Title'));
    await userEvent.click(button('Schedule'));
    expect(await screen.findByText('Event Scheduled')).toBeTruthy();
    expect(api.requestsTo(ACCEPT)[0]?.payload).toMatchObject({
      suggestion: { id: soon.id, title: 'Soup', suggestedTime: atLocal(inDays(1), '18:45'), duration: 90 },
    });
    expect(within(await card(walk.title)).getByRole('button', { name: 'Change' })).toBeTruthy();
  });

  it('when scheduling fails, then that is said, and the fields stay as they are', async () => {
    let isAway = true;
    serve([noon], {
      [ACCEPT]: () => (isAway ? failure(503, 'unavailable', 'away') : { status: 201, body: {} }),
    });
    const user = await say();
    await startChange(user);
    await retype(user, 'Title', 'Soup');
    await user.click(button('Schedule'));
    expect(await screen.findByText('Failed to process calendar suggestion')).toBeTruthy();
    expect((await field('Title')).value).toBe('Soup');
    isAway = false;
    await user.click(button('Schedule'));
    expect(await screen.findByText('Event Scheduled')).toBeTruthy();
  });
});
