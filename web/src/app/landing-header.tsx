import { Menu, X } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { scrollBehavior } from '../lib/reduced-motion.ts';
import { Button } from '../ui/button.tsx';
import { Wordmark } from '../ui/wordmark.tsx';

const SECTIONS = [
  ['purpose', 'Purpose'],
  ['write', 'Write'],
  ['heal', 'Heal'],
  ['plan', 'Plan'],
  ['start', 'Start'],
] as const;

interface LandingHeaderProps {
  /** Shows 'Open App' instead of sign-in and sign-up. */
  hasAccess: boolean;
  onSignIn: () => void;
  onSignUp: () => void;
  onOpenApp: () => void;
}

export function LandingHeader({ hasAccess, onSignIn, onSignUp, onOpenApp }: LandingHeaderProps) {
  const [open, setOpen] = useState(false);
  const menuButton = useRef<HTMLButtonElement>(null);

  const scrollTo = (id: string) => {
    setOpen(false);
    const section = document.getElementById(id);
    // The next Tab goes on from there, also when the menu that had the focus is gone.
    section?.focus({ preventScroll: true });
    section?.scrollIntoView({ behavior: scrollBehavior() });
  };

  // On the document, because a click gives a button no focus in Safari.
  useEffect(() => {
    if (!open) return;
    const closeOnEscape = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape') return;
      setOpen(false);
      menuButton.current?.focus();
    };
    document.addEventListener('keydown', closeOnEscape);
    return () => document.removeEventListener('keydown', closeOnEscape);
  }, [open]);

  const sections = SECTIONS.map(([id, name]) => (
    <Button key={id} variant="ghost" size="sm" onClick={() => scrollTo(id)}>
      {name}
    </Button>
  ));
  const authButtons = hasAccess ? (
    <Button size="sm" onClick={onOpenApp}>
      Open App
    </Button>
  ) : (
    <>
      <Button variant="ghost" size="sm" onClick={onSignIn}>
        Sign In
      </Button>
      <Button size="sm" onClick={onSignUp}>
        Sign Up
      </Button>
    </>
  );

  return (
    <header className="sticky top-0 z-20 low:relative border-b border-line bg-paper/95 backdrop-blur-sm">
      <div className="mx-auto flex min-h-16 max-w-6xl items-center gap-4 px-5 sm:px-8">
        <div className="flex flex-col xl:flex-row xl:items-center xl:gap-4">
          <Wordmark className="leading-6" />
          <p className="text-xs whitespace-nowrap text-ink-soft xl:border-l xl:border-line xl:py-1 xl:pl-4 xl:text-sm">
            Plan with Purpose
          </p>
        </div>
        <nav aria-label="Sections" className="mx-auto hidden gap-1 md:flex">
          {sections}
        </nav>
        <div className="hidden gap-2 md:flex">{authButtons}</div>
        <Button
          ref={menuButton}
          variant="ghost"
          size="icon"
          className="-mr-2 ml-auto md:hidden"
          aria-label={open ? 'Close menu' : 'Open menu'}
          aria-expanded={open}
          aria-controls="landing-menu"
          onClick={() => setOpen(!open)}
        >
          {open ? <X aria-hidden /> : <Menu aria-hidden />}
        </Button>
      </div>
      {open && (
        // Over the page, not above it: closing it must not move the section that is scrolled to.
        <div
          id="landing-menu"
          className="absolute inset-x-0 top-full animate-fade-in border-y border-line bg-paper px-5 pt-2 pb-4 shadow-soft md:hidden"
        >
          <nav aria-label="Sections" className="flex flex-col items-stretch [&>button]:justify-start">
            {sections}
          </nav>
          <div className="mt-3 grid auto-cols-fr grid-flow-col gap-2 border-t border-line pt-4">
            {authButtons}
          </div>
        </div>
      )}
    </header>
  );
}
