/**
 * Takes the pictures of the landing page from a running Inkwell: three modes, light and dark, as WebP.
 * `BASE_URL` and `CHROMIUM_PATH` as in playwright.config.ts.
 */
import { writeFile } from 'node:fs/promises';
import { chromium, type Page } from '@playwright/test';
import { createSubscriber, journalEditor, messageInput, post } from './actions.ts';

const FOLDER = new URL('../src/app/landing-pictures/', import.meta.url);
const PICTURE = { width: 1280, height: 960 };
/** CSS pixels across each picture; from 768 the calendar shows the whole week. */
const WIDTHS = { write: 640, heal: 640, plan: 800 } as const;
const DAY_MS = 86_400_000;

const PAGE_TEXT = `The lake was flat this morning, and I took the long way round. Somewhere after the boathouse I noticed that I had stopped counting what is left to do.

I want more mornings like this one, and fewer evenings with the laptop on my knees. Saturday belongs to the garden.

Tonight: tea, the blue chair, ten pages. Nothing else.`;
const MESSAGE = 'I was short with my sister today, and I feel awful.';

/** Weekday from Monday, start and end hour, title, colour. */
const WEEK: readonly [number, number, number, string, string][] = [
  [0, 9, 11, 'Writing', '#E76F51'],
  [0, 13, 14, 'Lunch, Elin', '#2A9D8F'],
  [1, 8, 9, 'Lake walk', '#2A9D8F'],
  [1, 10, 12, 'Chapter three', '#E76F51'],
  [2, 9, 11, 'Writing', '#E76F51'],
  [2, 14, 15, 'Call Mum', '#F4A261'],
  [3, 8, 9, 'Lake walk', '#2A9D8F'],
  [3, 12, 13, 'Yoga', '#F4A261'],
  [4, 9, 11, 'Writing', '#E76F51'],
  [4, 13, 15, 'Afternoon off', '#F4A261'],
  [5, 10, 13, 'Garden', '#2A9D8F'],
  [6, 10, 11, 'Plan the week', '#F4A261'],
];

async function fill(page: Page): Promise<void> {
  await createSubscriber(page);
  const now = new Date();
  const monday = Date.UTC(now.getFullYear(), now.getMonth(), now.getDate() - ((now.getDay() + 6) % 7));
  for (const [weekday, from, to, title, color] of WEEK) {
    const day = new Date(monday + weekday * DAY_MS).toISOString().slice(0, 10);
    const at = (hour: number) => `${day} ${String(hour).padStart(2, '0')}:00:00`;
    await post(page, '/api/calendar/events', {
      title,
      startTime: at(from),
      endTime: at(to),
      description: null,
      color,
      suggested: false,
    });
  }
  await page.goto('/app');
  await journalEditor(page).fill(PAGE_TEXT);
  await page.getByText('Saved', { exact: true }).waitFor();
  await page.goto('/app?mode=heal');
  await messageInput(page).fill(MESSAGE);
  await messageInput(page).press('Control+Enter');
  await page.getByRole('log').getByRole('article', { name: 'Companion' }).waitFor();
  await page.getByRole('button', { name: 'Stop' }).waitFor({ state: 'hidden' });
}

/** Chromium encodes WebP, so that no image library is needed. */
async function toWebP(page: Page, png: Buffer): Promise<Buffer> {
  const url = await page.evaluate(async (bytes) => {
    const image = await createImageBitmap(await (await fetch(`data:image/png;base64,${bytes}`)).blob());
    const canvas = document.createElement('canvas');
    canvas.width = image.width;
    canvas.height = image.height;
    canvas.getContext('2d')?.drawImage(image, 0, 0);
    return canvas.toDataURL('image/webp', 0.6);
  }, png.toString('base64'));
  return Buffer.from(url.slice(url.indexOf(',') + 1), 'base64');
}

const executablePath = process.env['CHROMIUM_PATH'];
const browser = await chromium.launch({
  args: ['--no-sandbox'],
  ...(executablePath ? { executablePath } : {}),
});
const baseURL = process.env['BASE_URL'] ?? 'http://localhost:3000';
const person = await browser.newContext({ baseURL });
await fill(await person.newPage());
const storageState = await person.storageState();
const blank = await browser.newPage();

for (const mode of ['write', 'heal', 'plan'] as const) {
  for (const colorScheme of ['light', 'dark'] as const) {
    const width = WIDTHS[mode];
    const height = (width * PICTURE.height) / PICTURE.width;
    const page = await browser.newPage({
      baseURL,
      storageState,
      colorScheme,
      reducedMotion: 'reduce',
      viewport: { width, height },
      deviceScaleFactor: PICTURE.width / width,
    });
    await page.goto(`/app?mode=${mode}`, { waitUntil: 'networkidle' });
    // Takes the focus ring off the field.
    await page.getByRole('heading', { level: 1 }).click();
    // Header and mode bar are cut off: the window grows by what they take.
    const bars = height - ((await page.getByRole('main').boundingBox())?.height ?? 0);
    await page.setViewportSize({ width, height: height + bars });
    const main = await page.getByRole('main').boundingBox();
    const png = await page.screenshot({ clip: { x: main?.x ?? 0, y: main?.y ?? 0, width, height } });
    const webp = await toWebP(blank, png);
    await writeFile(new URL(`${mode}-${colorScheme}.webp`, FOLDER), webp);
    process.stdout.write(`${mode}-${colorScheme}.webp ${webp.length} bytes\n`);
    await page.close();
  }
}
await browser.close();
