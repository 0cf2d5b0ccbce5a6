import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '~/i18n/use-language';
import { pageMeta } from '~/seo/meta';
import type { Refused } from '~/site/account/outcome';
import { BookedLines } from '~/site/booking/booked-lines';
import { ContactStep } from '~/site/booking/contact-step';
import { PayStep } from '~/site/booking/pay-step';
import { actOnPayment, paymentData } from '~/site/booking/payment-data.server';
import { Steps } from '~/site/booking/steps';
import { ListHeader } from '~/site/list/list-header';
import { sitePaths } from '~/site/paths';

export const handle = { i18n: ['site', 'booking'], keep: false };

export function loader(args: LoaderFunctionArgs) {
  return paymentData(args);
}

export function action(args: ActionFunctionArgs) {
  return actOnPayment(args);
}

export const meta: MetaFunction<typeof loader> = ({ data }) => pageMeta(data?.seo);

export default function Payment() {
  const data = useLoaderData<typeof loader>();
  const refused = useActionData() as Refused | undefined;
  const { t } = useTranslation(['booking', 'site']);
  const language = useLanguage();
  const isPaying = data.step === 'pay';
  const crumbs = [
    { title: t('site:home.crumb'), to: sitePaths.home(language) },
    ...(isPaying ? [] : [{ title: t('cart.title'), to: sitePaths.shopping(language) }]),
    { title: t('payment.title') },
  ];
  return (
    <div className="page pt-6 pb-16">
      <ListHeader
        crumbs={crumbs}
        title={isPaying ? t('payment.order', { code: data.order.code }) : t('payment.title')}
        lead={isPaying ? undefined : t('payment.lead')}
      />
      <div className="mt-6 border-b border-line pb-5">
        <Steps current={data.step} />
      </div>
      <div className="mt-8 grid gap-x-12 gap-y-10 lg:grid-cols-12">
        <div className="lg:col-span-7">
          {isPaying ? (
            <PayStep order={data.order} providers={data.providers} seller={data.seller} refused={refused} />
          ) : (
            <ContactStep
              known={data.known}
              total={data.cart.total}
              orderKey={data.key}
              refused={refused?.intent === 'order' ? refused : undefined}
            />
          )}
        </div>
        <div className="lg:col-span-5 lg:self-start">
          {isPaying ? (
            <BookedLines lines={data.order.lines} total={data.order.total} title={t('cart.summary')} />
          ) : (
            <BookedLines lines={data.cart.cart} total={data.cart.total} title={t('cart.summary')} />
          )}
        </div>
      </div>
    </div>
  );
}
