import { useTranslation } from 'react-i18next';
import { useLanguage } from '~/i18n/use-language';
import { buttonStyle } from '~/ui/button-style';
import { Icon } from '~/ui/icon';
import { ProfilePart } from './profile-part';

/** Taking one's data along. */
export function DataPart() {
  const { t } = useTranslation('account');
  const language = useLanguage();
  return (
    <ProfilePart id="data" title={t('profile.data')} text={t('profile.data_text')}>
      {/* A file of the API, not a page. */}
      <a href={`/api/me/export?lang_id=${language}`} download className={buttonStyle('secondary')}>
        <Icon name="download" />
        {t('profile.download')}
      </a>
    </ProfilePart>
  );
}
