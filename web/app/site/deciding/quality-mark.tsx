import { useTranslation } from 'react-i18next';
import type { MonthPicture } from '~/api/types';
import { cx } from '~/ui/cx';

type Quality = MonthPicture['quality'];

const looks: Record<Quality, string> = {
  good: 'fill-jade stroke-jade',
  mixed: 'fill-turmeric stroke-ink',
  poor: 'fill-surface stroke-lacquer',
};

/** How good a month is, as a sign whose shape says it as well as its colour, and in words for those who listen. */
export function QualityMark({ quality, silent }: { quality: Quality; silent?: boolean }) {
  const { t } = useTranslation('deciding');
  return (
    <>
      <svg
        viewBox="0 0 20 20"
        aria-hidden="true"
        className={cx('inline-block size-4 shrink-0', looks[quality])}
      >
        {quality === 'mixed' ? (
          <path d="M10 2l8 8-8 8-8-8Z" strokeWidth="1" />
        ) : (
          <circle cx="10" cy="10" r={quality === 'good' ? 8 : 6.5} strokeWidth={quality === 'good' ? 1 : 3} />
        )}
      </svg>
      {!silent && <span className="visually-hidden">{t(`quality.${quality}`)}</span>}
    </>
  );
}

/** The three signs with what they mean. */
export function QualityLegend() {
  const { t } = useTranslation('deciding');
  return (
    <ul aria-label={t('when.legend')} className="flex flex-wrap gap-x-6 gap-y-2 text-sm text-muted">
      {(['good', 'mixed', 'poor'] as const).map((quality) => (
        <li key={quality} className="flex items-center gap-2">
          <QualityMark quality={quality} silent />
          {t(`quality_long.${quality}`)}
        </li>
      ))}
    </ul>
  );
}
