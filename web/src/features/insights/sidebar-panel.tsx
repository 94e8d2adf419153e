import { MODES, type Mode } from '@inkwell/contracts/constants';
import { MODE_NAMES } from '../../lib/modes.ts';
import { Button } from '../../ui/button.tsx';

interface SidebarPanelProps {
  mode: Mode;
  onModeChange: (mode: Mode) => void;
}

export function SidebarPanel({ mode, onModeChange }: SidebarPanelProps) {
  return (
    <ul className="p-3">
      {MODES.map((each) => (
        <li key={each}>
          <Button variant="ghost" aria-current={each === mode} onClick={() => onModeChange(each)}>
            {MODE_NAMES[each]}
          </Button>
        </li>
      ))}
    </ul>
  );
}
