import type { Promo } from '@inkwell/contracts';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { clearStoredPromo } from '../../lib/promo-link.ts';
import { request } from '../../lib/request.ts';
import { toast } from '../../ui/toast.ts';

const validate = (code: string) => request<Promo>('POST', '/api/promo/validate', { code });

export const isFree = (promo: Promo | null): boolean => promo?.percentOff === 100;

interface PromoState {
  applied: Promo | null;
  /** A code of the link is still being looked at. */
  checking: boolean;
  applying: boolean;
  apply: (code: string) => void;
  remove: () => void;
}

/** The promo code in use. `linked`, the code of a link, is applied without a word, and so is its failure. */
export function usePromo(linked: string | null): PromoState {
  const auto = useQuery({
    queryKey: ['/api/promo/validate', linked],
    queryFn: () => validate(linked ?? ''),
    enabled: linked !== null,
  });
  // Undefined until the person has decided themselves.
  const [chosen, setChosen] = useState<Promo | null>();
  const fromLink = auto.data?.valid ? auto.data : null;

  const apply = useMutation({
    mutationFn: validate,
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
    checking: linked !== null && auto.isPending,
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
