import { useTranslation } from 'react-i18next';
import { useLanguage } from '~/i18n/use-language';
import { TextField } from '~/site/account/text-field';
import { Button } from '~/ui/button';
import { buttonStyle } from '~/ui/button-style';
import { Icon } from '~/ui/icon';
import { ProfileForm, ProfilePart, useOutcome } from './profile-part';

/** Taking one's data along, and leaving. */
export function DataPart() {
  const { t } = useTranslation('account');
  const language = useLanguage();
  const { refused, isBusy } = useOutcome('delete');
  return (
    <>
      <ProfilePart id="data" title={t('profile.data')} text={t('profile.data_text')}>
        {/* A file of the API, not a page. */}
        <a href={`/api/me/export?lang_id=${language}`} download className={buttonStyle('secondary')}>
          <Icon name="download" />
          {t('profile.download')}
        </a>
      </ProfilePart>
      <ProfilePart id="delete" title={t('profile.delete')} text={t('profile.delete_text')}>
        <ProfileForm intent="delete" className="grid max-w-xl gap-5">
          <TextField
            name="password"
            type="password"
            label={t('profile.delete_password')}
            refused={refused}
            autoComplete="current-password"
            required
          />
          <Button type="submit" tone="danger" pending={isBusy} className="justify-self-start">
            {t('profile.delete_submit')}
          </Button>
        </ProfileForm>
      </ProfilePart>
    </>
  );
}
