import type { PortalSession } from '@inkwell/contracts';
import { request, serverMessage } from '../../lib/request.ts';
import { useSingleMutation } from '../../lib/single-mutation.ts';
import { Button } from '../../ui/button.tsx';

/** Leads to the payment provider's page for the card and the invoices. */
export function PortalButton() {
  const open = useSingleMutation({
    mutationFn: () => request<PortalSession>('POST', '/api/subscription/portal'),
    onSuccess: ({ url }) => window.location.assign(url),
  });
  return (
    <>
      <Button variant="link" size="sm" busy={open.isPending || open.isSuccess} onClick={() => open.mutate()}>
        Card and invoices
      </Button>
      {open.isError && (
        <p role="alert" className="text-sm text-danger">
          {serverMessage(open.error) ?? 'The page could not be opened. Please try again.'}
        </p>
      )}
    </>
  );
}
