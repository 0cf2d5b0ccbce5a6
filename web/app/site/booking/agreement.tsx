import { useTranslation } from 'react-i18next';
import type { Order } from '~/api/types';
import { useLanguage } from '~/i18n/use-language';
import type { Refused } from '~/site/account/outcome';
import { sitePaths } from '~/site/paths';
import { SampleMark, sampleKindOf } from '~/site/sample-mark';
import { OperatorFacts } from './line-details';
import { RefundTable } from './refund-table';

/** What stands before the button that pays: who sells, what cancelling gives back, and the terms to agree to. */
export function Agreement({
  order,
  seller,
  refused,
}: {
  order: Order;
  seller: string;
  refused: Refused | undefined;
}) {
  const { t } = useTranslation('booking');
  const language = useLanguage();
  const isMissing = refused?.code === 'terms_required';
  return (
    <section aria-labelledby="agree" className="grid gap-5 border-t border-line pt-5">
      <div>
        <h2 id="agree" className="text-lg font-semibold">
          {t('agree.title')}
        </h2>
        <p className="mt-1">{seller ? t('agree.sells', { name: seller }) : t('agree.sells_unnamed')}</p>
      </div>
      {order.lines.map((line) => (
        <div key={line.id} className="grid gap-2">
          <h3 className="text-base font-semibold">{line.title}</h3>
          {line.is_sample && <SampleMark kind={sampleKindOf(line)} className="text-sm" />}
          {line.details && (
            <>
              <p className="text-sm">
                <span className="text-muted">{t('details.operator')}: </span>
                <OperatorFacts operator={line.details.operator} />
              </p>
              <h4 className="mt-1 text-sm font-semibold">{t('refunds.title')}</h4>
              <RefundTable steps={line.details.cancellation} title={line.title} />
            </>
          )}
        </div>
      ))}
      {order.terms_version > 0 && (
        <div>
          <input type="hidden" name="terms_version" value={order.terms_version} />
          <label className="flex cursor-pointer items-start gap-3">
            <input
              type="checkbox"
              name="agreed"
              value="1"
              required
              defaultChecked={order.agreement?.terms_version === order.terms_version}
              aria-invalid={isMissing || undefined}
              aria-describedby={isMissing ? 'agree-error' : undefined}
              className="mt-0.5 size-6 shrink-0 accent-jade"
            />
            <span>
              {t('agree.label_before')}{' '}
              <a href={sitePaths.guide(language, 'terms')} target="_blank" rel="noopener" className="link">
                {t('agree.terms')}
              </a>{' '}
              {t('agree.label_after')}
            </span>
          </label>
          {isMissing && (
            <p id="agree-error" className="mt-1 text-sm text-danger">
              {t('agree.required')}
            </p>
          )}
        </div>
      )}
    </section>
  );
}
