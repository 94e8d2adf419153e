import { Skeleton, SkeletonText } from '../ui/skeleton.tsx';

export function ModeSkeleton() {
  return (
    <div className="mx-auto w-full max-w-2xl p-6 pt-10">
      <SkeletonText label="Loading" lines={6} />
    </div>
  );
}

export function SidebarSkeleton() {
  return (
    <div className="p-5">
      <SkeletonText label="Loading" lines={5} />
    </div>
  );
}

/** In the shape of the header's menus. */
export function MenusSkeleton() {
  return (
    <>
      <Skeleton className="mx-1 size-9 rounded-full" />
      <Skeleton className="mx-1 size-9 rounded-full" />
    </>
  );
}
