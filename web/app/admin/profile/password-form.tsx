import type { FormEvent } from 'react';
import { Button } from '~/ui/button';
import { Input } from '~/ui/controls';
import { Field } from '~/ui/field';
import { callFromBrowser } from '../api/browser';
import { Panel } from '../editor/panels/panel';
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
  const { follow, pending, errors } = useOwnChange();

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const values = new FormData(form);
    const given = (name: (typeof fields)[number]['name']) => String(values.get(name) ?? '');
    const json = {
      old_password: given('old_password'),
      new_password: given('new_password'),
      confirm_password: given('confirm_password'),
    };
    if (await follow(callFromBrowser('POST', '/profile/password', { json }))) form.reset();
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
