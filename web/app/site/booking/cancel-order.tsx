import { Form, useNavigation } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import type { Order } from '~/api/types';
import { formatVnd } from '~/i18n/money';
import { useLanguage } from '~/i18n/use-language';
import { Notice } from '~/site/account/account-page';
import type { Refused } from '~/site/account/outcome';
import { sitePaths } from '~/site/paths';
import { Button, ButtonLink } from '~/ui/button';

/** Cancelling a paid order by oneself: first what comes back, then the button. */
export function CancelOrder({ order, refused }: { order: Order; refused: Refused | undefined }) {
  const { t } = useTranslation('booking');
  const language = useLanguage();
  const busy = useNavigation().state === 'submitting';
  const { obstacle, amount } = order.cancelling;
  if (obstacle === 'not_paid') return null;
  const values = { amount: formatVnd(amount, language), total: formatVnd(order.total, language) };
  return (
    <section aria-labelledby="cancel" data-print="hide" className="border-t border-line pt-4">
      <h2 id="cancel" className="text-xl">
        {t('cancelling.title')}
      </h2>
      {obstacle ? (
        <>
          <p className="mt-2">{t(`cancelling.${obstacle}`)}</p>
          <ButtonLink to={sitePaths.contact(language)} tone="secondary" size="small" className="mt-3">
            {t('cancelling.write')}
          </ButtonLink>
        </>
      ) : (
        <Form method="post" className="mt-2 grid gap-3">
          {refused && <Notice tone="bad">{refused.message}</Notice>}
          <p className="font-semibold">
            {t(amount > 0 ? 'cancelling.now' : 'cancelling.now_nothing', values)}
          </p>
          <p className="text-sm text-muted">{t('cancelling.way')}</p>
          <input type="hidden" name="intent" value="cancel" />
          <input type="hidden" name="order" value={order.code} />
          <input type="hidden" name="refund" value={amount} />
          <label className="flex cursor-pointer items-center gap-3 py-1">
            <input type="checkbox" name="sure" value="1" required className="size-6 shrink-0 accent-jade" />
            {t('cancelling.sure')}
          </label>
          <Button type="submit" tone="secondary" pending={busy} className="justify-self-start">
            {busy
              ? t('cancelling.pending')
              : t(amount > 0 ? 'cancelling.submit' : 'cancelling.submit_nothing', values)}
          </Button>
        </Form>
      )}
    </section>
  );
}
