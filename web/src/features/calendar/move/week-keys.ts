import type { CalendarEvent } from '@inkwell/contracts';
import { CALENDAR_STEP_MINUTES } from '@inkwell/contracts/constants';
import { addDays } from '@inkwell/contracts/days';
import {
  useLayoutEffect,
  useRef,
  useState,
  type FocusEvent,
  type KeyboardEvent,
  type RefObject,
} from 'react';
import { isShortcut, SHORTCUTS } from '../../../lib/shortcuts.ts';
import { longDay, timeOfDay } from '../../../lib/time.ts';
import type { Span } from '../../../lib/timed-form.ts';
import { dayOfLocal } from '../../../lib/wall-clock.ts';
import { hasChanged, type EditAction, type WeekEdit } from './week-edit.ts';
import type { DayLayout } from '../week/week-layout.ts';
import {
  dayOfKey,
  eventKey,
  itemsOfDay,
  nextKey,
  slotOf,
  type Direction,
  type WeekItem,
} from '../week/week-walk.ts';

/** The hour that the Tab key reaches first. */
const FIRST_HOUR = 8;

const PUT_BACK = 'Put back';

const DIRECTIONS: Record<string, Direction> = {
  ArrowUp: 'up',
  ArrowDown: 'down',
  ArrowLeft: 'left',
  ArrowRight: 'right',
};

const isChange = (key: KeyboardEvent): boolean =>
  isShortcut(key, SHORTCUTS.pickUpEvent) || isShortcut(key, SHORTCUTS.removeEvent);

const currentHour = (): number => new Date().getHours();

/** How far an arrow key moves what is picked up. */
const STEPS: Record<Direction, { days: number; minutes: number }> = {
  up: { days: 0, minutes: -CALENDAR_STEP_MINUTES },
  down: { days: 0, minutes: CALENDAR_STEP_MINUTES },
  left: { days: -1, minutes: 0 },
  right: { days: 1, minutes: 0 },
};

interface WeekKeysOptions {
  /** Holds all that can have the focus. */
  root: RefObject<HTMLElement | null>;
  layout: ReadonlyMap<string, DayLayout>;
  shown: readonly string[];
  /** The day that is always shown. */
  day: string;
  today: string;
  hasAllDay: boolean;
  edit: WeekEdit | null;
  findEvent: (id: string) => CalendarEvent | undefined;
  change: (action: EditAction) => WeekEdit | null;
  onDayChange: (day: string) => void;
  /** Saves what was dropped, unless the person changes their mind: then `onCancel` is called. */
  onDrop: (edit: WeekEdit, onCancel: () => void) => void;
  onSlot: (slot: string) => void;
  onRemove: (event: CalendarEvent) => void;
  /** A key would change an event that cannot be changed here. */
  onReadOnly: () => void;
}

/** A span in words: 'Tuesday, November 24, 2026, 9:00 AM to 10:00 AM'. */
export function describeSpan({ start, end }: Span, isAllDay: boolean): string {
  const [first, last] = [dayOfLocal(start), dayOfLocal(end)];
  if (isAllDay) return first === last ? longDay(first) : `${longDay(first)} to ${longDay(last)}`;
  const until = first === last ? timeOfDay(end) : `${longDay(last)}, ${timeOfDay(end)}`;
  return `${longDay(first)}, ${timeOfDay(start)} to ${until}`;
}

/**
 * The week by keyboard: one stop for Tab, arrow keys from there; Space picks an event up. What is said to a screen
 * reader comes back as `said`, and the key of the one item that Tab reaches as `active`.
 */
export function useWeekKeys(options: WeekKeysOptions) {
  const { root, layout, shown, day, hasAllDay, edit, findEvent, change } = options;
  const [focused, setFocused] = useState<string | null>(null);
  const [said, setSaid] = useState('');
  /** What gets the focus as soon as it is drawn. */
  const wanted = useRef<string | null>(null);

  const items = (of: string) => itemsOfDay(of, layout.get(of), hasAllDay);
  const isDrawn = (key: string) =>
    shown.includes(dayOfKey(key)) && items(dayOfKey(key)).some((item) => item.key === key);
  const active = focused !== null && isDrawn(focused) ? focused : slotOf(day, FIRST_HOUR);

  /** The slot of what has the focus: it gets the focus when that is removed. */
  const slotBelow = useRef<string | null>(null);
  const isRemoved = focused !== null && shown.includes(dayOfKey(focused)) && !isDrawn(focused);

  useLayoutEffect(() => {
    const hasNoFocus = isRemoved && document.activeElement === document.body;
    const key = wanted.current ?? (hasNoFocus ? slotBelow.current : null);
    const elements = key === null ? [] : (root.current?.querySelectorAll<HTMLElement>('[data-item]') ?? []);
    const element = [...elements].find(({ dataset }) => dataset['item'] === key);
    if (!element) return;
    wanted.current = null;
    element.focus();
  });

  // Days may be turned under what is held, and the next key must find it still.
  useLayoutEffect(() => {
    if (edit?.grabbedAt !== null || document.activeElement !== document.body) return;
    root.current?.querySelector<HTMLElement>('[data-item][tabindex="0"]')?.focus({ preventScroll: true });
  });

  const focus = (key: string) => {
    wanted.current = key;
    setFocused(key);
    if (!shown.includes(dayOfKey(key))) options.onDayChange(dayOfKey(key));
  };

  /** Where a new event would be beside an item. */
  const slotAt = ({ day: itemDay, hour }: WeekItem) =>
    hour === null && hasAllDay ? itemDay : slotOf(itemDay, hour ?? FIRST_HOUR);

  const itemAt = (target: EventTarget): WeekItem | undefined => {
    const element = target instanceof Element ? target.closest<HTMLElement>('[data-item]') : null;
    const key = element?.dataset['item'];
    return key === undefined ? undefined : items(dayOfKey(key)).find((item) => item.key === key);
  };

  const isByKeys = edit !== null && edit.grabbedAt === null;

  const putBack = ({ event, before }: WeekEdit) => {
    change({ type: 'finish' });
    setSaid(PUT_BACK);
    const back = dayOfLocal(before.start);
    if (event) focus(eventKey(back, event.id));
  };

  const drop = (held: WeekEdit) => {
    change({ type: 'finish' });
    const { event, span } = held;
    const onCancel = () => putBack(held);
    setSaid(`Dropped on ${describeSpan(span, event?.allDay ?? false)}`);
    if (event) focus(eventKey(dayOfLocal(span.start), event.id));
    if (hasChanged(held)) options.onDrop(held, onCancel);
  };

  const changeHeld = (held: WeekEdit, key: KeyboardEvent): boolean => {
    const direction = DIRECTIONS[key.key];
    if (direction) {
      const kind = key.shiftKey ? (key.altKey ? 'start' : 'end') : 'move';
      const next = change({ type: 'step', kind, ...STEPS[direction] });
      if (!next) return true;
      setSaid(describeSpan(next.span, next.event?.allDay ?? false));
      const edge = dayOfLocal(kind === 'end' ? next.span.end : next.span.start);
      if (next !== held && !shown.includes(edge)) options.onDayChange(edge);
      return true;
    }
    if (key.key === 'Enter' || key.key === ' ') drop(held);
    else if (key.key === 'Escape') putBack(held);
    // The focus stays with what is held until it is dropped or put back.
    else return key.key === 'Tab';
    return true;
  };

  const walk = (item: WeekItem, key: KeyboardEvent): boolean => {
    const event = item.eventId === null ? undefined : findEvent(item.eventId);
    const direction = DIRECTIONS[key.key];
    if (direction) {
      if (key.shiftKey || key.altKey) return false;
      const next = nextKey(layout, item, direction, hasAllDay);
      if (next !== null) focus(next);
      return true;
    }
    if (event?.readOnly && isChange(key)) {
      options.onReadOnly();
      return true;
    }
    switch (key.key) {
      case 'Home':
      case 'End': {
        const keys = items(item.day).map((each) => each.key);
        const end = keys.at(key.key === 'Home' ? 0 : -1);
        if (end !== undefined) focus(end);
        return true;
      }
      case 'PageUp':
      case 'PageDown':
        focus(slotOf(addDays(item.day, key.key === 'PageUp' ? -7 : 7), item.hour ?? FIRST_HOUR));
        return true;
      default:
        return doShortcut(item, event, key);
    }
  };

  const doShortcut = (item: WeekItem, event: CalendarEvent | undefined, key: KeyboardEvent): boolean => {
    if (isShortcut(key, SHORTCUTS.newEvent)) options.onSlot(slotAt(item));
    else if (isShortcut(key, SHORTCUTS.goToToday)) focus(slotOf(options.today, currentHour()));
    else if (!event || !isChange(key)) return false;
    else if (isShortcut(key, SHORTCUTS.removeEvent)) options.onRemove(event);
    else pickUp(event);
    return true;
  };

  const pickUp = (event: CalendarEvent) => {
    const held = change({ type: 'pick-up', event });
    if (!held) return;
    setSaid(
      `Picked up ${event.title}, ${describeSpan(held.span, event.allDay)}. Arrow keys move it, with Shift its end, with Alt and Shift its start. Enter drops it, Escape puts it back.`,
    );
  };

  return {
    active,
    said,
    focus,
    handlers: {
      onFocus: ({ target }: FocusEvent) => {
        const item = itemAt(target);
        if (!item) return;
        slotBelow.current = slotAt(item);
        if (item.key !== focused) setFocused(item.key);
      },
      onBlur: ({ relatedTarget }: FocusEvent) => {
        // Something else was chosen, by the mouse or by another window's key: what is held goes back.
        if (edit && isByKeys && relatedTarget && !root.current?.contains(relatedTarget)) {
          change({ type: 'finish' });
          setSaid(PUT_BACK);
        }
      },
      onKeyDown: (key: KeyboardEvent) => {
        if (key.ctrlKey || key.metaKey) return;
        if (edit && isByKeys) {
          if (changeHeld(edit, key)) key.preventDefault();
          return;
        }
        const item = itemAt(key.target);
        if (item && walk(item, key)) key.preventDefault();
      },
    },
  };
}
