import { useOnline } from '../lib/online.ts';
import { SkeletonText } from './skeleton.tsx';

/** Keeps the room of a person's lines while they are loading; without a network they do not come. */
export function CareLinesSkeleton() {
  if (!useOnline()) return null;
  return (
    <div className="min-h-100 pt-6 sm:min-h-60">
      <SkeletonText label="Loading the lines of your country" />
    </div>
  );
}
