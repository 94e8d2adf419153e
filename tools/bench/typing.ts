/// <reference lib="dom" />

import { type Browser, chromium, type Locator, type Page } from 'playwright';

import { createPerson } from '../test/person.ts';
import { median } from './compare.ts';
import type { Figure } from './figures.ts';

const CHARACTERS = 50_000;
const KEYS = 120;
const PROMPT = '> Which walk do you know by heart?';
const SENTENCE = 'The path along the mill was wet, and nobody was about but us. ';
/** A frame at 60 a second. */
const MOST_MS = 16;

/** Typing in the middle and at the end of a long page in Chromium: how long the page is busy with a key. */
export async function benchTyping(base: string, chromiumPath: string): Promise<Figure[]> {
  const person = createPerson(base);
  await person.join();
  const words = SENTENCE.repeat(Math.ceil(CHARACTERS / SENTENCE.length)).slice(0, CHARACTERS);
  const paragraphs = words.replace(/(.{600}\S*) /g, '$1\n\n');
  const date = new Date().toISOString().slice(0, 10);
  await person.post('journal-entries', { date, content: `${PROMPT}\n\n${paragraphs}` });
  const browser = await chromium.launch({ executablePath: chromiumPath, args: ['--no-sandbox'] });
  try {
    const page = await openPage(browser, base, person.cookie());
    const times = await typeKeys(page);
    return [
      {
        name: `a key typed on a page of ${CHARACTERS} characters, median`,
        value: median(times),
        spread: [Math.min(...times), Math.max(...times)],
        unit: 'ms',
        atMost: MOST_MS,
      },
    ];
  } finally {
    await browser.close();
  }
}

async function openPage(browser: Browser, base: string, cookie: string): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, timezoneId: 'Etc/UTC' });
  const [name = '', value = ''] = cookie.split('=');
  await context.addCookies([{ name, value, url: base }]);
  const page = await context.newPage();
  await page.goto(`${base}/app`);
  await page.getByRole('blockquote').waitFor();
  await page.waitForLoadState('networkidle');
  return page;
}

/** Notes the ms from each key until the page has taken it in and laid it out. */
const timeKeys = (editor: Locator): Promise<void> =>
  editor.evaluate((textarea) => {
    const state = window as unknown as { keyTimes: number[] };
    state.keyTimes = [];
    let began = 0;
    const { port1, port2 } = new MessageChannel();
    window.addEventListener('keydown', () => (began = performance.now()), { capture: true });
    // A task of its own, so that everything that the key has caused is done by then.
    window.addEventListener('input', () => port2.postMessage(null));
    port1.onmessage = () => {
      if (textarea.scrollHeight > 0) state.keyTimes.push(performance.now() - began);
    };
  });

/** Types in the middle of the text, then at its end. */
async function typeKeys(page: Page): Promise<number[]> {
  const editor = page.getByRole('textbox', { name: 'Today’s journal entry' });
  await timeKeys(editor);
  for (let key = 0; key < KEYS; key += 1) {
    if (key === 0) await placeCaret(editor, 0.5);
    if (key === KEYS / 2) await placeCaret(editor, 1);
    await page.keyboard.press('e');
    await page.waitForFunction(
      (count) => (window as unknown as { keyTimes: number[] }).keyTimes.length > count,
      key,
    );
  }
  return page.evaluate(() => (window as unknown as { keyTimes: number[] }).keyTimes);
}

const placeCaret = (editor: Locator, part: number): Promise<void> =>
  editor.evaluate((element, at) => {
    const textarea = element as HTMLTextAreaElement;
    const caret = Math.floor(textarea.value.length * at);
    textarea.focus();
    textarea.setSelectionRange(caret, caret);
  }, part);
