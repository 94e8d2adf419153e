import type { Promo } from '@inkwell/contracts';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { clearStoredPromo } from '../../lib/promo-link.ts';
import { request } from '../../lib/request.ts';
import { toast } from '../../ui/toast.ts';

const validatePromo = (code: string) => request<Promo>('POST', '/api/promo/validate', { code });

export const isFree = (promo: Promo | null): boolean => promo?.percentOff === 100;

interface PromoState {
  applied: Promo | null;
  /** The link's code is being validated. */
  checking: boolean;
  applying: boolean;
  apply: (code: string) => void;
  remove: () => void;
}

/** The applied promo code. A link's code is applied without a toast, and its failure is silent too (spec). */
export function usePromo(linkCode: string | null): PromoState {
  const linkQuery = useQuery({
    queryKey: ['/api/promo/validate', linkCode],
    queryFn: () => validatePromo(linkCode ?? ''),
    enabled: linkCode !== null,
  });
  // Undefined until the user applies or removes a code.
  const [chosen, setChosen] = useState<Promo | null>();
  const fromLink = linkQuery.data?.valid ? linkQuery.data : null;

  const apply = useMutation({
    mutationFn: validatePromo,
    onSuccess: (promo) => {
      if (!promo.valid) {
        toast({
          title: 'Invalid Promo Code',
          description: 'This promo code is not valid or has expired.',
          variant: 'destructive',
        });
        return;
      }
      setChosen(promo);
      toast({
        title: 'Promo Code Applied!',
        description: `${promo.discount ?? ''} discount applied to your subscription.`,
      });
    },
    onError: () =>
      toast({
        title: 'Promo Error',
        description: 'Failed to validate promo code. Please try again.',
        variant: 'destructive',
      }),
  });

  return {
    applied: chosen === undefined ? fromLink : chosen,
    checking: linkCode !== null && linkQuery.isPending,
    applying: apply.isPending,
    apply: (code) => {
      const trimmed = code.trim().toUpperCase();
      if (trimmed !== '') apply.mutate(trimmed);
    },
    remove: () => {
      clearStoredPromo();
      setChosen(null);
    },
  };
}
