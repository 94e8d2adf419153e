import { DAY_MINUTES } from '@inkwell/contracts/constants';
import type { CalendarEvent } from '@inkwell/contracts';
import { useDrag, type FullGestureState } from '@use-gesture/react';
import { useEffect, useState, type MouseEvent, type RefObject } from 'react';

import { hasChanged, type EditAction, type WeekEdit, type WeekPoint } from './week-edit.ts';

/** How long a finger rests before it takes hold of something: shorter, and it scrolls or turns the page. */
const LONG_PRESS_MS = 400;
/** A mouse that moves less has clicked. */
const MOUSE_SLACK_PX = 4;
const FINGER_SLACK_PX = 10;
/** A slower finger turns the page as a quick one does: only the way counts. */
const SWIPE_PX = 60;
const HANDLE_PX = 6;
const FINGER_HANDLE_PX = 12;
/** Held this near to the upper or the lower edge, the hours scroll; nearer where few of them are shown. */
const EDGE_PX = 48;
const EDGE_PART = 0.2;
const SCROLL_PX_PER_FRAME = 10;
/** Held this long beyond the days, or this near to their end, the days before or after them are shown. */
const TURN_MS = 700;
const TURN_EDGE_PX = 12;

interface WeekDragOptions {
  /** The scrolled element, and the one that holds the columns of the shown days. */
  scroller: RefObject<HTMLElement | null>;
  columns: RefObject<HTMLElement | null>;
  shown: readonly string[];
  findEvent: (id: string) => CalendarEvent | undefined;
  /** Changes the edit and answers its new state. */
  change: (action: EditAction) => WeekEdit | null;
  /** Something was moved, resized or drawn to its end. */
  onDrop: (edit: WeekEdit) => void;
  /** An event was taken hold of that cannot be changed here. */
  onReadOnly: () => void;
  /** Shows the days before (-1) or after (1). */
  onTurn: (direction: -1 | 1) => void;
}

/** In px of the window. */
interface Place {
  x: number;
  y: number;
}

/** A pointer that is down. */
interface Hold extends Place {
  target: Element;
  isMouse: boolean;
  from: Place;
  state: 'waiting' | 'editing' | 'swiping' | 'over';
  /** Ends its timers and listeners. */
  controller: AbortController;
}

/**
 * Lets mouse, pen and finger draw, move and resize events. Elements with `data-item` (a slot or an event of the week)
 * can be taken hold of; an event at its ends where it has `data-begins` and `data-ends`.
 */
export function useWeekDrag(options: WeekDragOptions) {
  const [dragger] = useState(() => new WeekDragger(options));
  useEffect(() => dragger.update(options));
  useEffect(() => () => dragger.dispose(), [dragger]);
  const bind = useDrag((state) => dragger.follow(state), { pointer: { capture: false, keys: false } });
  return {
    ...bind(),
    onClickCapture: (click: MouseEvent) => dragger.swallowClick(click),
    onContextMenu: (menu: MouseEvent) => dragger.keepMenuClosed(menu),
  };
}

/** At the upper and the lower end of a block it is resized; a low block keeps a middle to be moved by. */
function kindAt(block: HTMLElement, y: number, isMouse: boolean): 'move' | 'start' | 'end' {
  const { top, bottom, height } = block.getBoundingClientRect();
  const handle = Math.min(isMouse ? HANDLE_PX : FINGER_HANDLE_PX, height * 0.3);
  const { begins, ends } = block.dataset;
  if (begins === 'true' && y - top <= handle) return 'start';
  return ends === 'true' && bottom - y <= handle ? 'end' : 'move';
}

type DragState = Pick<FullGestureState<'drag'>, 'event' | 'first' | 'last' | 'xy' | 'movement'>;

/** The one pointer of a week that is down, and what it does. */
class WeekDragger {
  #hold: Hold | null = null;
  #endsInClick = false;
  #options: WeekDragOptions;

  constructor(options: WeekDragOptions) {
    this.#options = options;
  }

  /** What is rendered now: days may be turned while the pointer is down. */
  update(options: WeekDragOptions): void {
    this.#options = options;
  }

  dispose(): void {
    this.#hold?.controller.abort();
    this.#hold = null;
  }

  follow({ event, first, last, xy: [x, y], movement: [movedX, movedY] }: DragState): void {
    if (first) this.#takeHold(event, { x, y });
    const held = this.#hold;
    if (!held) return;
    [held.x, held.y] = [x, y];
    const isFar = Math.hypot(movedX, movedY) > (held.isMouse ? MOUSE_SLACK_PX : FINGER_SLACK_PX);
    if (held.state === 'waiting' && isFar) {
      if (held.isMouse) this.#begin(held);
      else held.state = Math.abs(movedX) > Math.abs(movedY) ? 'swiping' : 'over';
    }
    if (!last) return;
    // The browser takes the pointer, to scroll or because the window is left.
    const isCancelled = event.type === 'pointercancel';
    if (held.state === 'swiping' && !isCancelled && Math.abs(movedX) >= SWIPE_PX)
      this.#options.onTurn(movedX < 0 ? 1 : -1);
    this.#finish(held, !isCancelled);
  }

  /** The click that a browser adds at the end of a drag opens nothing. */
  swallowClick(click: MouseEvent): void {
    if (!this.#endsInClick || click.detail === 0) return;
    this.#endsInClick = false;
    click.preventDefault();
    click.stopPropagation();
  }

  /** A long press takes hold; it opens no menu. */
  keepMenuClosed(menu: MouseEvent): void {
    if (this.#hold?.state === 'editing' && !this.#hold.isMouse) menu.preventDefault();
  }

  #takeHold(event: Event, from: Place): void {
    this.dispose();
    this.#endsInClick = false;
    const { target } = event;
    if (!(target instanceof Element)) return;
    const isMouse = !('pointerType' in event) || event.pointerType === 'mouse';
    const controller = new AbortController();
    const { signal } = controller;
    const held: Hold = { target, isMouse, from, ...from, state: 'waiting', controller };
    this.#hold = held;
    if (isMouse) return;
    const timer = setTimeout(() => held.state === 'waiting' && this.#begin(held), LONG_PRESS_MS);
    signal.addEventListener('abort', () => clearTimeout(timer));
    // On the target itself: where its day is shown no more, its events reach nothing else.
    const keepFromScrolling = (move: Event) => {
      if (held.state === 'editing' && move.cancelable) move.preventDefault();
    };
    target.addEventListener('touchmove', keepFromScrolling, { passive: false, signal });
  }

  #begin(held: Hold): void {
    const action = this.#grabOf(held);
    held.state = action === null || action === 'read-only' ? 'over' : 'editing';
    if (action === null) return;
    this.#endsInClick = true;
    if (action === 'read-only') return this.#options.onReadOnly();
    this.#options.change(action);
    const { signal } = held.controller;
    const putBack = (key: KeyboardEvent) => {
      if (key.key !== 'Escape') return;
      key.preventDefault();
      this.#finish(held, false);
    };
    window.addEventListener('keydown', putBack, { signal, capture: true });
    this.#followByFrame(held);
  }

  #grabOf({ target, from, isMouse }: Hold): EditAction | 'read-only' | null {
    const item = target.closest<HTMLElement>('[data-item]');
    const at = this.#pointAt(from);
    if (!item || !at) return null;
    const { event: id, slot } = item.dataset;
    const event = id === undefined ? undefined : this.#options.findEvent(id);
    if (event?.readOnly) return 'read-only';
    if (event) return { type: 'grab', kind: kindAt(item, from.y, isMouse), event, at };
    // A whole day is no slot to draw in.
    return slot?.includes('T') ? { type: 'grab', kind: 'create', at } : null;
  }

  #drag(held: Hold): WeekEdit | null {
    const to = this.#pointAt(held);
    return to && this.#options.change({ type: 'drag', to });
  }

  #finish(held: Hold, isDropped: boolean): void {
    held.controller.abort();
    if (this.#hold === held) this.#hold = null;
    if (held.state !== 'editing') return;
    held.state = 'over';
    const edit = this.#drag(held);
    const { change, onDrop } = this.#options;
    change({ type: 'finish' });
    if (isDropped && edit && (edit.kind === 'create' || hasChanged(edit))) onDrop(edit);
  }

  /** Follows the pointer, once a frame; held at an edge, it scrolls the hours or turns to other days. */
  #followByFrame(held: Hold): void {
    let beyondSince: number | null = null;
    const follow = (now: number) => {
      if (held.controller.signal.aborted) return;
      this.#drag(held);
      this.#scrollAtEdge(held);
      const direction = this.#directionBeyond(held);
      if (direction === null) beyondSince = null;
      else if (beyondSince === null) beyondSince = now;
      else if (now - beyondSince >= TURN_MS) {
        beyondSince = now;
        this.#options.onTurn(direction);
      }
      requestAnimationFrame(follow);
    };
    requestAnimationFrame(follow);
  }

  #scrollAtEdge({ y }: Hold): void {
    const scroller = this.#options.scroller.current;
    if (!scroller) return;
    const { top, bottom, height } = scroller.getBoundingClientRect();
    const edge = Math.min(EDGE_PX, height * EDGE_PART);
    const [above, below] = [top + edge - y, y - (bottom - edge)];
    const way = Math.min(1, Math.max(above, below) / edge);
    if (way > 0) scroller.scrollBy(0, Math.sign(below - above) * way * SCROLL_PX_PER_FRAME);
  }

  #directionBeyond({ x }: Hold): -1 | 1 | null {
    const days = this.#options.columns.current?.getBoundingClientRect();
    if (!days) return null;
    if (x < days.left) return -1;
    return x > days.right - TURN_EDGE_PX ? 1 : null;
  }

  /** The day and minute at a place of the window; beyond the days, the nearest one. */
  #pointAt({ x, y }: Place): WeekPoint | null {
    const { columns, shown } = this.#options;
    const box = columns.current?.getBoundingClientRect();
    if (!box || box.width === 0 || box.height === 0) return null;
    const index = Math.floor(((x - box.left) / box.width) * shown.length);
    const day = shown[Math.max(0, Math.min(index, shown.length - 1))];
    if (day === undefined) return null;
    return { day, minute: Math.max(0, Math.min(((y - box.top) / box.height) * DAY_MINUTES, DAY_MINUTES)) };
  }
}
