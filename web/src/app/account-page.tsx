import { ArrowLeft } from 'lucide-react';
import { Link, useSearchParams } from 'react-router-dom';
import { ChangePassword } from '../features/account/change-password.tsx';
import { SubscriptionTab } from '../features/subscribe/subscription-tab.tsx';
import { useTitle } from '../lib/title.ts';
import { Tabs, TabsContent, TabsList, TabsTrigger } from '../ui/tabs.tsx';
import { ErrorBoundary } from './error-boundary.tsx';

const TABS = ['security', 'subscription'];

/** The URL names the open tab, so that links and reloads keep it. */
export function AccountPage() {
  useTitle('Account Settings');
  const [params, setParams] = useSearchParams();
  const tab = TABS.find((each) => each === params.get('tab')) ?? 'security';
  const openTab = (next: string) =>
    setParams(
      (current) => {
        current.set('tab', next);
        return current;
      },
      { replace: true },
    );
  return (
    <main className="mx-auto max-w-3xl px-5 py-6 sm:px-8">
      <Link
        to="/app"
        className="inline-flex min-h-11 items-center gap-1.5 text-sm text-ink-soft hover:text-ink"
      >
        <ArrowLeft aria-hidden className="size-4" />
        Back to App
      </Link>
      <h1 className="mt-4 mb-6 text-3xl leading-10 font-medium">Account Settings</h1>
      <Tabs value={tab} onValueChange={openTab}>
        <TabsList aria-label="Account settings">
          <TabsTrigger value="security">Password &amp; Security</TabsTrigger>
          <TabsTrigger value="subscription">Subscription</TabsTrigger>
        </TabsList>
        <TabsContent value="security" className="pt-7">
          <ErrorBoundary name="Password & Security">
            <ChangePassword />
          </ErrorBoundary>
        </TabsContent>
        <TabsContent value="subscription" className="pt-7">
          <ErrorBoundary name="Subscription">
            <SubscriptionTab />
          </ErrorBoundary>
        </TabsContent>
      </Tabs>
    </main>
  );
}
