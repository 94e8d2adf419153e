import { cva, type VariantProps } from 'class-variance-authority';
import { Slot } from 'radix-ui';
import { useRef, type ComponentProps } from 'react';
import { cn } from './cn.ts';
import { Spinner } from './spinner.tsx';

export const buttonStyle = cva(
  'inline-flex shrink-0 items-center justify-center gap-2 rounded-control font-medium select-none ' +
    'transition-[background-color,border-color,opacity,translate] duration-150 active:translate-y-px ' +
    'disabled:pointer-events-none disabled:opacity-50 aria-disabled:pointer-events-none aria-disabled:opacity-50 ' +
    '[&_svg]:size-[1.125em] [&_svg]:shrink-0',
  {
    variants: {
      variant: {
        primary: 'bg-ink text-on-ink hover:bg-ink-hover',
        accent: 'bg-accent text-on-accent hover:opacity-90',
        secondary: 'border border-line-control/60 bg-surface text-ink hover:bg-hover',
        ghost: 'text-ink hover:bg-hover',
        danger: 'bg-danger text-on-danger hover:opacity-90',
        link: 'text-ink underline decoration-line-control underline-offset-4 hover:decoration-ink',
      },
      size: {
        sm: 'min-h-11 px-3 text-sm md:min-h-9 pointer-coarse:min-h-11',
        md: 'min-h-11 px-4 text-[0.9375rem]',
        lg: 'min-h-12 px-6 text-base',
        icon: 'size-11 text-base md:size-10 pointer-coarse:size-11',
        'icon-sm': 'size-11 text-sm md:size-8 pointer-coarse:size-11',
      },
    },
    compoundVariants: [{ variant: 'link', className: 'px-0' }],
    defaultVariants: { variant: 'primary', size: 'md' },
  },
);

interface ButtonProps extends ComponentProps<'button'>, VariantProps<typeof buttonStyle> {
  /** Styles its only child (a link) instead of rendering a button. */
  asChild?: boolean;
  /** Shows a spinner and ignores clicks. Unlike a disabled button it keeps the focus. */
  busy?: boolean;
  /**
   * A click so long after the one before, in ms, is meant even where the system counts a double click: for a button
   * that is pressed again and again. Default: none is.
   */
  repeatMs?: number;
}

export function Button({
  variant,
  size,
  asChild,
  busy,
  repeatMs = Infinity,
  className,
  children,
  onClick,
  ...rest
}: ButtonProps) {
  const clickedAt = useRef(-Infinity);
  const style = cn(buttonStyle({ variant, size }), className);
  if (asChild) {
    return (
      <Slot.Root className={style} onClick={onClick} {...rest}>
        {children}
      </Slot.Root>
    );
  }
  return (
    <button
      type="button"
      className={style}
      aria-disabled={busy || undefined}
      aria-busy={busy || undefined}
      onClick={(event) => {
        // After a fast answer the second click of a double click would submit again.
        const isSoon = repeatMs === Infinity || event.timeStamp - clickedAt.current < repeatMs;
        const isRepeated = rest.type === 'submit' && event.detail > 1 && isSoon;
        clickedAt.current = event.timeStamp;
        if (busy || isRepeated) event.preventDefault();
        else onClick?.(event);
      }}
      {...rest}
    >
      {busy && <Spinner />}
      {children}
    </button>
  );
}
