import { fireEvent, renderHook, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { failure, ok } from './mock-server.ts';
import { useToast } from '../src/ui/toast.ts';
import { addUtilities } from './utilities.ts';
import { field, nextButton, storedDraft, renderWizardAt } from './wizard.ts';

const TODAY = '2026-11-21';
// Only Date is faked; timers stay real.
beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: new Date(`${TODAY}T12:00:00`) }));
afterEach(() => void vi.useRealTimers());

describe('the birth date and time', () => {
  it('when nothing is chosen, then every part shows its options, and the year is a number from 1900 on', async () => {
    await renderWizardAt(1, {
      birth_month: '',
      birth_day: '',
      birth_year: '',
      birth_hour: '',
      birth_minute: '',
      birth_period: '',
    });
    const optionsOf = (label: string) =>
      [...screen.getByLabelText<HTMLSelectElement>(label).options].slice(1).map(({ text }) => text);
    expect(optionsOf('Month').filter((_, index) => index % 11 === 0)).toEqual(['January', 'December']);
    expect(optionsOf('Day')).toHaveLength(31);
    expect(optionsOf('Hour').join(' ')).toBe('1 2 3 4 5 6 7 8 9 10 11 12');
    expect(optionsOf('Minute').filter((_, index) => index % 59 === 0)).toEqual(['00', '59']);
    expect(optionsOf('AM or PM')).toEqual(['AM', 'PM']);
    expect(field('Year')).toMatchObject({ type: 'number', min: '1900', max: '2026', value: '' });
    expect(nextButton().disabled).toBe(true);
  });

  it.each([
    ['Month', 'birth_month', '2'],
    ['Day', 'birth_day', '1'],
    ['Hour', 'birth_hour', '1'],
    ['Minute', 'birth_minute', '01'],
    ['AM or PM', 'birth_period', 'PM'],
  ])('when %s alone is missing, then the step is not valid', async (label, part, value) => {
    const { user } = await renderWizardAt(1, { [part]: '' });
    expect(nextButton().disabled).toBe(true);
    await user.selectOptions(field(label), value);
    expect(nextButton().disabled).toBe(false);
  });

  it('when a month has no such day, then the chosen day is cleared', async () => {
    const { user } = await renderWizardAt(1, { birth_month: '', birth_day: '31' });
    await user.selectOptions(field('Month'), 'April');
    expect(field('Day').value).toBe('');
    expect(within(field('Day')).queryByRole('option', { name: '31' })).toBeNull();
    expect(nextButton().disabled).toBe(true);
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('when more than four digits are typed, then the first four are the year', async () => {
    const { user } = await renderWizardAt(1, { birth_year: '' });
    await user.type(field('Year'), '199');
    expect(nextButton().disabled).toBe(true);
    await user.type(field('Year'), '05');
    expect(field('Year').value).toBe('1990');
    expect(nextButton().disabled).toBe(false);
  });

  it.each(['e', 'E', '-', '+', '.', ',', ' '])(
    'when %o is typed into the year, then it is rejected',
    async (key) => {
      const { user } = await renderWizardAt(1, { birth_year: '' });
      const said: boolean[] = [];
      // Checked while bubbling, after the field's own listener.
      field('Year').parentElement?.addEventListener('beforeinput', (event) => {
        said.push(event.defaultPrevented);
      });
      await user.type(field('Year'), `1${key}9`);
      expect(said).toEqual([false, true, false]);
      expect(field('Year').value).toBe('19');
    },
  );

  it.each([
    ['1e3', ''],
    ['-1990', ''],
    ['19.9', ''],
    ['1990', '1990'],
    ['19905', '1990'],
  ])('when %o is pasted into the year, then its value is %o', async (text, year) => {
    const { user } = await renderWizardAt(1, { birth_year: '' });
    await user.click(field('Year'));
    await user.paste(text);
    expect(field('Year').value).toBe(year);
  });

  it('when the wheel is turned over the year, then it does not change', async () => {
    await renderWizardAt(1);
    field('Year').focus();
    fireEvent.wheel(field('Year'), { deltaY: 100 });
    expect(document.activeElement).not.toBe(field('Year'));
    expect(field('Year').value).toBe('1990');
  });

  it.each([
    ['1899', 'The year has to be 1900 or later.'],
    ['2027', 'This date is still to come.'],
    ['202', 'The year needs four digits.'],
  ])('when the year is %s, then an error is shown', async (year, text) => {
    const { user } = await renderWizardAt(1, { birth_year: '' });
    await user.type(field('Year'), year);
    await user.tab();
    expect(screen.getByRole('alert').textContent).toBe(text);
    expect(field('Year').ariaInvalid).toBe('true');
    expect(nextButton().disabled).toBe(true);
    await user.clear(field('Year'));
    await user.type(field('Year'), '1990');
    expect(screen.queryByRole('alert')).toBeNull();
    expect(field('Year').ariaInvalid).toBeNull();
  });

  it('when the date is tomorrow, then an error is shown', async () => {
    const { user } = await renderWizardAt(1, { birth_year: '2026', birth_day: '21' });
    expect(nextButton().disabled).toBe(false);
    await user.selectOptions(field('Day'), '22');
    expect(screen.getByRole('alert').textContent).toBe('This date is still to come.');
    expect(nextButton().disabled).toBe(true);
  });
});

const city = (label: string, name: string, region: string, country: string, latitude: number) => ({
  label,
  name,
  region,
  country,
  latitude,
  longitude: 18,
  zone: 'UTC',
});
const springfields = ok({
  cities: [
    city('Springfield, Missouri, United States', 'Springfield', 'Missouri', 'United States', 37),
    city('Springfield, Massachusetts, United States', 'Springfield', 'Massachusetts', 'United States', 42),
    city('Springfield, Canada', 'Springfield', 'Nova Scotia', 'Canada', 44),
  ],
});

const cityField = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'City of birth' });
const list = () => screen.getByRole('listbox', { name: 'Cities', hidden: true });
const options = () => within(list()).queryAllByRole('option', { hidden: true });
const activeOption = () => options().find((option) => option.ariaSelected === 'true') ?? null;

describe('the city of birth', () => {
  const openCity = async (answer: Parameters<typeof renderWizardAt>[2]) => {
    const opened = await renderWizardAt(1, { birth_city: '' }, answer);
    await opened.user.click(cityField());
    return opened;
  };
  const spring = { 'GET /api/cities?q=spring': springfields };

  it('when text is typed, then the listbox opens, and no option is active before an arrow key is pressed', async () => {
    const { user, api } = await openCity(spring);
    expect(cityField().ariaExpanded).toBe('false');
    expect(cityField().getAttribute('aria-controls')).toBe(list().id);
    expect(cityField().ariaAutoComplete).toBe('list');
    await user.keyboard('spring');
    await waitFor(() => expect(options()).toHaveLength(3));
    expect(cityField().ariaExpanded).toBe('true');
    expect(cityField().getAttribute('aria-activedescendant')).toBeNull();
    // Debounced: not one request for each letter.
    expect(api.calls.filter(({ route }) => route.includes('cities')).length).toBeLessThan(4);

    const isMarked = (index: number) => {
      expect(activeOption()).toBe(options()[index]);
      expect(cityField().getAttribute('aria-activedescendant')).toBe(options()[index]?.id);
    };
    await user.keyboard('{ArrowDown}');
    isMarked(0);
    await user.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}');
    isMarked(2);
    await user.keyboard('{ArrowUp}');
    isMarked(1);
    expect(document.activeElement).toBe(cityField());
  });

  it('when Enter is pressed on one of several cities of the same name, then its full label is used and the list closes', async () => {
    const { user } = await openCity(spring);
    await user.keyboard('spring');
    await waitFor(() => expect(options()).toHaveLength(3));
    await user.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    expect(cityField().value).toBe('Springfield, Massachusetts, United States');
    expect(cityField().ariaExpanded).toBe('false');
    expect(screen.getByText('Step 2 of 6')).toBeTruthy();
    await user.keyboard('{Enter}');
    expect(screen.getByText('Step 3 of 6')).toBeTruthy();
  });

  it('when the list has one city, then its full label is shown and used too', async () => {
    const portland = city('Portland, Maine, United States', 'Portland', 'Maine', 'United States', 43);
    const { user } = await openCity({ 'GET /api/cities?q=portland%2C%20m': ok({ cities: [portland] }) });
    await user.keyboard('portland, m');
    await user.click(await screen.findByRole('option', { name: /^Portland ?Maine, United States$/ }));
    expect(cityField().value).toBe('Portland, Maine, United States');
  });

  it('when the list has just appeared, then a click reaches what lies below it', async () => {
    await addUtilities('pointer-events-none');
    const passesClicks = () => getComputedStyle(list()).pointerEvents === 'none';
    const { user } = await openCity(spring);
    await user.keyboard('spring');
    await waitFor(() => expect(options()).toHaveLength(3));
    expect(passesClicks()).toBe(true);
    await waitFor(() => expect(passesClicks()).toBe(false));
    await user.click(cityField());
    await user.keyboard('{Escape}');
    expect(passesClicks()).toBe(true);
  });

  it('when Tab is pressed, then the active option is chosen, and nothing where none is active', async () => {
    const { user } = await openCity(spring);
    await user.keyboard('spring');
    await waitFor(() => expect(options()).toHaveLength(3));
    await user.tab();
    expect(cityField().value).toBe('spring');
    expect(options()).toEqual([]);
    await user.click(cityField());
    await user.keyboard('{ArrowDown}');
    await waitFor(() => expect(options()).toHaveLength(3));
    await user.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}');
    await user.tab();
    expect(cityField().value).toBe('Springfield, Canada');
    expect(document.activeElement).not.toBe(cityField());
  });

  it('when Escape is pressed, then the list closes and the text stays; an arrow key opens it again', async () => {
    const { user } = await openCity(spring);
    await user.keyboard('spring');
    await waitFor(() => expect(options()).toHaveLength(3));
    await user.keyboard('{ArrowDown}{Escape}');
    expect(options()).toEqual([]);
    expect(cityField().value).toBe('spring');
    await user.keyboard('{ArrowDown}');
    await waitFor(() => expect(options()).toHaveLength(3));
    expect(activeOption()).toBeNull();
  });

  it('when Enter is pressed and no option is active, then the typed text is used', async () => {
    const { user } = await openCity(spring);
    await user.keyboard('spring');
    await waitFor(() => expect(options()).toHaveLength(3));
    await user.keyboard('{Enter}');
    expect(screen.getByText('Step 3 of 6')).toBeTruthy();
    expect(storedDraft()?.answers.birth_city).toBe('spring');
  });

  it('when an option is clicked or tapped, then it is chosen on release, and the field keeps the focus', async () => {
    const { user } = await openCity(spring);
    await user.keyboard('spring');
    await waitFor(() => expect(options()).toHaveLength(3));
    const [, , canadian] = options();
    if (!canadian) throw new Error('there are three');
    await user.pointer({ target: canadian, keys: '[MouseLeft>]' });
    expect(cityField().value).toBe('spring');
    await user.pointer({ target: canadian, keys: '[/MouseLeft]' });
    expect(cityField().value).toBe('Springfield, Canada');
    expect(document.activeElement).toBe(cityField());
    expect(options()).toEqual([]);
  });

  it('when the response arrives after the field lost the focus, then no list opens', async () => {
    let answer = (_answer: ReturnType<typeof ok>): void => undefined;
    const late = new Promise<ReturnType<typeof ok>>((resolve) => (answer = resolve));
    const { user, api } = await openCity({ 'GET /api/cities?q=spring': () => late });
    await user.keyboard('spring');
    await waitFor(() => expect(api.requestsTo('GET /api/cities?q=spring')).toHaveLength(1));
    await user.tab();
    answer(springfields);
    // The options come from the cache, which proves that the late response was received.
    await user.click(cityField());
    expect(options()).toEqual([]);
    await user.keyboard('{ArrowDown}');
    await waitFor(() => expect(options()).toHaveLength(3));
    expect(api.requestsTo('GET /api/cities?q=spring')).toHaveLength(1);
  });

  it('when the results of the typed text are there, then a live region says how many', async () => {
    const portland = city('Portland, Maine, United States', 'Portland', 'Maine', 'United States', 43);
    const { user } = await openCity({
      ...spring,
      'GET /api/cities?q=portl': ok({ cities: [portland] }),
      'GET /api/cities?q=nowhere': ok({ cities: [] }),
    });
    const region = cityField().closest('.relative')?.querySelector('[role="status"]');
    expect(region?.textContent).toBe('');
    const replace = async (text: string) => {
      await user.clear(cityField());
      await user.keyboard(text);
    };
    await user.keyboard('spring');
    await waitFor(() => expect(region?.textContent).toBe('3 cities found'));
    await replace('portl');
    await waitFor(() => expect(region?.textContent).toBe('1 city found'));
    await replace('nowhere');
    await waitFor(() => expect(region?.textContent).toBe('No city found. It is kept as you typed it.'));
    await user.tab();
    expect(region?.textContent).toBe('');
  });

  it('when only one letter is left, then the list closes', async () => {
    const { user } = await openCity(spring);
    await user.keyboard('spring');
    await waitFor(() => expect(options()).toHaveLength(3));
    await user.keyboard('{Backspace>5}');
    expect(options()).toEqual([]);
    expect(cityField().ariaExpanded).toBe('false');
  });

  it.each([
    ['fail', failure(503, 'unavailable', 'Later')],
    ['find none', ok({ cities: [] })],
  ])('when the suggestions %s, then no error is shown, and the typed text is used', async (_, answer) => {
    const { user, api } = await openCity({ 'GET /api/cities?q=Nowhere': answer });
    await user.keyboard('Nowhere');
    await waitFor(() => expect(api.requestsTo('GET /api/cities?q=Nowhere')).toHaveLength(1));
    expect(cityField().ariaExpanded).toBe('false');
    await user.keyboard('{Enter}');
    expect(screen.getByText('Step 3 of 6')).toBeTruthy();
    expect(screen.queryByRole('alert')).toBeNull();
    expect(renderHook(useToast).result.current).toBeNull();
    expect(storedDraft()?.answers.birth_city).toBe('Nowhere');
  });
});
