import { useSnapshot } from 'valtio';
import { alert } from '../store/frame.ts';
import { AlertDialog } from '../ui/dialog.tsx';

/** Shows the text of `showAlert`, with one button: "Got it". */
export function Alert() {
  const { message } = useSnapshot(alert);
  if (message === undefined) return null;
  return (
    <AlertDialog
      open
      title={message}
      onClose={() => {
        alert.message = undefined;
      }}
    />
  );
}
