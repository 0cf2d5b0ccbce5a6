import type { FormEvent } from 'react';
import { Button } from '~/ui/button';
import { Input } from '~/ui/controls';
import { Field } from '~/ui/field';
import { Panel } from '../editor/panel';
import { useAdminText } from '../text';
import { useOwnChange } from './use-own-change';

const fields = [
  { name: 'old_password', autoComplete: 'current-password' },
  { name: 'new_password', autoComplete: 'new-password' },
  { name: 'confirm_password', autoComplete: 'new-password' },
] as const;

/** Another password; the old one is needed. */
export function PasswordForm() {
  const t = useAdminText();
  const { send, pending, errors } = useOwnChange();

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const values = new FormData(form);
    const body = Object.fromEntries(fields.map(({ name }) => [name, String(values.get(name) ?? '')]));
    if (await send('/profile/password', 'POST', body)) form.reset();
  }

  return (
    <Panel title={t('profile.password')} intro={t('profile.password_intro')}>
      <form onSubmit={(event) => void submit(event)} className="grid max-w-md gap-5">
        {fields.map(({ name, autoComplete }) => (
          <Field key={name} label={t(`profile.${name}`)} error={errors[name]?.[0]} required>
            {(control) => <Input {...control} name={name} type="password" autoComplete={autoComplete} />}
          </Field>
        ))}
        <div>
          <Button type="submit" size="small" pending={pending}>
            {t('profile.change_password')}
          </Button>
        </div>
      </form>
    </Panel>
  );
}
