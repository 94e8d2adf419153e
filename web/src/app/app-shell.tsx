import { useSearchParams } from '../lib/router.tsx';
import { modeOf } from '../lib/modes.ts';
import { AppLayout } from './app-layout.tsx';
import { MenusSkeleton, ModeSkeleton, SidebarSkeleton } from './app-skeletons.tsx';

/** The app's layout without content, while it is not known yet whether the user has access. */
export function AppShell() {
  const [params] = useSearchParams();
  return (
    <AppLayout mode={modeOf(params)} menus={<MenusSkeleton />} sidebar={<SidebarSkeleton />}>
      <ModeSkeleton />
    </AppLayout>
  );
}
