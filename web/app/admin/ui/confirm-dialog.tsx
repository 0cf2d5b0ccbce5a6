import type { ReactNode } from 'react';
import { Button } from '~/ui/button';
import { Dialog } from '~/ui/dialog';
import { useAdminText } from '../text';

interface ConfirmDialogProps {
  open: boolean;
  title: string;
  /** What is done when it is confirmed. */
  action: string;
  /** What the way out is called; that nothing is taken away if not given. */
  cancel?: string;
  /** Of what can be taken back itself. */
  tone?: 'primary' | 'danger';
  pending?: boolean;
  onConfirm: () => void;
  onClose: () => void;
  children: ReactNode;
}

/** Asks before something is done that cannot be taken back, or changes much at once. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const t = useAdminText();
  return (
    <Dialog open={props.open} onClose={props.onClose} title={props.title} className="w-[min(28rem,94vw)]">
      <div className="text-muted">{props.children}</div>
      <div className="mt-6 flex flex-wrap justify-end gap-3">
        <Button tone="secondary" onClick={props.onClose}>
          {props.cancel ?? t('confirm.keep')}
        </Button>
        <Button tone={props.tone ?? 'danger'} pending={props.pending} onClick={props.onConfirm}>
          {props.action}
        </Button>
      </div>
    </Dialog>
  );
}
