import type { Locator, Page } from '@playwright/test';
import { createSubscriber } from './actions.ts';
import { expect, test } from './test.ts';
import { dayFromToday, event, plan } from './week.ts';

test.use({ timezoneId: 'Etc/UTC' });

const day = dayFromToday(14);

const boxOf = async (locator: Locator) => {
  const box = await locator.boundingBox();
  if (!box) throw new Error('It is not drawn');
  return box;
};

const slot = (page: Page, time: string) => page.locator(`[data-slot="${day}T${time}"]`);

/** Between which hours of its day something is drawn, by the boxes of that day's hours; to a twentieth of an hour. */
const placeOf = (drawn: Locator) =>
  drawn.evaluate((element, hour) => {
    const first = document.querySelector(`[data-slot="${hour}"]`)?.getBoundingClientRect();
    if (!first) throw new Error('The hours are not drawn');
    const { top, bottom } = element.getBoundingClientRect();
    const hoursTo = (y: number) => Math.round(((y - first.top) / first.height) * 20) / 20;
    return { from: hoursTo(top), to: hoursTo(bottom) };
  }, `${day}T00:00`);

/** Sets the font size of the browser's settings, in px. */
async function setFontSize(page: Page, px: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Page.setFontSizes', { fontSizes: { standard: px, fixed: px } });
}

/** A window of 1440 × 900 px as each zoom shows it, and one as each font size of the browser does. */
const CASES = [
  { name: 'a font of 12 px', font: 12, width: 1440, height: 900 },
  { name: 'a font of 20 px', font: 20, width: 1440, height: 900 },
  { name: 'a font of 32 px', font: 32, width: 1440, height: 900 },
  { name: 'a zoom of 80 %', font: 16, width: 1800, height: 1125 },
  { name: 'a zoom of 250 %', font: 16, width: 576, height: 360 },
  { name: 'a zoom of 400 %', font: 16, width: 320, height: 256 },
];

test('when the font or the zoom is another, then events stand at their hours and go where they are dragged', async ({
  page,
}) => {
  await createSubscriber(page);
  await plan(page, 'Swim', '18:00', '19:00', { day });
  await plan(page, 'Call', '20:30', '20:45', { day });
  for (const { name, font, width, height } of CASES)
    await test.step(name, async () => {
      await setFontSize(page, font);
      await page.setViewportSize({ width, height });
      await page.goto(`/app?mode=plan&week=${day}`);
      await expect(event(page, 'Swim')).toBeVisible();
      // It opens a little above seven, or as near to that as it scrolls.
      const hours = page.locator('div', { has: slot(page, '07:00') }).and(page.locator('.overflow-y-auto'));
      const distance = await hours.evaluate(({ scrollTop, scrollHeight, clientHeight }) =>
        Math.abs(scrollTop - Math.min((6.75 / 24) * scrollHeight, scrollHeight - clientHeight)),
      );
      expect(distance).toBeLessThan(1.5);

      expect(await placeOf(event(page, 'Swim'))).toEqual({ from: 18, to: 19 });
      expect(await placeOf(event(page, 'Call'))).toMatchObject({ from: 20.5 });
      await slot(page, '17:00').evaluate((element) => element.scrollIntoView({ block: 'start' }));
      const from = await boxOf(event(page, 'Swim'));
      const to = await boxOf(slot(page, '17:00'));
      const x = from.x + 12;
      await page.mouse.move(x, from.y + from.height / 2);
      await page.mouse.down();
      await page.mouse.move(x, to.y + to.height, { steps: 4 });
      const ghost = page.locator('[data-ghost]');
      await expect(ghost).toContainText('5:30 PM to 6:30 PM');
      // It is drawn there one frame later.
      await expect.poll(() => placeOf(ghost)).toEqual({ from: 17.5, to: 18.5 });
      await page.keyboard.press('Escape');
      await page.mouse.up();
    });
});
