import { useEffect } from 'react';
import { useSearchParams } from '../../lib/router.tsx';
import { toast } from '../../ui/toast.ts';
import { useDropParams } from './use-drop-params.ts';

export const BANK_REFUSED = 'Your bank did not confirm the card. Please try again or use another one.';
/** The parameter that is set when the user returns from a bank's confirmation page. */
export const BANK_RESULT = 'redirect_status';
const BANK_PARAMS = [BANK_RESULT, 'setup_intent', 'setup_intent_client_secret'];

/** Says that the bank refused the card. */
export function useBankResult(): void {
  const [params] = useSearchParams();
  const dropParams = useDropParams();
  const result = params.get(BANK_RESULT);

  useEffect(() => {
    if (result === null || result === 'succeeded') return;
    toast({ title: 'Payment Setup Failed', description: BANK_REFUSED, variant: 'destructive' });
    dropParams(BANK_PARAMS);
  }, [result, dropParams]);
}
