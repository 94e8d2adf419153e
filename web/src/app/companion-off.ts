import { useEffect, useState } from 'react';
import { useMemory } from '../lib/memory.ts';
import { readStorage, writeStorage } from '../lib/storage.ts';

const KEY = 'inkwell-companion-off';

/** Whether the person has switched the companion off; before the answer what this device knew last. */
export function useCompanionOff(): boolean {
  const isOn = useMemory().data?.companion;
  const [wasOff] = useState(() => readStorage('localStorage', KEY) !== null);
  useEffect(() => {
    if (isOn !== undefined) writeStorage('localStorage', KEY, isOn ? null : 'yes');
  }, [isOn]);
  return isOn === undefined ? wasOff : !isOn;
}
