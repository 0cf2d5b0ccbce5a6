import { Button } from '~/ui/button';
import { Dialog } from '~/ui/dialog';
import { usePeopleText } from './text';

export interface Question {
  title: string;
  text: string;
  /** The verb on the button that does it. */
  action: string;
  run: () => Promise<unknown>;
}

interface AskDialogProps {
  question: Question | null;
  pending: boolean;
  onClose: () => void;
}

/** Asks before something is done that hurts when it was not meant. */
export function AskDialog({ question, pending, onClose }: AskDialogProps) {
  const t = usePeopleText();
  return (
    <Dialog
      open={question !== null}
      onClose={onClose}
      title={question?.title ?? ''}
      className="w-[min(32rem,94vw)]"
    >
      <p className="text-muted">{question?.text}</p>
      <div className="mt-6 flex flex-wrap justify-end gap-3">
        <Button tone="secondary" size="small" onClick={onClose}>
          {t('cancel')}
        </Button>
        <Button
          tone="danger"
          size="small"
          pending={pending}
          onClick={() => void question?.run().then(onClose)}
        >
          {question?.action}
        </Button>
      </div>
    </Dialog>
  );
}
