import { PrivacyPopover } from './privacy-popover.tsx';
import { ProfileMenu } from './profile-menu.tsx';

/** The menus at the end of the app's header. */
export function HeaderMenus({ onViewSoulPrint }: { onViewSoulPrint: () => void }) {
  return (
    <>
      <PrivacyPopover />
      <ProfileMenu onViewSoulPrint={onViewSoulPrint} />
    </>
  );
}
