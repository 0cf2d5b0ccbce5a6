import { useTranslation } from 'react-i18next';
import type { TourDetail } from '~/api/types';
import { Section } from '~/site/section';
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
    <div>
      <h3 className="text-xl">{title}</h3>
      <ul className="mt-4 border-b border-line">
        {lines.map((line) => (
          <li key={line} className="flex gap-3 border-t border-line py-2.5">
            <Icon name={icon} className={cx('mt-1', tone)} />
            {line}
          </li>
        ))}
      </ul>
    </div>
  );
}

/** What the price pays for, and what it does not. */
export function Included({ includes, excludes }: Pick<TourDetail, 'includes' | 'excludes'>) {
  const { t } = useTranslation('itineraries');
  if (includes.length + excludes.length === 0) return null;
  return (
    <Section id="included" title={t('included.title')}>
      <div className="grid gap-x-12 gap-y-8 md:grid-cols-2">
        <Lines title={t('included.yes')} icon="check" tone="text-jade" lines={includes} />
        <Lines title={t('included.no')} icon="minus" tone="text-muted" lines={excludes} />
      </div>
    </Section>
  );
}
