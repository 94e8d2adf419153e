import { createContext, use, useId, useMemo, type ComponentProps, type KeyboardEvent } from 'react';
import { cn } from './cn.ts';

// Not Radix's: with what they pull in they are 9 kB of the first view's code.

interface TabsState {
  id: string;
  value: string;
  onValueChange: (value: string) => void;
}

const TabsContext = createContext<TabsState | null>(null);

function useTab(value: string) {
  const tabs = use(TabsContext);
  if (!tabs) throw new Error('Outside of Tabs');
  const isActive = tabs.value === value;
  return {
    tabs,
    isActive,
    tabId: `${tabs.id}-tab-${value}`,
    panelId: `${tabs.id}-panel-${value}`,
    state: isActive ? 'active' : 'inactive',
  };
}

interface TabsProps extends ComponentProps<'div'> {
  /** Of the tab that is shown. */
  value: string;
  onValueChange: (value: string) => void;
}

/** Tabs and their panels, after the pattern of the ARIA Authoring Practices: a tab is chosen as it has the focus. */
export function Tabs({ value, onValueChange, ...rest }: TabsProps) {
  const id = useId();
  const state = useMemo(() => ({ id, value, onValueChange }), [id, value, onValueChange]);
  return (
    <TabsContext value={state}>
      <div {...rest} />
    </TabsContext>
  );
}

/** To which tab a key goes, of `count`, from the one at `index`. */
const TARGETS: Record<string, (index: number, count: number) => number> = {
  ArrowRight: (index, count) => (index + 1) % count,
  ArrowLeft: (index, count) => (index + count - 1) % count,
  Home: () => 0,
  End: (_index, count) => count - 1,
};

function chooseByKey(event: KeyboardEvent<HTMLDivElement>): void {
  if (event.metaKey || event.ctrlKey || event.altKey || event.shiftKey) return;
  const tabs = [...event.currentTarget.querySelectorAll<HTMLElement>('[role="tab"]')];
  const index = tabs.findIndex((tab) => tab === document.activeElement);
  const target = index < 0 ? undefined : tabs[TARGETS[event.key]?.(index, tabs.length) ?? -1];
  if (!target) return;
  event.preventDefault();
  target.focus();
  target.click();
}

export function TabsList({ className, ...rest }: ComponentProps<'div'>) {
  return (
    <div
      role="tablist"
      tabIndex={-1}
      className={cn(
        'flex gap-1 overflow-x-auto border-b border-line outline-none [scrollbar-width:none]',
        className,
      )}
      onKeyDown={chooseByKey}
      {...rest}
    />
  );
}

export function TabsTrigger({ value, className, ...rest }: ComponentProps<'button'> & { value: string }) {
  const { tabs, isActive, tabId, panelId, state } = useTab(value);
  return (
    <button
      type="button"
      role="tab"
      id={tabId}
      aria-controls={panelId}
      aria-selected={isActive}
      data-state={state}
      tabIndex={isActive ? 0 : -1}
      className={cn(
        '-mb-px min-h-11 shrink-0 border-b-2 border-transparent px-3 text-[0.9375rem] font-medium text-ink-soft',
        'transition-colors duration-150 hover:text-ink focus-visible:-outline-offset-2',
        'data-[state=active]:border-accent data-[state=active]:text-ink',
        className,
      )}
      onClick={() => tabs.onValueChange(value)}
      {...rest}
    />
  );
}

interface TabsContentProps extends ComponentProps<'div'> {
  value: string;
  /** Keeps the panel, and its state, while another one is shown; a style hides it by `data-state`. Default false. */
  forceMount?: boolean;
}

export function TabsContent({ value, forceMount = false, className, children, ...rest }: TabsContentProps) {
  const { isActive, tabId, panelId, state } = useTab(value);
  return (
    <div
      role="tabpanel"
      id={panelId}
      aria-labelledby={tabId}
      data-state={state}
      hidden={!isActive && !forceMount}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a panel is reached by Tab, as its pattern says
      tabIndex={0}
      className={cn('focus-visible:outline-offset-4', className)}
      {...rest}
    >
      {(isActive || forceMount) && children}
    </div>
  );
}
