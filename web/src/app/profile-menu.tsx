import { firstGrapheme } from '@inkwell/contracts/graphemes';
import { LifeBuoy, LogOut, Monitor, Moon, Settings, Sparkles, Sun, type LucideIcon } from 'lucide-react';
import { signOut, useUser } from '../lib/session.ts';
import { goTo } from '../lib/navigation.ts';
import { setTheme, THEMES, useTheme, type Theme } from '../lib/theme.ts';
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuLabel,
  DropdownMenuRadioGroup,
  DropdownMenuRadioItem,
  DropdownMenuSeparator,
  DropdownMenuTrigger,
} from '../ui/dropdown-menu.tsx';

const THEME_ITEMS: Record<Theme, { label: string; icon: LucideIcon }> = {
  system: { label: 'As the device', icon: Monitor },
  light: { label: 'Light', icon: Sun },
  dark: { label: 'Dark', icon: Moon },
};

/** The first grapheme, so that an emoji or an accented letter counts as one. */
const initialOf = (name: string): string => firstGrapheme(name).toLocaleUpperCase();

export function ProfileMenu({ onViewSoulPrint }: { onViewSoulPrint: () => void }) {
  const user = useUser();
  const theme = useTheme();
  const name = user?.firstName ?? user?.name ?? user?.email ?? '';
  return (
    <DropdownMenu>
      <DropdownMenuTrigger
        aria-label="Profile menu"
        className="grid size-11 shrink-0 place-items-center rounded-full md:size-10 pointer-coarse:size-11"
      >
        <span className="grid size-9 place-items-center rounded-full border border-line-control/60 bg-surface font-serif text-base font-semibold transition-colors duration-150 hover:bg-hover">
          {initialOf(name)}
        </span>
      </DropdownMenuTrigger>
      <DropdownMenuContent>
        <div className="max-w-64 px-3 py-2">
          <p dir="auto" className="truncate font-medium">
            {name}
          </p>
          {user && name !== user.email && <p className="truncate text-sm text-ink-soft">{user.email}</p>}
        </div>
        <DropdownMenuSeparator />
        <DropdownMenuItem onSelect={() => goTo('/app/account')}>
          <Settings aria-hidden />
          Account Settings
        </DropdownMenuItem>
        {user?.onboardingCompleted && (
          <DropdownMenuItem onSelect={onViewSoulPrint}>
            <Sparkles aria-hidden />
            View SoulPrint
          </DropdownMenuItem>
        )}
        <DropdownMenuItem onSelect={() => goTo('/safety')}>
          <LifeBuoy aria-hidden />
          Crisis Resources
        </DropdownMenuItem>
        <DropdownMenuSeparator />
        <DropdownMenuLabel id="theme-label">Theme</DropdownMenuLabel>
        <DropdownMenuRadioGroup
          aria-labelledby="theme-label"
          value={theme}
          onValueChange={(next) => setTheme(next as Theme)}
        >
          {THEMES.map((each) => {
            const { label, icon: Icon } = THEME_ITEMS[each];
            return (
              <DropdownMenuRadioItem key={each} value={each} onSelect={(event) => event.preventDefault()}>
                <Icon aria-hidden />
                {label}
              </DropdownMenuRadioItem>
            );
          })}
        </DropdownMenuRadioGroup>
        <DropdownMenuSeparator />
        <DropdownMenuItem onSelect={() => void signOut()}>
          <LogOut aria-hidden />
          Logout
        </DropdownMenuItem>
      </DropdownMenuContent>
    </DropdownMenu>
  );
}
