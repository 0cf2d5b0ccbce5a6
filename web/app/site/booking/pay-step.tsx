import { Form, useNavigation } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import type { Order } from '~/api/types';
import { formatVnd } from '~/i18n/money';
import { useLanguage } from '~/i18n/use-language';
import { Notice } from '~/site/account/account-page';
import type { Refused } from '~/site/account/outcome';
import { sitePaths } from '~/site/paths';
import { Button, ButtonLink } from '~/ui/button';
import { EmptyState } from '~/ui/empty-state';
import { Agreement } from './agreement';
import { BookAgain } from './book-again';
import { HoldTimer } from './hold-timer';

interface PayStepProps {
  order: Order;
  /** The ways in which this order can be paid. */
  providers: readonly ('vnpay' | 'test')[];
  refused: Refused | undefined;
  /** Who runs the site; empty where nobody has said so. */
  seller: string;
}

/** An order whose time is over: what has become of it, and the way to another one. */
function Over({ code, status }: { code: string; status: 'expired' | 'cancelled' }) {
  const { t } = useTranslation('booking');
  const language = useLanguage();
  return (
    <EmptyState
      title={t(`payment.${status}`)}
      action={
        <div className="flex flex-wrap gap-3">
          <BookAgain code={code} />
          <ButtonLink to={sitePaths.itineraries(language)} tone="secondary">
            {t('payment.again')}
          </ButtonLink>
          <ButtonLink to={sitePaths.hotels(language)} tone="secondary">
            {t('cart.to_hotels')}
          </ButtonLink>
        </div>
      }
    >
      {t(`payment.${status}_text`)}
    </EmptyState>
  );
}

/** Paying an order whose places are held. */
export function PayStep({ order, providers, refused, seller }: PayStepProps) {
  const { t } = useTranslation('booking');
  const language = useLanguage();
  const navigation = useNavigation();
  const intent = navigation.formData?.get('intent');
  const { code, status, seconds_left, payments } = order;
  if (status === 'cancelled') return <Over code={code} status="cancelled" />;
  if (status !== 'pending' || seconds_left === 0) return <Over code={code} status="expired" />;
  const hasSample = order.lines.some(({ is_sample }) => is_sample);
  const wasRefused = payments.at(-1)?.status === 'failed';
  return (
    <div className="grid max-w-measure gap-6">
      <HoldTimer secondsLeft={seconds_left} until={order.hold_expires_at} />
      {wasRefused && !refused && (
        <Notice tone="bad">
          <strong>{t('payment.refused')}</strong> {t('payment.refused_text')}
        </Notice>
      )}
      {providers.length === 0 ? (
        <EmptyState
          title={t('payment.no_provider')}
          action={<ButtonLink to={sitePaths.contact(language)}>{t('payment.contact_us')}</ButtonLink>}
        >
          {t(hasSample ? 'payment.sample_text' : 'payment.no_provider_text')}
        </EmptyState>
      ) : (
        <Form method="post" className="grid gap-5">
          {refused && <Notice tone="bad">{refused.message}</Notice>}
          <input type="hidden" name="intent" value="pay" />
          <input type="hidden" name="order" value={code} />
          <fieldset>
            <legend className="mb-3 text-lg font-semibold">{t('payment.choose')}</legend>
            <div className="grid gap-3">
              {providers.map((provider, index) => (
                <label
                  key={provider}
                  className="flex cursor-pointer items-center gap-4 rounded-card border border-edge bg-surface px-4 py-3 has-checked:border-2 has-checked:border-jade"
                >
                  <input
                    type="radio"
                    name="provider"
                    value={provider}
                    defaultChecked={index === 0}
                    className="size-6 shrink-0 accent-jade"
                  />
                  <span>
                    <span className="block font-semibold">{t(`payment.${provider}`)}</span>
                    <span className="block text-sm text-muted">{t(`payment.${provider}_text`)}</span>
                  </span>
                </label>
              ))}
            </div>
          </fieldset>
          <Agreement order={order} seller={seller} refused={refused} />
          <p className="text-sm text-muted">{t('payment.read')}</p>
          <Button type="submit" pending={intent === 'pay'} className="justify-self-start">
            {intent === 'pay'
              ? t('payment.paying')
              : t('payment.pay', { amount: formatVnd(order.total, language) })}
          </Button>
        </Form>
      )}
      <Form method="post" className="border-t border-line pt-4">
        <input type="hidden" name="intent" value="cancel" />
        <input type="hidden" name="order" value={code} />
        <Button type="submit" tone="quiet" pending={intent === 'cancel'} className="-ml-3 px-3">
          {t('payment.cancel')}
        </Button>
        <p className="text-sm text-muted">{t('payment.cancel_text')}</p>
      </Form>
    </div>
  );
}
