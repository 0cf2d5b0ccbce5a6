import { type FormEvent, useEffect, useRef, useState } from 'react';
import { callApi } from '~/api/call-api';
import { Button } from '~/ui/button';
import { Input } from '~/ui/controls';
import { Dialog } from '~/ui/dialog';
import { Field } from '~/ui/field';
import { offerSessionPrompt } from '../api/session-prompt';
import { CodeStep } from '../second-factor/code-step';
import { FormNotice } from '../session/form-notice';
import { useAdminText } from '../text';
import { useAdmin } from './admin-context';

/** Asks to sign in again without leaving the page, when a call has found the session ended. */
export function SessionDialog() {
  const t = useAdminText();
  const { admin } = useAdmin();
  const [open, setOpen] = useState(false);
  const [pending, setPending] = useState(false);
  const [error, setError] = useState<string>();
  const [challenge, setChallenge] = useState<string>();
  const settle = useRef<((signedIn: boolean) => void) | null>(null);

  useEffect(
    () =>
      offerSessionPrompt(() => {
        setError(undefined);
        setChallenge(undefined);
        setOpen(true);
        return new Promise((resolve) => {
          settle.current = resolve;
        });
      }),
    [],
  );

  function finish(signedIn: boolean) {
    settle.current?.(signedIn);
    settle.current = null;
    setOpen(false);
  }

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    // The page below may be a form as well.
    event.stopPropagation();
    const form = new FormData(event.currentTarget);
    setPending(true);
    const answer = challenge
      ? await callApi('POST', '/login/second-factor', { json: { challenge, code: String(form.get('code')) } })
      : await callApi('POST', '/login', {
          json: { email: String(form.get('email')), password: String(form.get('password')) },
        });
    setPending(false);
    if (answer.ok) {
      setError(undefined);
      const next = 'challenge' in answer.body ? answer.body.challenge : undefined;
      setChallenge(next);
      if (!next) finish(true);
      return;
    }
    const { code, message, errors } = answer.problem;
    if (code === 'challenge_expired') setChallenge(undefined);
    setError(errors?.code?.[0] ?? (message || t('error.no_answer')));
  }

  return (
    <Dialog
      open={open}
      onClose={() => finish(false)}
      title={t('session.title')}
      className="w-[min(28rem,94vw)]"
    >
      <p className="mb-5 text-muted">{t(challenge ? 'second_step.intro' : 'session.text')}</p>
      <FormNotice error={error} />
      <form key={challenge} onSubmit={submit} className="grid gap-4">
        {challenge ? (
          <CodeStep pending={pending} submit={t('session.submit')} />
        ) : (
          <>
            <Field label={t('sign_in.email')} required>
              {(control) => (
                <Input
                  {...control}
                  name="email"
                  type="email"
                  autoComplete="username"
                  defaultValue={admin.email}
                />
              )}
            </Field>
            <Field label={t('sign_in.password')} required>
              {(control) => (
                <Input {...control} name="password" type="password" autoComplete="current-password" />
              )}
            </Field>
            <Button type="submit" pending={pending}>
              {t('session.submit')}
            </Button>
          </>
        )}
      </form>
    </Dialog>
  );
}
