import type { Mode } from '@inkwell/contracts/constants';
import { useState } from 'react';
import { readStorage, writeStorage } from '../lib/storage.ts';

/** Whether the companion of a mode is folded away on wide screens. This browser remembers it. */
export function useCompanionFold(mode: Mode) {
  const key = `inkwell-companion-folded:${mode}`;
  // Read while rendering, so that the first paint has the width it keeps.
  const [folded, setFolded] = useState(() => readStorage('localStorage', key) !== null);
  const [toggled, setToggled] = useState(false);
  return {
    folded,
    /** False until then, so that nothing moves on loading. */
    toggled,
    toggle: () => {
      setFolded(!folded);
      setToggled(true);
      writeStorage('localStorage', key, folded ? null : 'yes');
    },
  };
}
