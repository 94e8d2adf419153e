import { Popover as Radix } from 'radix-ui';
import type { ComponentProps } from 'react';
import { cn } from './cn.ts';
import { leaveChosenFocus } from './closing-focus.ts';
import { closingStyle, PointerShield } from './pointer-shield.tsx';

export const Popover = Radix.Root;
export const PopoverTrigger = Radix.Trigger;

export const floatingStyle =
  'z-50 rounded-card border border-line bg-surface text-ink shadow-soft outline-none ' +
  'data-[state=open]:animate-rise-in data-[state=closed]:animate-fade-out ' +
  closingStyle;

export function PopoverContent({ className, children, ...rest }: ComponentProps<typeof Radix.Content>) {
  return (
    <Radix.Portal>
      <Radix.Content
        sideOffset={8}
        collisionPadding={12}
        onCloseAutoFocus={leaveChosenFocus}
        className={cn(
          floatingStyle,
          'max-h-(--radix-popover-content-available-height) w-80 max-w-[calc(100vw-1.5rem)] overflow-y-auto p-4',
          className,
        )}
        {...rest}
      >
        <PointerShield />
        {children}
      </Radix.Content>
    </Radix.Portal>
  );
}
