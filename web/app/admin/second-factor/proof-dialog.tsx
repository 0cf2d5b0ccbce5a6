import type { FormEvent } from 'react';
import { Button } from '~/ui/button';
import { Input } from '~/ui/controls';
import { Dialog } from '~/ui/dialog';
import { Field } from '~/ui/field';
import { toast } from '~/ui/toast-store';
import { callFromBrowser } from '../api/browser';
import { usePeopleText } from '../people/text';
import { CodeField } from './code-field';
import { useCall } from './use-call';

interface ProofDialogProps {
  open: boolean;
  purpose: 'renew' | 'remove';
  onClose: () => void;
  /** Gets new recovery codes where that is what was asked for. */
  onDone: (codes: string[]) => void;
}

const paths = {
  renew: '/profile/second-factor/recovery-codes',
  remove: '/profile/second-factor/remove',
} as const;

/** Asks for password and code before something about the second factor changes. */
export function ProofDialog({ open, purpose, onClose, onDone }: ProofDialogProps) {
  const t = usePeopleText();
  const { follow, pending, errors } = useCall();
  const title = t(purpose === 'renew' ? 'second_factor.renew' : 'second_factor.turn_off');

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const json = { password: String(form.get('password')), code: String(form.get('code')) };
    const answer = await follow(callFromBrowser('POST', paths[purpose], { json }));
    if (!answer.ok) return;
    toast.success(answer.body.message);
    onDone('data' in answer.body ? answer.body.data.recovery_codes : []);
  }

  return (
    <Dialog open={open} onClose={onClose} title={title} className="w-[min(30rem,94vw)]">
      {open && (
        <form onSubmit={(event) => void submit(event)} className="grid gap-5" noValidate>
          {purpose === 'remove' && <p className="text-muted">{t('second_factor.off_text')}</p>}
          <Field label={t('second_factor.password')} error={errors.password} required>
            {(control) => (
              <Input {...control} name="password" type="password" autoComplete="current-password" />
            )}
          </Field>
          <CodeField label={t('second_factor.code_any')} error={errors.code} />
          <div className="flex flex-wrap justify-end gap-3">
            <Button tone="secondary" size="small" onClick={onClose}>
              {t('second_factor.cancel')}
            </Button>
            <Button
              type="submit"
              size="small"
              tone={purpose === 'remove' ? 'danger' : 'primary'}
              pending={pending}
            >
              {title}
            </Button>
          </div>
        </form>
      )}
    </Dialog>
  );
}
