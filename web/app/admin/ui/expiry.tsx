import { formatDate } from '~/i18n/dates';
import { useLanguage } from '~/i18n/use-language';
import { vietnamNow } from '~/i18n/vietnam-time';
import { Icon } from '~/ui/icon';
import { useAdminText } from '../text';

/** The last day on which something may be trusted; one that has passed is marked in words as well as in colour. */
export function Expiry({ date }: { date: unknown }) {
  const t = useAdminText();
  const language = useLanguage();
  if (typeof date !== 'string') return <span className="text-muted">{t('expiry.none')}</span>;
  const day = <span className="whitespace-nowrap">{formatDate(date, language)}</span>;
  if (date >= vietnamNow().slice(0, 10)) return day;
  return (
    <span className="inline-flex items-start gap-1.5 text-danger">
      <Icon name="alert" className="mt-0.5" />
      <span>
        {day} <span className="block">{t('expiry.past')}</span>
      </span>
    </span>
  );
}
