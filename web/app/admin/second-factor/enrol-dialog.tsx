import { type FormEvent, useEffect, useRef, useState } from 'react';
import { Button } from '~/ui/button';
import { Input } from '~/ui/controls';
import { Dialog } from '~/ui/dialog';
import { Field } from '~/ui/field';
import { toast } from '~/ui/toast-store';
import { callFromBrowser } from '../api/browser';
import { usePeopleText } from '../people/text';
import { CodeField } from './code-field';
import type { Enrolment } from './types';
import { useCall } from './use-call';

interface EnrolDialogProps {
  open: boolean;
  onClose: () => void;
  /** Gets the recovery codes. */
  onDone: (codes: string[]) => void;
}

/** Password, then the QR code, then a first code of the app: only that turns it on. */
export function EnrolDialog({ open, onClose, onDone }: EnrolDialogProps) {
  const t = usePeopleText();
  const [enrolment, setEnrolment] = useState<Enrolment | null>(null);
  const call = useCall();

  useEffect(() => {
    // A secret that was shown and not used is forgotten; the next try makes another.
    if (!open) setEnrolment(null);
  }, [open]);

  async function begin(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const password = String(new FormData(event.currentTarget).get('password'));
    const answer = await call.follow(
      callFromBrowser('POST', '/profile/second-factor', { json: { password } }),
    );
    if (answer.ok) setEnrolment(answer.body.data);
  }

  async function confirm(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const code = String(new FormData(event.currentTarget).get('code'));
    const answer = await call.follow(
      callFromBrowser('POST', '/profile/second-factor/confirm', { json: { code } }),
    );
    if (!answer.ok) return;
    toast.success(answer.body.message);
    onDone(answer.body.data.recovery_codes);
  }

  return (
    <Dialog open={open} onClose={onClose} title={t('second_factor.begin')} className="w-[min(34rem,94vw)]">
      {!enrolment && (
        <form onSubmit={(event) => void begin(event)} className="grid gap-5" noValidate>
          <Field
            label={t('second_factor.password')}
            hint={t('second_factor.password_why')}
            error={call.errors.password}
            required
          >
            {(control) => (
              <Input {...control} name="password" type="password" autoComplete="current-password" />
            )}
          </Field>
          <div className="flex flex-wrap justify-end gap-3">
            <Button tone="secondary" size="small" onClick={onClose}>
              {t('second_factor.cancel')}
            </Button>
            <Button type="submit" size="small" pending={call.pending}>
              {t('second_factor.go_on')}
            </Button>
          </div>
        </form>
      )}
      {enrolment && (
        <form onSubmit={(event) => void confirm(event)} className="grid gap-5" noValidate>
          <Scan enrolment={enrolment} />
          <CodeField
            label={t('second_factor.code')}
            hint={t('second_factor.code_hint')}
            error={call.errors.code}
            digitsOnly
          />
          <p className="text-xs text-muted">{t('second_factor.others_end')}</p>
          <div className="flex flex-wrap justify-end gap-3">
            <Button tone="secondary" size="small" onClick={onClose}>
              {t('second_factor.cancel')}
            </Button>
            <Button type="submit" size="small" pending={call.pending}>
              {t('second_factor.confirm')}
            </Button>
          </div>
        </form>
      )}
    </Dialog>
  );
}

/** What the app scans, and the same as letters. */
function Scan({ enrolment: { qr, secret } }: { enrolment: Enrolment }) {
  const t = usePeopleText();
  const key = useRef<HTMLElement>(null);

  function copy() {
    void navigator.clipboard.writeText(secret).then(
      () => toast.success(t('second_factor.copied')),
      // Where a page may not write there, the key is chosen for the person to copy.
      () => key.current && window.getSelection()?.selectAllChildren(key.current),
    );
  }

  return (
    <div className="grid gap-4">
      <p>{t('second_factor.scan')}</p>
      <img
        src={`data:image/svg+xml,${encodeURIComponent(qr)}`}
        alt={t('second_factor.qr')}
        width={208}
        height={208}
        className="mx-auto rounded-card border border-line bg-white"
      />
      <div>
        <p className="text-xs text-muted">{t('second_factor.by_hand')}</p>
        <div className="mt-1 flex flex-wrap items-center gap-2">
          <code ref={key} className="rounded-input bg-paper px-2 py-1.5 [overflow-wrap:anywhere]">
            {secret.replace(/.{4}(?=.)/g, '$& ')}
          </code>
          <Button tone="quiet" size="small" onClick={copy}>
            {t('second_factor.copy')}
          </Button>
        </div>
      </div>
    </div>
  );
}
