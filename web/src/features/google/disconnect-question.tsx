import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { ChoiceCards } from '../../ui/choice-cards.tsx';
import { Dialog, DialogContent } from '../../ui/dialog.tsx';
import { useDisconnect } from './google.ts';

const CHOICES = [
  { value: 'keep', label: 'Stay in Google Calendar' },
  { value: 'delete', label: 'Are deleted from Google Calendar' },
] as const;

interface DisconnectQuestionProps {
  /** Whether Inkwell may still change something at Google. */
  isPermitted: boolean;
  onClose: () => void;
}

/** Asks what happens to the events, and disconnects. */
export function DisconnectQuestion({ isPermitted, onClose }: DisconnectQuestionProps) {
  const [choice, setChoice] = useState<(typeof CHOICES)[number]['value']>('keep');
  const disconnect = useDisconnect();
  const close = () => {
    if (!disconnect.isPending) onClose();
  };
  return (
    <Dialog open onOpenChange={(open) => !open && close()}>
      <DialogContent
        title="Disconnect Google Calendar?"
        description="Events from Google leave your week here and stay in Google Calendar. Events that you made in Inkwell stay in your week."
        footer={
          <>
            <Button variant="secondary" disabled={disconnect.isPending} onClick={onClose}>
              Stay connected
            </Button>
            <Button
              variant="danger"
              busy={disconnect.isPending}
              onClick={() => disconnect.mutate(choice === 'keep', { onSuccess: onClose })}
            >
              Disconnect
            </Button>
          </>
        }
      >
        {isPermitted ? (
          <ChoiceCards
            legend="The events that Inkwell added to Google Calendar"
            value={choice}
            onValueChange={setChoice}
            choices={CHOICES}
          />
        ) : (
          <p className="text-[0.9375rem] leading-6">
            The events that Inkwell added stay in Google Calendar, where Inkwell may change nothing any more.
          </p>
        )}
      </DialogContent>
    </Dialog>
  );
}
