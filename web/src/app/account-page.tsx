import { useQuery } from '@tanstack/react-query';
import { ArrowLeft } from 'lucide-react';
import { useId, type ReactNode } from 'react';
import { Link, useSearchParams } from '../lib/router.tsx';
import { ChangePassword } from '../features/account/change-password.tsx';
import { MemorySection } from '../features/memory/memory-section.tsx';
import { SubscriptionTab } from '../features/subscribe/subscription-tab.tsx';
import { subscriptionStatusQuery, useUser } from '../lib/session.ts';
import { useTitle } from '../lib/title.ts';
import { Card } from '../ui/card.tsx';
import { Tabs, TabsContent, TabsList, TabsTrigger } from '../ui/tabs.tsx';
import { ErrorBoundary } from '../ui/error-boundary.tsx';

const TABS = ['security', 'subscription', 'memory'];

/** The URL names the open tab, so that links and reloads keep it. */
export function AccountPage() {
  useTitle('Account Settings');
  const [params, setParams] = useSearchParams();
  // Without access the server refuses the memory.
  const hasMemory = useQuery(subscriptionStatusQuery).data?.hasAccess ?? false;
  const tab =
    TABS.find((each) => each === params.get('tab') && (each !== 'memory' || hasMemory)) ?? 'security';
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
      <Profile />
      <Tabs className="mt-10" value={tab} onValueChange={openTab}>
        {/* All of them in view also on the smallest phones, where the longest takes two lines. */}
        <TabsList aria-label="Account settings" className="max-sm:*:shrink max-sm:*:px-2 max-sm:*:leading-5">
          <TabsTrigger value="security">Password &amp; Security</TabsTrigger>
          <TabsTrigger value="subscription">Subscription</TabsTrigger>
          {hasMemory && <TabsTrigger value="memory">Memory</TabsTrigger>}
        </TabsList>
        <TabsContent value="security" className="pt-7">
          <ErrorBoundary name="Password & Security">
            <Card>
              <h2 className="mb-5 text-xl leading-7 font-medium">Change your password</h2>
              <ChangePassword />
            </Card>
          </ErrorBoundary>
        </TabsContent>
        <TabsContent value="subscription" className="pt-7">
          <ErrorBoundary name="Subscription">
            <SubscriptionTab />
          </ErrorBoundary>
        </TabsContent>
        {hasMemory && (
          <TabsContent value="memory" className="pt-7">
            <ErrorBoundary name="The memory">
              <MemorySection />
            </ErrorBoundary>
          </TabsContent>
        )}
      </Tabs>
    </main>
  );
}

function Profile() {
  const user = useUser();
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="mb-3 text-xl leading-7 font-medium">
        Profile
      </h2>
      <Card className="py-1 sm:py-1.5">
        <dl className="divide-y divide-line">
          {user?.name && <Row name="Name">{user.name}</Row>}
          <Row name="E-mail">{user?.email}</Row>
        </dl>
      </Card>
    </section>
  );
}

function Row({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="grid gap-x-6 py-3.5 sm:grid-cols-[10rem_minmax(0,1fr)]">
      <dt className="text-sm leading-6 text-ink-soft">{name}</dt>
      <dd dir="auto" className="min-w-0 leading-6 break-words">
        {children}
      </dd>
    </div>
  );
}
