import { useTranslation } from 'react-i18next';
import { cx } from '~/ui/cx';
import { Icon } from '~/ui/icon';

/** What is made up: a partner's house, or a tour that nobody runs. */
export type SampleKind = 'stay' | 'tour';

/** Of a line in a cart or an order. */
export const sampleKindOf = ({ type }: { type: number }): SampleKind => (type === 2 ? 'stay' : 'tour');

/** Says in a few words that what it stands at is made up. */
export function SampleMark({ kind, className }: { kind: SampleKind | 'mixed'; className?: string }) {
  const { t } = useTranslation('site');
  return (
    <span
      className={cx(
        'flex items-start gap-1.5 border-l-3 border-turmeric pl-2 font-semibold text-ink',
        className,
      )}
    >
      <Icon name="info" className="mt-0.5 shrink-0" />
      {t(`sample.${kind}`)}
    </span>
  );
}

/** The same where something can be booked, with what that means for whoever books. */
export function SampleNote({ kind, className }: { kind: SampleKind; className?: string }) {
  const { t } = useTranslation('site');
  return (
    <p className={cx('max-w-measure border-l-3 border-turmeric bg-surface px-4 py-3', className)}>
      <strong>{t(`sample.${kind}`)}</strong> <span>{t(`sample.${kind}_text`)}</span>
    </p>
  );
}
