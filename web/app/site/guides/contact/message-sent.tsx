import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '~/i18n/use-language';
import { sitePaths } from '~/site/paths';
import { ButtonLink } from '~/ui/button';
import { Icon } from '~/ui/icon';
import { toast } from '~/ui/toast-store';

/** Says that a message has arrived, and what happens next. */
export function MessageSent() {
  const { t } = useTranslation('guides');
  const language = useLanguage();
  useEffect(() => {
    toast.success(t('contact.sent'));
  }, [t]);
  return (
    <div className="border-l-3 border-jade py-1 pl-6">
      <p className="display flex items-center gap-2 text-xl">
        <Icon name="check" className="text-jade" />
        {t('contact.sent')}
      </p>
      <p className="mt-2 max-w-measure text-muted">{t('contact.sent_text')}</p>
      <ButtonLink to={sitePaths.contact(language)} tone="secondary" className="mt-5">
        {t('contact.another')}
      </ButtonLink>
    </div>
  );
}
