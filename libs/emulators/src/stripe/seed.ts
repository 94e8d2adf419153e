import type { StripeStore } from './account.ts';
import { seedCatalog } from './catalog.ts';
import { seedPromotions } from './promotions.ts';

/**
 * Gives a new account its catalog and promotion codes.
 *
 * @param now Unix seconds
 * @returns by how many seconds the account's clock runs ahead
 */
export async function seedAccount(store: StripeStore, now: number): Promise<{ ahead: number }> {
  const changes = store.begin();
  const clock = await changes.get('clock', 'clock');
  if (clock !== undefined) return clock;
  seedCatalog(changes, now);
  seedPromotions(changes, now);
  changes.put('clock', 'clock', { ahead: 0 });
  await changes.commit();
  return { ahead: 0 };
}
