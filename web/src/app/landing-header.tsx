import { Menu, X } from 'lucide-react';
import { useState } from 'react';
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

  const scrollTo = (id: string) => {
    setOpen(false);
    const reducedMotion = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
    document.getElementById(id)?.scrollIntoView({ behavior: reducedMotion ? 'auto' : 'smooth' });
  };

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
    <header className="sticky top-0 z-20 border-b border-line bg-paper/95 backdrop-blur-sm">
      <div className="mx-auto flex min-h-16 max-w-6xl items-center gap-4 px-5 sm:px-8">
        <Wordmark />
        <p className="hidden border-l border-line pl-4 text-sm text-ink-soft xl:block">Plan with Purpose</p>
        <nav aria-label="Sections" className="mx-auto hidden gap-1 md:flex">
          {sections}
        </nav>
        <div className="hidden gap-2 md:flex">{authButtons}</div>
        <Button
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
        <div id="landing-menu" className="animate-fade-in border-t border-line px-5 pt-2 pb-4 md:hidden">
          <p className="px-3 py-2 text-sm text-ink-soft">Plan with Purpose</p>
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
