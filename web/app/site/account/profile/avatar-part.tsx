import { useTranslation } from 'react-i18next';
import type { Customer } from '~/api/types';
import { Avatar } from '~/site/account/avatar';
import { Button } from '~/ui/button';
import { Field } from '~/ui/field';
import { FileInput } from '~/ui/file-input';
import { ProfileForm, ProfilePart, useOutcome } from './profile-part';

/** The picture beside one's reviews. */
export function AvatarPart({ customer }: { customer: Customer }) {
  const { t } = useTranslation('account');
  const { refused, isBusy } = useOutcome('avatar');
  const { isBusy: isRemoving } = useOutcome('avatar_remove');
  const { full_name, avatar } = customer;
  return (
    <ProfilePart id="avatar" title={t('profile.avatar')} text={t('profile.avatar_text')}>
      <div className="flex flex-wrap items-start gap-6">
        <Avatar name={full_name} image={avatar} size="large" />
        <div className="grid min-w-0 gap-4">
          <ProfileForm intent="avatar" encType="multipart/form-data" className="grid gap-4">
            <Field label={t('profile.avatar_choose')} error={refused?.errors.avatar?.[0]} required>
              {(control) => (
                <FileInput {...control} name="avatar" accept="image/jpeg,image/png,image/gif,image/webp" />
              )}
            </Field>
            <Button type="submit" pending={isBusy} className="justify-self-start">
              {t('profile.avatar_save')}
            </Button>
          </ProfileForm>
          {avatar && (
            <ProfileForm intent="avatar_remove">
              <Button type="submit" tone="quiet" size="small" pending={isRemoving}>
                {t('profile.avatar_remove')}
              </Button>
            </ProfileForm>
          )}
        </div>
      </div>
    </ProfilePart>
  );
}
