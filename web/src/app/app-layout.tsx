import { Menu } from 'lucide-react';
import { use, useEffect, useMemo, useState, type ReactNode } from 'react';
import type { Mode } from '@inkwell/contracts/constants';
import { FocusModeContext } from '../lib/focus-mode.ts';
import { HeaderSlotContext } from '../lib/header-slot.tsx';
import { MODE_NAMES } from '../lib/modes.ts';
import { Button } from '../ui/button.tsx';
import { cn } from '../ui/cn.ts';
import { lazyDialog } from '../ui/lazy-part.tsx';
import { Wordmark } from '../ui/wordmark.tsx';
import { MenuContext } from './menu-context.tsx';
import { ModeSwitcher } from './mode-switcher.tsx';
import { OfflineBar } from './offline-bar.tsx';

const MenuSheet = lazyDialog('The menu', async () => (await import('./menu-sheet.tsx')).MenuSheet);

interface AppLayoutProps {
  mode: Mode;
  /** The buttons at the end of the header. */
  menus: ReactNode;
  sidebar: ReactNode;
  children: ReactNode;
}

/** The layout of every mode: header, sidebar (a sheet on narrow screens), mode bar at the bottom of phones. */
export function AppLayout({ mode, menus, sidebar, children }: AppLayoutProps) {
  const [slot, setSlot] = useState<HTMLElement | null>(null);
  const [focused, setFocused] = useState(false);
  const focusMode = useMemo(() => ({ focused, setFocused }), [focused]);
  const menu = use(MenuContext);

  // On the root element, because dialogs and menus are portalled out of this tree.
  useEffect(() => {
    document.documentElement.dataset['mode'] = mode;
    return () => {
      delete document.documentElement.dataset['mode'];
    };
  }, [mode]);

  // The week has more controls than fit beside the menus of a phone, or beside menus and modes on most screens.
  const isOneRow = mode !== 'plan';
  return (
    <FocusModeContext value={focusMode}>
      <HeaderSlotContext value={slot}>
        <a
          href="#main"
          className="fixed top-3 left-3 z-60 -translate-y-20 rounded-control bg-ink px-4 py-2.5 text-on-ink focus-visible:translate-y-0"
        >
          Skip to content
        </a>
        <div className="flex h-dvh flex-col overflow-hidden border-t-[3px] border-accent transition-colors duration-300">
          <div className="flex min-h-0 flex-1">
            <aside
              aria-label="Modes and insights"
              className={cn('hidden w-70 shrink-0 flex-col border-r border-line', !focused && 'lg:flex')}
            >
              <div className="flex h-16 shrink-0 items-center px-5">
                <Wordmark />
              </div>
              <div className="min-h-0 flex-1 overflow-y-auto">{sidebar}</div>
            </aside>

            <div className="flex min-w-0 flex-1 flex-col low:relative low:overflow-y-auto">
              <header
                className={cn(
                  'flex min-h-14 shrink-0 flex-wrap items-center gap-x-1 border-b border-line px-2 sm:min-h-16 sm:gap-x-2 sm:px-4 lg:px-6',
                  focused && 'hidden',
                )}
              >
                <Button
                  variant="ghost"
                  size="icon"
                  aria-label="Open menu"
                  className="lg:hidden"
                  onClick={() => menu.setOpen(true)}
                >
                  <Menu aria-hidden />
                </Button>
                <h1 className={cn('text-xl font-medium sm:mr-2', isOneRow && 'max-sm:sr-only')}>
                  {MODE_NAMES[mode]}
                </h1>
                <div
                  ref={setSlot}
                  className={cn(
                    'flex flex-wrap items-center empty:hidden',
                    isOneRow
                      ? 'gap-1 sm:flex-1'
                      : 'order-last min-h-12 w-full sm:max-md:order-none sm:max-md:w-auto sm:max-md:flex-1 md:gap-1 xl:order-none xl:w-auto xl:flex-1',
                  )}
                />
                <div className="ml-auto flex items-center gap-1 sm:gap-2">
                  <ModeSwitcher mode={mode} className="hidden md:flex" />
                  {menus}
                </div>
              </header>
              {!focused && (
                <OfflineBar>What you write is kept on this device until the connection is back.</OfflineBar>
              )}
              <main
                id="main"
                tabIndex={-1}
                className="flex min-h-0 flex-1 flex-col outline-none low:min-h-auto low:flex-[1_0_min(100%,15rem)]"
              >
                {focused && <h1 className="sr-only">{MODE_NAMES[mode]}</h1>}
                {children}
              </main>
            </div>
          </div>
          <ModeSwitcher mode={mode} bar className={focused ? 'hidden' : 'md:hidden'} />
        </div>

        {menu.open !== undefined && (
          <MenuSheet open={menu.open} onOpenChange={menu.setOpen}>
            {sidebar}
          </MenuSheet>
        )}
      </HeaderSlotContext>
    </FocusModeContext>
  );
}
