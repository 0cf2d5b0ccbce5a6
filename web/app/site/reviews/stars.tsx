import { useTranslation } from 'react-i18next';
import { cx } from '~/ui/cx';
import { Icon } from '~/ui/icon';

const five = [1, 2, 3, 4, 5] as const;

/** Whole stars out of five, said in words to who cannot see them. */
export function Stars({ score, className }: { score: number; className?: string }) {
  const { t } = useTranslation('reviews');
  return (
    <span className={cx('inline-flex items-center gap-0.5', className)}>
      <span className="visually-hidden">{t('out_of', { score })}</span>
      {five.map((star) => (
        <Icon key={star} name="star" className={star <= score ? 'fill-turmeric text-ink' : 'text-edge'} />
      ))}
    </span>
  );
}
