import { useTranslation } from 'react-i18next';
import { TextField } from '~/site/account/text-field';
import { Button } from '~/ui/button';
import { Input, Select } from '~/ui/controls';
import { Field } from '~/ui/field';
import type { ProfileData } from './profile-data.server';
import { ProfileForm, ProfilePart, useOutcome } from './profile-part';

/** Name, telephone number and country. */
export function PersonalData({ customer, countries }: Pick<ProfileData, 'customer' | 'countries'>) {
  const { t } = useTranslation('account');
  const { refused, isBusy } = useOutcome('personal');
  return (
    <ProfilePart id="personal" title={t('profile.personal')}>
      <ProfileForm intent="personal" className="grid max-w-xl gap-5">
        <Field label={t('email')} hint={t('profile.email_hint')}>
          {(control) => <Input {...control} type="email" value={customer.email} readOnly disabled />}
        </Field>
        <TextField
          name="full_name"
          label={t('full_name')}
          refused={refused}
          defaultValue={customer.full_name}
          autoComplete="name"
          maxLength={80}
          required
        />
        <TextField
          name="phone"
          type="tel"
          label={t('phone')}
          hint={t('signup.phone_hint')}
          refused={refused}
          defaultValue={customer.phone}
          autoComplete="tel"
          maxLength={40}
          required
        />
        <Field label={t('country')} error={refused?.errors.country_code?.[0]}>
          {(control) => (
            <Select
              {...control}
              name="country_code"
              autoComplete="country"
              defaultValue={refused?.values.country_code ?? customer.country_code ?? ''}
            >
              <option value="">{t('no_country')}</option>
              {countries.map(({ code, name }) => (
                <option key={code} value={code}>
                  {name}
                </option>
              ))}
            </Select>
          )}
        </Field>
        <Button type="submit" pending={isBusy} className="justify-self-start">
          {t('profile.save')}
        </Button>
      </ProfileForm>
    </ProfilePart>
  );
}
