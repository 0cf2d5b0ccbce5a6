import { useTranslation } from 'react-i18next';
import type { Order } from '~/api/types';
import { dateInWords } from '~/i18n/dates';
import { formatVnd } from '~/i18n/money';
import { useLanguage } from '~/i18n/use-language';
import { cx } from '~/ui/cx';

const course = ['requested', 'in_progress', 'done'] as const;

/** How far the money is that comes back after a buyer has cancelled. */
export function RefundCourse({ order }: { order: Order }) {
  const { t } = useTranslation('booking');
  const language = useLanguage();
  const { refund, cancelled_at } = order;
  if (!cancelled_at) return null;
  const day = (stamp: string) => dateInWords(stamp, language);
  const reached = !refund || refund.status === 'refused' ? -1 : course.indexOf(refund.status);
  return (
    <section aria-labelledby="refund" className="mt-6 max-w-measure border-l-3 border-turmeric py-1 pl-4">
      <h2 id="refund" className="text-xl">
        {refund ? t('refund.title', { amount: formatVnd(refund.amount, language) }) : t('payment.cancelled')}
      </h2>
      <p className="mt-1">
        {t('cancelling.done', { date: day(cancelled_at) })} {!refund && t('cancelling.done_nothing')}
      </p>
      {refund && refund.status !== 'refused' && (
        <ol className="mt-3 flex flex-wrap gap-x-6 gap-y-1">
          {course.map((step, index) => (
            <li
              key={step}
              aria-current={step === refund.status ? 'step' : undefined}
              className={cx(
                'border-b-3 py-1',
                index <= reached ? 'border-jade font-semibold' : 'border-line text-muted',
              )}
            >
              {t(`refund.${step}`)}
            </li>
          ))}
        </ol>
      )}
      {refund && (
        <p className="mt-3">
          {t(`refund.${refund.status}_text`)}{' '}
          <span className="text-muted">({t('refund.since', { date: day(refund.updated_at) })})</span>
        </p>
      )}
    </section>
  );
}
