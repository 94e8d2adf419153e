import { Tabs as Radix } from 'radix-ui';
import type { ComponentProps } from 'react';
import { cn } from './cn.ts';

export const Tabs = Radix.Root;

export function TabsList({ className, ...rest }: ComponentProps<typeof Radix.List>) {
  return (
    <Radix.List
      className={cn('flex gap-1 overflow-x-auto border-b border-line [scrollbar-width:none]', className)}
      {...rest}
    />
  );
}

export function TabsTrigger({ className, ...rest }: ComponentProps<typeof Radix.Trigger>) {
  return (
    <Radix.Trigger
      className={cn(
        '-mb-px min-h-11 shrink-0 border-b-2 border-transparent px-3 text-[0.9375rem] font-medium text-ink-soft',
        'transition-colors duration-150 hover:text-ink focus-visible:-outline-offset-2',
        'data-[state=active]:border-accent data-[state=active]:text-ink',
        className,
      )}
      {...rest}
    />
  );
}

export function TabsContent({ className, ...rest }: ComponentProps<typeof Radix.Content>) {
  return <Radix.Content className={cn('focus-visible:outline-offset-4', className)} {...rest} />;
}
