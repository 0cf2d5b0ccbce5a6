import { useTranslation } from 'react-i18next';
import type { TourDetail } from '~/api/types';
import { Names } from '~/i18n/names';
import { cx } from '~/ui/cx';
import { Icon, type IconName } from '~/ui/icon';

interface LinesProps {
  title: string;
  icon: IconName;
  tone: string;
  lines: string[];
}

function Lines({ title, icon, tone, lines }: LinesProps) {
  if (lines.length === 0) return null;
  return (
    <section aria-label={title}>
      <h2 className="text-xl">{title}</h2>
      <ul className="mt-4 border-b border-line">
        {lines.map((line) => (
          <li key={line} className="flex gap-3 border-t border-line py-2.5">
            <Icon name={icon} className={cx('mt-1', tone)} />
            {/* One item of the row: names alone would each become one. */}
            <span>
              <Names>{line}</Names>
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** What the price pays for, and what it does not. */
export function Included({ includes, excludes }: Pick<TourDetail, 'includes' | 'excludes'>) {
  const { t } = useTranslation('itineraries');
  return (
    <div className="mt-10 grid max-w-measure gap-8">
      <Lines title={t('included.yes')} icon="check" tone="text-jade" lines={includes} />
      <Lines title={t('included.no')} icon="minus" tone="text-muted" lines={excludes} />
    </div>
  );
}
