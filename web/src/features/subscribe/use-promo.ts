import type { Promo } from '@inkwell/contracts';
import { promoCodeOf } from '@inkwell/contracts/constants';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { clearStoredPromo } from '../../lib/promo-link.ts';
import { rateLimitMessage, request } from '../../lib/request.ts';
import { useSingleMutation } from '../../lib/single-mutation.ts';
import { toast } from '../../ui/toast.ts';

const validatePromo = (code: string) => request<Promo>('POST', '/api/promo/validate', { code });

interface PromoState {
  applied: Promo | null;
  /** The link's code is being validated. */
  checking: boolean;
  applying: boolean;
  /** Why the last code was not applied; until another one is typed. */
  problem: string | null;
  apply: (code: string) => void;
  clearProblem: () => void;
  remove: () => void;
  /** Removes a code that the server refused after all, and says so. */
  refuse: () => void;
}

const INVALID = 'This promo code is not valid or has expired.';

/**
 * The applied promo code. A link's code is applied without a toast, and its failure is silent too (spec).
 *
 * @param forgetLink removes the link's code from the address, or a reload would apply it again
 */
export function usePromo(linkCode: string | null, forgetLink: () => void): PromoState {
  const linkQuery = useQuery({
    queryKey: ['/api/promo/validate', linkCode],
    queryFn: () => validatePromo(linkCode ?? ''),
    enabled: linkCode !== null,
  });
  // Undefined until the user applies or removes a code.
  const [chosen, setChosen] = useState<Promo | null>();
  const [problem, setProblem] = useState<string | null>(null);
  const fromLink = linkQuery.data?.valid ? linkQuery.data : null;

  const showInvalid = () => {
    setProblem('This code does not work. Check its spelling, or go on without it.');
    toast({ title: 'Invalid Promo Code', description: INVALID, variant: 'destructive' });
  };
  const remove = () => {
    clearStoredPromo();
    forgetLink();
    setChosen(null);
  };

  const apply = useSingleMutation({
    mutationFn: validatePromo,
    onMutate: () => setProblem(null),
    onSuccess: (promo) => {
      if (!promo.valid) return showInvalid();
      setChosen(promo);
      toast({
        title: 'Promo Code Applied!',
        description: `${promo.discount ?? ''} discount applied to your subscription.`,
      });
    },
    onError: (error) => {
      const wait = rateLimitMessage(error);
      setProblem(wait ?? 'The code could not be checked. Please try again.');
      toast({
        title: 'Promo Error',
        description: wait ?? 'Failed to validate promo code. Please try again.',
        variant: 'destructive',
      });
    },
  });

  return {
    applied: chosen === undefined ? fromLink : chosen,
    checking: linkCode !== null && linkQuery.isPending,
    applying: apply.isPending,
    problem,
    apply: (code) => {
      const promoCode = promoCodeOf(code);
      if (promoCode !== '') apply.mutate(promoCode);
    },
    clearProblem: () => setProblem(null),
    remove,
    refuse: () => {
      remove();
      showInvalid();
    },
  };
}
