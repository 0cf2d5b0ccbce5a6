import { useTranslation } from 'react-i18next';
import type { CheckInPage } from '~/api/types';
import { useLanguage } from '~/i18n/use-language';
import { Icon } from '~/ui/icon';

/** How many have checked in here; said again when one's own is among them. */
export function VisitorCount({ counts }: Pick<CheckInPage, 'counts'>) {
  const { t } = useTranslation('maps');
  const figure = new Intl.NumberFormat(useLanguage());
  const { today, total } = counts;
  return (
    <p role="status" className="figures flex items-center gap-2">
      <Icon name="user" className="text-jade" />
      <span>
        {total === 0
          ? t('check_in.nobody')
          : t('check_in.visitors', { count: total, total: figure.format(total) })}
        {today > 0 && (
          <>
            {' · '}
            <strong>{t('check_in.today', { today: figure.format(today) })}</strong>
          </>
        )}
      </span>
    </p>
  );
}
