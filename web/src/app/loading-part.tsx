import { WifiOff } from 'lucide-react';
import type { ReactNode } from 'react';
import { useOnline } from '../lib/online.ts';
import { Notice } from '../ui/notice.tsx';

interface LoadingPartProps {
  /** The name of the part: 'Plan'. */
  name: string;
  /** Shown while the code is loading. */
  children: ReactNode;
}

/** The fallback of a part whose code is loading; says so where that waits for the network. */
export function LoadingPart({ name, children }: LoadingPartProps) {
  if (useOnline()) return children;
  return (
    <div role="status">
      <Notice icon={<WifiOff aria-hidden />} title={`${name} needs the network once`}>
        You are offline. It opens by itself when the connection is back.
      </Notice>
    </div>
  );
}
