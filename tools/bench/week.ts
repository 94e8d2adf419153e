/// <reference lib="dom" />

import mongoose from 'mongoose';
import { type Browser, chromium, type Page } from 'playwright';

import { createPerson, type Person } from '../test/person.ts';
import { median } from './compare.ts';
import type { Figure } from './figures.ts';
import { compareTimes } from './reads.ts';

const DAY_MS = 86_400_000;
const WEEK_DAYS = 7;
const FEW_EVENTS = 500;
const MANY_EVENTS = 50_000;
/** Of them, those in the week that is read. */
const READ_EVENTS = 21;
const DRAWN_EVENTS = 300;
const CPU_SLOW_DOWN = 4;
const DRAWINGS = 5;
/** From this length on Chromium counts a task as long. */
const LONG_TASK_MS = 50;

const dayFromToday = (days: number): string =>
  new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10);

/** The Monday of next week, so that the hour of the measurement changes nothing. */
function nextMonday(): string {
  const weekday = new Date().getUTCDay();
  return dayFromToday((8 - weekday) % 7 || 7);
}

const dayAfter = (day: string, days: number): string =>
  new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10);

/** Plans events of half an hour, spread over the days and hours of the week from a Monday. */
async function planWeek(person: Person, monday: string, count: number): Promise<void> {
  for (let index = 0; index < count; index += 1) {
    const day = dayAfter(monday, index % WEEK_DAYS);
    const hour = String(Math.floor(index / WEEK_DAYS) % 24).padStart(2, '0');
    await person.post('calendar/events', {
      title: `A walk, number ${index}`,
      startTime: `${day} ${hour}:00:00`,
      endTime: `${day} ${hour}:30:00`,
      description: null,
      color: '#2A9D8F',
      suggested: false,
    });
  }
}

/**
 * Reads a week of somebody with many events and of somebody with few, and as many in the week.
 *
 * @param mongoUri the calendar's database: events outside of the week are added there, since none of them is read
 */
export async function benchRanges(base: string, mongoUri: string): Promise<Figure[]> {
  const connection = await mongoose.createConnection(mongoUri).asPromise();
  const events = connection.collection<StoredEvent>('events');
  const monday = nextMonday();
  const range = new URLSearchParams({
    from: new Date(monday).toISOString(),
    to: new Date(dayAfter(monday, WEEK_DAYS)).toISOString(),
  });
  const weekOfPersonWith = async (count: number) => {
    const person = createPerson(base);
    await person.join();
    await planWeek(person, monday, READ_EVENTS);
    const newest = await events.find().sort({ $natural: -1 }).limit(1).next();
    if (!newest) throw new Error('no event was stored');
    await events.insertMany(
      Array.from({ length: count - READ_EVENTS }, (_, index) => atOtherTime(newest, monday, index)),
    );
    return {
      url: `${base}/api/calendar/events?${range}`,
      headers: { cookie: person.cookie(), 'x-timezone': 'UTC' },
    };
  };
  try {
    const [many, few] = [await weekOfPersonWith(MANY_EVENTS), await weekOfPersonWith(FEW_EVENTS)];
    const times = await compareTimes(many, few);
    return [
      {
        name: `a week of somebody with ${MANY_EVENTS} events, of one with ${FEW_EVENTS}`,
        value: times.target / times.bare,
        unit: 'ratio',
        atMost: 1.5,
        note: `${times.target.toFixed(2)} and ${times.bare.toFixed(2)} ms`,
      },
    ];
  } finally {
    await connection.close();
  }
}

interface StoredEvent {
  _id: string;
  startTime: Date;
  endTime: Date;
}

/** The same event with another id, an hour long, years before the week or after it. */
function atOtherTime(event: StoredEvent, monday: string, index: number): StoredEvent {
  const weeks = (index % 2 === 0 ? 1 : -1) * (2 + (index % 500));
  const startTime = new Date(Date.parse(monday) + weeks * WEEK_DAYS * DAY_MS + (index % 160) * 3_600_000);
  return {
    ...event,
    _id: new mongoose.Types.ObjectId().toHexString(),
    startTime,
    endTime: new Date(startTime.getTime() + 3_600_000),
  };
}

/** The week of 300 events in Chromium: how long it takes to draw, and to drag in on a processor slowed down four times. */
export async function benchWeek(base: string, chromiumPath: string): Promise<Figure[]> {
  const person = createPerson(base);
  await person.join();
  const monday = nextMonday();
  await planWeek(person, monday, DRAWN_EVENTS);
  const browser = await chromium.launch({ executablePath: chromiumPath, args: ['--no-sandbox'] });
  try {
    const page = await openWeekBefore(browser, base, person, monday);
    const drawn = await drawings(page);
    const devTools = await page.context().newCDPSession(page);
    await devTools.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOW_DOWN });
    const drawnSlowly = await drawings(page);
    // What the drawings left in memory is not the drag's to collect.
    await devTools.send('HeapProfiler.collectGarbage');
    const longest = await longestTaskOfDrag(page);
    return [
      {
        name: `drawing a week of ${DRAWN_EVENTS} events, median`,
        value: median(drawn),
        spread: [Math.min(...drawn), Math.max(...drawn)],
        unit: 'ms',
        atMost: 100,
        note: `${median(drawnSlowly).toFixed()} ms on a processor ${CPU_SLOW_DOWN} times slower`,
      },
      {
        name: `longest task while one of ${DRAWN_EVENTS} events is dragged, processor ${CPU_SLOW_DOWN} times slower`,
        value: longest,
        unit: 'ms',
        atMost: LONG_TASK_MS,
        note: `0: none of ${LONG_TASK_MS} ms or more`,
      },
    ];
  } finally {
    await browser.close();
  }
}

async function openWeekBefore(browser: Browser, base: string, person: Person, monday: string): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, timezoneId: 'Etc/UTC' });
  const [name = '', value = ''] = person.cookie().split('=');
  await context.addCookies([{ name, value, url: base }]);
  const page = await context.newPage();
  // The week beside it is read ahead, so that what is measured is the drawing.
  const readAhead = page.waitForResponse((response) => response.url().includes(encodeURIComponent(monday)));
  await page.goto(`${base}/app?mode=plan&week=${dayAfter(monday, -WEEK_DAYS)}`);
  await readAhead;
  await page.waitForLoadState('networkidle');
  return page;
}

/** The ms from the click that turns to the full week until it is on the screen, several times. */
async function drawings(page: Page): Promise<number[]> {
  const times: number[] = [];
  // The first time compiles the code, as the first time in a browser does; it is counted as well.
  for (let count = 0; count < DRAWINGS; count += 1) {
    times.push(await page.getByRole('button', { name: 'Next week' }).evaluate(timeToPaint));
    await page.waitForFunction(
      (events) => document.querySelectorAll('[data-event]').length === events,
      DRAWN_EVENTS,
    );
    await page.getByRole('button', { name: 'Previous week' }).click();
    await page.waitForFunction(() => document.querySelectorAll('[data-event]').length === 0);
  }
  return times;
}

/** Runs in the page: clicks, and answers after the frame in which the events that can be seen stand, all in one. */
async function timeToPaint(button: Element): Promise<number> {
  const began = performance.now();
  (button as HTMLElement).click();
  for (let frame = 0; frame < 300; frame += 1) {
    await new Promise(requestAnimationFrame);
    if (!document.querySelector('[data-event]')) continue;
    // A task after the frame begins when it is painted.
    await new Promise((resolve) => setTimeout(resolve));
    return performance.now() - began;
  }
  throw new Error('The week was not drawn');
}

async function longestTaskOfDrag(page: Page): Promise<number> {
  await page.getByRole('button', { name: 'Next week' }).click();
  await page
    .locator('[data-event]')
    .nth(DRAWN_EVENTS - 1)
    .waitFor({ state: 'attached' });
  await page.evaluate(() => {
    const state = window as unknown as { longestTask: number };
    state.longestTask = 0;
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) state.longestTask = Math.max(state.longestTask, duration);
    }).observe({ type: 'longtask' });
  });
  const box = await page.locator('[data-event]').nth(100).boundingBox();
  if (!box) throw new Error('No event is drawn');
  await page.mouse.move(box.x + 10, box.y + 10);
  await page.mouse.down();
  await page.mouse.move(box.x + 300, box.y + 200, { steps: 60 });
  await page.mouse.move(box.x + 10, box.y + 40, { steps: 60 });
  // Nothing is dropped: what is measured is the drag.
  await page.keyboard.press('Escape');
  await page.mouse.up();
  return page.evaluate(() => (window as unknown as { longestTask: number }).longestTask);
}
