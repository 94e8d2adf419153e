import { Link } from '../lib/router.tsx';
import { buttonStyle } from '../ui/button.tsx';
import { Notice } from '../ui/notice.tsx';

/** What heal mode shows without the companion. */
export function CompanionOffNotice() {
  return (
    <Notice
      title="The companion is switched off."
      className="flex-1 justify-center"
      action={
        <div className="flex flex-wrap justify-center gap-x-5 gap-y-2">
          <Link to="/app/account?tab=memory" className={buttonStyle({ variant: 'secondary' })}>
            Account settings
          </Link>
          <Link to="/safety" className={buttonStyle({ variant: 'link' })}>
            Crisis resources
          </Link>
        </div>
      }
    >
      Your conversations are kept. You can switch it on again in your account settings.
    </Notice>
  );
}
