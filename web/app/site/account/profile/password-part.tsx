import { useTranslation } from 'react-i18next';
import type { Customer } from '~/api/types';
import { TextField } from '~/site/account/text-field';
import { Button } from '~/ui/button';
import { ProfileForm, ProfilePart, useOutcome } from './profile-part';

const fields = [
  { name: 'old_password', autoComplete: 'current-password' },
  { name: 'new_password', autoComplete: 'new-password' },
  { name: 'confirm_password', autoComplete: 'new-password' },
] as const;

/** Another password; the old one is needed. */
export function PasswordPart({ customer }: { customer: Customer }) {
  const { t } = useTranslation('account');
  const { refused, isBusy } = useOutcome('password');
  return (
    <ProfilePart id="password" title={t('profile.password')} text={t('profile.password_text')}>
      <ProfileForm intent="password" className="grid max-w-xl gap-5">
        {/* Password managers look for the name beside the password. */}
        <input type="email" value={customer.email} readOnly autoComplete="username" hidden />
        {fields.map(({ name, autoComplete }) => (
          <TextField
            key={name}
            name={name}
            type="password"
            label={t(`profile.${name}`)}
            hint={name === 'new_password' ? t('signup.password_hint') : undefined}
            refused={refused}
            autoComplete={autoComplete}
            maxLength={name === 'old_password' ? 1000 : 128}
            required
          />
        ))}
        <Button type="submit" pending={isBusy} className="justify-self-start">
          {t('profile.change_password')}
        </Button>
      </ProfileForm>
    </ProfilePart>
  );
}
