import { type FormEvent, useRef, useState } from 'react';
import { Button } from '~/ui/button';
import { Input } from '~/ui/controls';
import { Dialog } from '~/ui/dialog';
import { Field } from '~/ui/field';
import { useAdminText } from '../text';
import { useFirstFocus } from '../ui/use-first-focus';

interface AskingDialogProps {
  open: boolean;
  onClose: () => void;
  title: string;
  label: string;
  hint: string;
  initial: string;
  /** Gives a message when the answer can't be used. */
  onAnswer: (answer: string) => string | undefined;
  onRemove?: () => void;
}

/** Asks for an address that the text needs. */
export function AskingDialog(props: AskingDialogProps) {
  return (
    <Dialog open={props.open} onClose={props.onClose} title={props.title} className="w-[min(30rem,94vw)]">
      {props.open && <Question {...props} />}
    </Dialog>
  );
}

function Question({ label, hint, initial, onAnswer, onRemove }: AskingDialogProps) {
  const t = useAdminText();
  const [answer, setAnswer] = useState(initial);
  const [error, setError] = useState<string>();
  const input = useRef<HTMLInputElement>(null);
  useFirstFocus(input);

  function submit(event: FormEvent) {
    event.preventDefault();
    event.stopPropagation();
    setError(onAnswer(answer.trim()));
  }

  return (
    <form onSubmit={submit} className="grid gap-5">
      <Field label={label} hint={hint} error={error}>
        {(control) => (
          <Input
            {...control}
            ref={input}
            value={answer}
            autoComplete="off"
            inputMode="url"
            onChange={(event) => setAnswer(event.target.value)}
          />
        )}
      </Field>
      <div className="flex flex-wrap justify-end gap-2">
        {onRemove && (
          <Button tone="quiet" onClick={onRemove}>
            {t('rich.remove_link')}
          </Button>
        )}
        <Button type="submit">{t('rich.insert')}</Button>
      </div>
    </form>
  );
}
