import { type FormEvent, useState } from 'react';
import { Button } from '~/ui/button';
import { Input, Select } from '~/ui/controls';
import { Field } from '~/ui/field';
import { asFarAsGiven, callFromBrowser } from '../api/browser';
import { useAdmin } from '../shell/admin-context';
import { reachesRole } from './reach';
import { usePeopleText } from './text';
import type { Account, Role } from './types';
import { useSave } from './use-save';

/** What is known even of the role that somebody has who may not see roles. */
type OfferedRole = Omit<Role, 'created_at' | 'updated_at'>;

interface AccountFormProps {
  /** Null for a new account. */
  account: Account | null;
  roles: readonly OfferedRole[];
  onDone: () => void;
}

/** Name, e-mail and role of an account. A new one gets an invitation, with which its owner sets the password. */
export function AccountForm({ account, roles, onDone }: AccountFormProps) {
  const t = usePeopleText();
  const { admin } = useAdmin();
  const { save, pending, errors } = useSave(t('accounts.noun'));
  const isSelf = account?.id === admin.id;
  const [roleId, setRoleId] = useState(String(account?.role.id ?? ''));

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const json = {
      full_name: String(form.get('full_name')),
      email: String(form.get('email')),
      ...(isSelf ? {} : { role_id: Number(roleId) || undefined }),
      ...(account ? { version: account.version } : {}),
    };
    const answer = account
      ? await save('update', callFromBrowser('PUT', '/admin/{id}', { path: { id: account.id }, json }))
      : await save('create', callFromBrowser('POST', '/admin', { json: asFarAsGiven(json) }));
    if (answer.ok) onDone();
  }

  return (
    <form onSubmit={(event) => void submit(event)} className="grid gap-5" noValidate>
      <Field label={t('accounts.full_name')} error={errors.full_name} required>
        {(control) => (
          <Input
            {...control}
            name="full_name"
            maxLength={120}
            autoComplete="off"
            defaultValue={account?.full_name}
          />
        )}
      </Field>
      <Field
        label={t('accounts.email')}
        hint={account ? undefined : t('accounts.email_hint')}
        error={errors.email}
        required
      >
        {(control) => (
          <Input
            {...control}
            name="email"
            type="email"
            maxLength={254}
            autoComplete="off"
            defaultValue={account?.email}
          />
        )}
      </Field>
      <Field
        label={t('accounts.role')}
        hint={t(isSelf ? 'accounts.own_role' : 'accounts.role_hint')}
        error={errors.role_id}
        required
      >
        {(control) => (
          <Select
            {...control}
            value={roleId}
            disabled={isSelf}
            onChange={(event) => setRoleId(event.target.value)}
          >
            {!account && <option value="" />}
            {roles.map((role) => {
              const within = reachesRole(admin, role);
              return (
                <option key={role.id} value={role.id} disabled={!within}>
                  {within ? role.name : t('accounts.role_beyond', { name: role.name })}
                </option>
              );
            })}
          </Select>
        )}
      </Field>
      <div className="flex flex-wrap justify-end gap-3">
        <Button tone="secondary" size="small" onClick={onDone}>
          {t('cancel')}
        </Button>
        <Button type="submit" size="small" pending={pending}>
          {t(account ? 'accounts.save' : 'accounts.invite')}
        </Button>
      </div>
    </form>
  );
}
