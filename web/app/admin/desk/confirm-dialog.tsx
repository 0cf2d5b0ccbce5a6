import { Button } from '~/ui/button';
import { Dialog } from '~/ui/dialog';
import { useDeskText } from './text';

interface ConfirmDialogProps {
  open: boolean;
  title: string;
  text: string;
  /** The verb of what is going to happen. */
  confirm: string;
  pending: boolean;
  onConfirm: () => void;
  onClose: () => void;
}

/** Asks once more before something that cannot be undone. */
export function ConfirmDialog({
  open,
  title,
  text,
  confirm,
  pending,
  onConfirm,
  onClose,
}: ConfirmDialogProps) {
  const t = useDeskText();
  return (
    <Dialog open={open} onClose={onClose} title={title} className="w-[min(32rem,94vw)]">
      <p>{text}</p>
      <div className="mt-6 flex flex-wrap justify-end gap-2">
        <Button tone="secondary" onClick={onClose}>
          {t('table.cancel')}
        </Button>
        <Button tone="danger" pending={pending} onClick={onConfirm}>
          {confirm}
        </Button>
      </div>
    </Dialog>
  );
}
