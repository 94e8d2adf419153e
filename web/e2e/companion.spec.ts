import type { SendMessage, StreamPiece } from '@inkwell/contracts';
import type { Page } from '@playwright/test';
import { EXERCISE_STARTERS, KNOWS_ME, MY_WEEK } from '../src/features/chat/conversation/starters.ts';
import {
  createSubscriber,
  journalEditor,
  messageInput,
  openTab,
  signIn,
  signOut,
  stopNextReply,
} from './actions.ts';
import { allowConsoleErrors, expect, expectAccessible, expectNoSidewaysScroll, test } from './test.ts';

const list = (page: Page) => page.getByRole('log', { name: 'Conversation' });
const own = (page: Page) => list(page).getByRole('article', { name: 'You', exact: true });
const replies = (page: Page) => list(page).getByRole('article', { name: 'Companion', exact: true });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const REPLIED = { timeout: 30_000 };

async function openHeal(page: Page): Promise<void> {
  await createSubscriber(page);
  await page.goto('/app?mode=heal');
  await expect(messageInput(page)).toBeVisible();
}

/** Opens the app in write mode, with the companion in view. */
async function openWrite(page: Page): Promise<void> {
  await page.goto('/app');
  await expect(journalEditor(page)).toBeVisible();
  await openTab(page, 'Companion');
  await expect(messageInput(page)).toBeVisible();
}

/** Sends a message and waits for its reply, which is the `count`th. */
async function exchange(page: Page, text: string, count: number): Promise<void> {
  await messageInput(page).fill(text);
  await messageInput(page).press('Control+Enter');
  await expect(replies(page)).toHaveCount(count, REPLIED);
}

test('when a starter prompt is tapped, then its exercise begins, and can be read out and seen at every width', async ({
  page,
}) => {
  await openHeal(page);
  const starters = page.getByRole('list', { name: 'Ways to begin' }).getByRole('button');
  expect(await starters.count()).toBeLessThanOrEqual(4);
  await messageInput(page).fill('Half a thought');
  await starters.filter({ hasText: "Let's do the breathing" }).click();
  await expect(own(page)).toHaveText(["Let's do the breathing"]);
  await expect(replies(page)).toContainText('Paced breathing', REPLIED);
  await expect(messageInput(page)).toHaveValue('Half a thought');
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
});

test('when any starter prompt is sent, then it leads where it says', async ({ page }) => {
  await createSubscriber(page);
  /** Begins the conversation of a day of its own with this text. */
  const send = async (text: string, daysAgo: number) => {
    const date = new Date(Date.now() - daysAgo * 86_400_000).toISOString().slice(0, 10);
    const response = await page.request.post('/api/conversations/messages', {
      data: { content: text, mode: 'heal', date },
    });
    const pieces = (await response.text())
      .split('\n')
      .filter((line) => line.startsWith('data: '))
      .map((line) => JSON.parse(line.slice('data: '.length)) as StreamPiece);
    const end = pieces.find((piece) => piece.type === 'complete');
    const reply = pieces.map((piece) => (piece.type === 'content' ? piece.content : '')).join('');
    return { reply, exercise: end?.exercise?.id };
  };
  expect((await send(KNOWS_ME.text, 1)).reply).toMatch(/a finished book/i);
  expect((await send(MY_WEEK.text, 2)).reply).toMatch(/in the next seven days/);
  let daysAgo = 3;
  for (const [id, { text }] of Object.entries(EXERCISE_STARTERS)) {
    expect((await send(text, daysAgo)).exercise, text).toBe(id);
    daysAgo += 1;
  }
});

test(
  "when an exercise is tapped through to its end, then its words can be put onto today's page",
  { tag: '@phone' },
  async ({ page }) => {
    await createSubscriber(page);
    await openWrite(page);
    await exchange(page, "Let's find three good things", 1);
    await exchange(page, 'The soup was hot', 2);
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    await button(page, 'Pure luck').click();
    await expect(replies(page)).toHaveCount(3, REPLIED);
    await button(page, 'Just the one today').click();
    await expect(replies(page)).toHaveCount(4, REPLIED);
    await button(page, "Put it on today's page").click();
    await expect(button(page, "It's on today's page")).toBeVisible();
    await expectAccessible(page);
    await openTab(page, 'Journal');
    await expect(journalEditor(page)).toHaveValue(/The soup was hot[^]*Pure luck/);
    await page.reload();
    await expect(journalEditor(page)).toHaveValue(/The soup was hot[^]*Pure luck/);
  },
);

test("when somebody just writes on and leaves, then their lines can be put onto today's page", async ({
  page,
}) => {
  await createSubscriber(page);
  await openWrite(page);
  await exchange(page, 'The heron was back on the pond today', 1);
  await expect(replies(page).last()).toContainText('no language model is connected');
  await button(page, 'I just want to write').click();
  await expect(replies(page)).toHaveCount(2, REPLIED);
  await exchange(page, 'He stood there like a folded umbrella', 3);
  await exchange(page, 'I was late for work and stopped anyway', 4);
  await expect(replies(page).last()).not.toContainText('?');
  await exchange(page, 'good night', 5);
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await button(page, "Put it on today's page").last().click();
  await expect(button(page, "It's on today's page")).toBeVisible();
  await openTab(page, 'Journal');
  await expect(journalEditor(page)).toHaveValue(/The heron was back[^]*folded umbrella[^]*stopped anyway/);
  await page.reload();
  await expect(journalEditor(page)).not.toHaveValue(/I just want to write/);
});

test('when a reply is tried again, then the new one stands in its place', async ({ page }) => {
  await openHeal(page);
  await exchange(page, 'My sister moves to Lisbon', 1);
  await exchange(page, 'I will miss her', 2);
  let answer = () => {};
  const answered = new Promise<void>((resolve) => (answer = resolve));
  let sent: SendMessage | undefined;
  // Held until it is seen that the former reply is gone.
  await page.route('**/messages', async (route) => {
    sent = route.request().postDataJSON() as SendMessage;
    await answered;
    await route.continue();
  });
  await replies(page).last().hover();
  await button(page, 'Try again').click();
  await expect(replies(page)).toHaveCount(1);
  await expect.poll(() => sent?.content).toBe('I will miss her');
  expect(sent?.replaces).toBeDefined();
  answer();
  await expect(replies(page)).toHaveCount(2, REPLIED);
  await expect(own(page)).toHaveText(['My sister moves to Lisbon', 'I will miss her']);
  await page.reload();
  await expect(own(page)).toHaveText(['My sister moves to Lisbon', 'I will miss her']);
  await expect(replies(page)).toHaveCount(2);
});

test('when an earlier message is edited, then it and what followed are replaced, and the draft comes back', async ({
  page,
}) => {
  await openHeal(page);
  await exchange(page, 'My sister moves to Lisbon', 1);
  await exchange(page, 'I will miss her', 2);
  await messageInput(page).fill('Half a thought');
  const edit = button(page, 'Edit message').first();
  await own(page).first().hover();
  await edit.click();
  const box = page.getByRole('textbox', { name: 'Edit your message' });
  await expect(box).toBeFocused();
  await expect(page.getByText('Everything after this message will be replaced.')).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await page.keyboard.press('Escape');
  await expect(messageInput(page)).toHaveValue('Half a thought');
  await expect(edit).toBeFocused();

  await page.keyboard.press('Enter');
  await box.fill('My brother moves to Lisbon');
  await box.press('Control+Enter');
  await expect(own(page)).toHaveText(['My brother moves to Lisbon']);
  await expect(messageInput(page)).toHaveValue('Half a thought');
  await expect(replies(page)).toHaveCount(1, REPLIED);
  await page.reload();
  await expect(own(page)).toHaveText(['My brother moves to Lisbon']);
  await expect(replies(page)).toHaveCount(1);
  await expect(messageInput(page)).toHaveValue('Half a thought');
});

test(
  'when a reply is stopped, then its text stays, that is said below it, and it can be tried again',
  { tag: '@phone' },
  async ({ page }) => {
    await openHeal(page);
    // Its answer is the longest one.
    await messageInput(page).fill(KNOWS_ME.text);
    await stopNextReply(page);
    await messageInput(page).press('Control+Enter');
    await expect(page.getByText('Stopped', { exact: true })).toBeVisible();
    await expect(replies(page)).toContainText(/\w+/);
    await page.reload();
    await expect(page.getByText('Stopped', { exact: true })).toBeVisible();
    await expect(replies(page)).toContainText(/\w+/);
    await expect(button(page, 'Try again')).toHaveCSS('opacity', '1');
    await button(page, 'Try again').click();
    await expect(page.getByText('Stopped', { exact: true })).toHaveCount(0);
    await expect(replies(page)).toHaveCount(1, REPLIED);
    await expect(own(page)).toHaveCount(1);
  },
);

test.describe('around midnight', () => {
  test.use({ timezoneId: 'UTC' });

  for (const { mode, tag } of [
    { mode: 'write', tag: [] },
    { mode: 'heal', tag: '@phone' },
  ]) {
    test(
      `when midnight passes in ${mode} mode, then the conversation and a half-typed message stay, and it is said`,
      { tag },
      async ({ page }) => {
        const midnight = new Date().setUTCHours(0, 0, 0, 0);
        await page.clock.install({ time: midnight - 90_000 });
        if (mode === 'heal') {
          await openHeal(page);
        } else {
          await createSubscriber(page);
          await openWrite(page);
        }
        await exchange(page, 'It is late', 1);
        await messageInput(page).fill('Half a thought');
        await page.clock.fastForward('02:00');
        const line = page.getByText(/^A new day has begun\./);
        await expect(line).toBeVisible();
        await expect(own(page)).toHaveText(['It is late']);
        await expect(messageInput(page)).toHaveValue('Half a thought');
        await expectAccessible(page);
        await expectNoSidewaysScroll(page);

        await button(page, 'Go to today’s').click();
        await expect(line).toHaveCount(0);
        await expect(own(page)).toHaveCount(0);
        await expect(messageInput(page)).toHaveValue('Half a thought');
      },
    );
  }
});

test('when one signs out, then what is typed is gone from every tab', async ({
  page,
  context,
  consoleErrors,
}) => {
  const person = await createSubscriber(page);
  await page.goto('/app?mode=heal');
  await messageInput(page).fill('Nobody may read this');
  const otherTab = await context.newPage();
  await openWrite(otherTab);
  await messageInput(otherTab).fill('Nor this');
  // No conversation is open there.
  await otherTab.goto('/app/account');
  await expect(otherTab.getByRole('heading', { name: 'Account Settings' })).toBeVisible();

  await page.goto('/app?mode=plan');
  await signOut(page);
  const keys = (tab: Page) => tab.evaluate(() => JSON.stringify(sessionStorage));
  expect(await keys(page)).not.toContain('this');
  await expect.poll(() => keys(otherTab)).not.toContain('this');
  await expect(otherTab.getByRole('heading', { name: 'Account Settings' })).toBeHidden();

  await signIn(page, person);
  await expect(journalEditor(page)).toBeVisible();
  await page.goto('/app?mode=heal');
  await expect(messageInput(page)).toHaveValue('');
  // The other tab takes over the live stream of the first one, maybe before it hears that the session has ended, and asks
  // once more who is signed in when it shows the next page.
  allowConsoleErrors(consoleErrors, /401.*\/api\/(auth\/user|live)/);
});
