import { Check } from 'lucide-react';
import { DropdownMenu as Radix } from 'radix-ui';
import type { ComponentProps } from 'react';
import { cn } from './cn.ts';
import { leaveChosenFocus } from './closing-focus.ts';
import { PointerShield } from './pointer-shield.tsx';
import { floatingStyle } from './popover.tsx';

/** A menu. The page behind it stays reachable: a modal one would hide it, with all that can be focused in it. */
export function DropdownMenu(props: Omit<ComponentProps<typeof Radix.Root>, 'modal'>) {
  return <Radix.Root {...props} modal={false} />;
}

export const DropdownMenuTrigger = Radix.Trigger;
export const DropdownMenuRadioGroup = Radix.RadioGroup;

const itemStyle =
  'flex min-h-11 cursor-pointer items-center gap-3 rounded-control px-3 text-[0.9375rem] outline-none select-none md:min-h-9 pointer-coarse:min-h-11 ' +
  'data-highlighted:bg-hover data-disabled:pointer-events-none data-disabled:opacity-50 [&>svg]:size-4 [&>svg]:text-ink-soft';

/** The menu's items; not in a portal, so that they are in the landmark of their button. */
export function DropdownMenuContent({ className, children, ...rest }: ComponentProps<typeof Radix.Content>) {
  return (
    <Radix.Content
      align="end"
      sideOffset={8}
      collisionPadding={12}
      onCloseAutoFocus={leaveChosenFocus}
      className={cn(
        floatingStyle,
        'max-h-(--radix-dropdown-menu-content-available-height) min-w-56 overflow-y-auto p-1.5',
        className,
      )}
      {...rest}
    >
      <PointerShield />
      {children}
    </Radix.Content>
  );
}

export function DropdownMenuItem({ className, ...rest }: ComponentProps<typeof Radix.Item>) {
  return <Radix.Item className={cn(itemStyle, className)} {...rest} />;
}

export function DropdownMenuRadioItem({
  className,
  children,
  ...rest
}: ComponentProps<typeof Radix.RadioItem>) {
  return (
    <Radix.RadioItem className={cn(itemStyle, className)} {...rest}>
      {children}
      <Radix.ItemIndicator className="ml-auto">
        <Check aria-hidden className="size-4" />
      </Radix.ItemIndicator>
    </Radix.RadioItem>
  );
}

export function DropdownMenuLabel({ className, ...rest }: ComponentProps<typeof Radix.Label>) {
  return <Radix.Label className={cn('px-3 pt-2 pb-1 text-xs text-ink-soft', className)} {...rest} />;
}

export function DropdownMenuSeparator() {
  return <Radix.Separator className="my-1.5 h-px bg-line" />;
}
