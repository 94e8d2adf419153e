import { writeFile } from 'node:fs/promises';
import { expect, test as base } from '@playwright/test';
import { answers, newAccount } from './actions.ts';
import { startDriver } from './webkit/driver.ts';
import { openSession, type Find, type WebDriver } from './webkit/webdriver.ts';

const WORDS = 'The light on the kitchen table this morning.';
const EVENT = 'A walk by the river';
const MESSAGE = 'I feel tired after a long week of deadlines';

const button = (name: string): Find => ({ selector: 'button, a', name });
const field = (name: string): Find => ({ selector: 'input, textarea', name });
const EDITOR = field('Today’s journal entry');
const MESSAGE_INPUT = field('Message');

/** Playwright's own WebKit is not to be had everywhere; WebKitGTK is driven by its own driver. */
const test = base.extend<{ webkit: WebDriver }>({
  webkit: async ({ baseURL }, use, testInfo) => {
    const driver = await startDriver(process.env['WEBKIT_DRIVER'] ?? 'WebKitWebDriver');
    try {
      const webkit = await openSession(driver.address, baseURL ?? '');
      testInfo.annotations.push({ type: 'WebKitGTK', description: webkit.version });
      await use(webkit);
      if (testInfo.status !== testInfo.expectedStatus)
        await writeFile(testInfo.outputPath('webkit.png'), await webkit.screenshot());
      await webkit.end();
    } finally {
      await driver.stop();
    }
  },
});

const textOf = (webkit: WebDriver, selector: string) =>
  webkit.run(
    (wanted) => [...document.querySelectorAll(wanted)].map(({ textContent }) => textContent),
    selector,
  );
const valueOf = (webkit: WebDriver) =>
  webkit.run(() => document.querySelector<HTMLTextAreaElement>('textarea[aria-label^="Today"]')?.value);
const expectText = (webkit: WebDriver, selector: string, text: string) =>
  expect.poll(() => textOf(webkit, selector)).toContain(text);

/** Sends a POST request from the page, as the user who is signed in. */
const post = (webkit: WebDriver, path: string, data: object) =>
  webkit.run(
    async (to, body) =>
      (await fetch(to, { method: 'POST', body, headers: { 'content-type': 'application/json' } })).status,
    path,
    JSON.stringify(data),
  );

/** Clicks once it can be clicked: an element that is missing or covered refuses, and nothing has happened. */
const click = (webkit: WebDriver, find: Find) => expect(() => webkit.click(find)).toPass();
const type = (webkit: WebDriver, find: Find, text: string) => expect(() => webkit.type(find, text)).toPass();

test('when somebody signs up in WebKit, then page, week and companion work there', async ({ webkit }) => {
  // Everything once, one after the other.
  test.slow();
  const { email, password } = newAccount();

  await test.step('read the landing page', async () => {
    await webkit.open('/');
    await expectText(webkit, 'h1', 'Design your life, not just your schedule.');
    expect(await webkit.errors()).toEqual([]);
  });

  await test.step('sign up', async () => {
    await click(webkit, button('Sign Up'));
    await type(webkit, field('Email Address'), email);
    await type(webkit, field('Password'), password);
    await type(webkit, field('Confirm Password'), password);
    await click(webkit, button('Create Account'));
    await expectText(webkit, 'form span', 'Step 1 of 6');
    expect(await webkit.errors()).toEqual([]);
    expect(await post(webkit, '/api/onboarding/complete', answers)).toBe(200);
    expect(await post(webkit, '/api/subscription/create', { promoCode: 'WELCOME100' })).toBe(201);
  });

  await test.step('write, and find it after a reload', async () => {
    await webkit.open('/app');
    await type(webkit, EDITOR, WORDS);
    await expectText(webkit, '[role="status"]', 'Saved');
    await webkit.reload();
    await expect.poll(() => valueOf(webkit)).toBe(WORDS);
    expect(await webkit.errors()).toEqual([]);
  });

  await test.step('see the week by its link, with an event at its hour', async () => {
    const day = await webkit.run(() => new Date().toLocaleDateString('sv'));
    const walk = {
      title: EVENT,
      startTime: `${day} 15:00:00`,
      endTime: `${day} 16:00:00`,
      description: null,
      color: '#2A9D8F',
      suggested: false,
    };
    expect(await post(webkit, '/api/calendar/events', walk)).toBe(201);
    await click(webkit, { selector: 'header a, header button', name: 'Plan' });
    await expect.poll(() => webkit.run(() => window.location.search)).toBe('?mode=plan');
    const tops = () =>
      webkit.run(
        (title, today) =>
          [`[aria-label^="${title},"]`, `[data-slot="${today}T15:00"]`].map((selector) => {
            const top = document.querySelector(selector)?.getBoundingClientRect().top;
            return top === undefined ? null : Math.round(top);
          }),
        EVENT,
        day,
      );
    const expectWeek = async () => {
      await expect
        .poll(() => webkit.run(() => document.querySelectorAll('[data-slot$="T15:00"]').length))
        .toBe(7);
      await expect.poll(async () => (await tops())[0]).not.toBeNull();
      const [event, slot] = await tops();
      expect(event).toBe(slot);
    };
    await expectWeek();
    await webkit.open('/app?mode=plan');
    await expectWeek();
    expect(await webkit.errors()).toEqual([]);
  });

  await test.step('talk to the companion, whose reply streams', async () => {
    await webkit.open('/app?mode=heal');
    await type(webkit, MESSAGE_INPUT, MESSAGE);
    await webkit.run(() => {
      const lengths: number[] = [];
      Object.assign(window, { replyLengths: lengths });
      new MutationObserver(() => {
        const reply = document.querySelector('[role="log"] [aria-busy="true"]')?.textContent ?? '';
        if (reply !== '' && reply !== 'Writing a reply' && reply.length !== lengths.at(-1))
          lengths.push(reply.length);
      }).observe(document.body, { childList: true, subtree: true, characterData: true });
    });
    await click(webkit, button('Send message'));
    await expect
      .poll(
        () =>
          webkit.run(
            () => document.querySelectorAll('[aria-label="Companion"]:is(article, [role="article"])').length,
          ),
        { timeout: 30_000 },
      )
      .toBe(1);
    const lengths = await webkit.run(() => (window as unknown as { replyLengths: number[] }).replyLengths);
    expect(lengths.length).toBeGreaterThan(3);
    expect(lengths).toEqual(lengths.toSorted((a, b) => a - b));
    expect(await webkit.errors()).toEqual([]);
  });
});
