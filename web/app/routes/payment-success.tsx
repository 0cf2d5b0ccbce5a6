import { type LoaderFunctionArgs, type MetaFunction, redirect } from '@remix-run/node';
import { useLoaderData, useLocation } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { optional } from '~/api/answers.server';
import { useLanguage } from '~/i18n/use-language';
import { pageMeta } from '~/seo/meta';
import { accountSeo } from '~/site/account/account-seo.server';
import { visitorPage } from '~/site/account/visitor.server';
import { BookedLines } from '~/site/booking/booked-lines';
import { LineDetails } from '~/site/booking/line-details';
import { findOrder } from '~/site/booking/order-data.server';
import { Steps } from '~/site/booking/steps';
import { TicketList } from '~/site/booking/ticket-list';
import { useOrderCheck } from '~/site/booking/use-order-check';
import { withCodes } from '~/site/booking/with-codes.server';
import { sitePaths } from '~/site/paths';
import { ButtonLink } from '~/ui/button';
import { Icon } from '~/ui/icon';

export const handle = { i18n: ['site', 'booking'], keep: false };

/**
 * Where a buyer comes back to. What the provider's page gave the browser along says at most that it was refused; that
 * money has come, only the order itself says.
 */
export async function loader(args: LoaderFunctionArgs) {
  const page = visitorPage(args);
  const { api, language, request, context, t, params } = { ...page, params: args.params };
  const code = params.code ?? '';
  const found = await findOrder(page, code);
  // Back in another browser, such as that of a bank's app: the e-mail address opens it there.
  if (!found) throw redirect(sitePaths.ticket(language, code));
  const { order } = found;
  const payment = order.payments.find(({ reference }) => reference === params.reference);
  if (order.status === 'pending' || order.status === 'expired' || order.status === 'cancelled') {
    const query = Object.fromEntries(new URL(request.url).searchParams);
    const provider = payment?.provider === 'vnpay' ? 'vnpay' : 'test';
    const said = await optional(
      api.GET('/payments/{provider}/return', { params: { path: { provider }, query } }),
      context,
    );
    const isRefused = payment?.status === 'failed' || said?.data.outcome === 'failed';
    const isLeft = !said?.data.is_signed && payment?.status === 'pending';
    if (!order.needs_refund && (isRefused || isLeft)) throw redirect(sitePaths.payment(language, order.code));
  }
  return {
    order,
    tickets: withCodes(order, null),
    seo: await accountSeo(page, t('booking:tickets.details', { code }), (of) =>
      sitePaths.paymentSuccess(of, code, params.reference ?? ''),
    ),
  };
}

export const meta: MetaFunction<typeof loader> = ({ data }) => pageMeta(data?.seo);

export default function PaymentSuccess() {
  const { order, tickets } = useLoaderData<typeof loader>();
  const { t } = useTranslation('booking');
  const language = useLanguage();
  const { pathname, search } = useLocation();
  const { code, status, contact, lines, total } = order;
  const state =
    status === 'paid'
      ? 'paid'
      : status === 'refunded'
        ? 'refunded'
        : order.needs_refund
          ? 'too_late'
          : 'waiting';
  useOrderCheck(state === 'waiting');
  return (
    <div className="page py-10">
      <Steps current="tickets" />
      <div role="status" className="mt-8 max-w-measure">
        <h1 className="flex items-start gap-3 text-4xl">
          <Icon
            name={state === 'paid' ? 'check' : state === 'waiting' ? 'clock' : 'info'}
            className="mt-2 text-jade"
          />
          {state === 'paid' ? t('success.thanks', { name: contact.full_name }) : t(`success.${state}`)}
        </h1>
        <p className="mt-4 text-lg">
          {state === 'paid'
            ? t('success.paid', { code, email: contact.email })
            : t(`success.${state}_text`, { code })}
        </p>
      </div>
      {state === 'waiting' && (
        <ButtonLink to={`${pathname}${search}`} reloadDocument className="mt-6">
          {t('success.check')}
        </ButtonLink>
      )}
      <div className="mt-10 grid gap-x-12 gap-y-10 lg:grid-cols-12">
        <div className="lg:col-span-7">
          <TicketList order={order} tickets={tickets} />
          {state === 'paid' && (
            <section aria-labelledby="details" className="mt-10">
              <h2 id="details" className="border-t-2 border-ink pt-4 text-2xl">
                {t('details.title')}
              </h2>
              {lines.map((line) => (
                <LineDetails key={line.id} line={line} />
              ))}
            </section>
          )}
          <p data-print="hide" className="mt-6 flex flex-wrap gap-3">
            {state === 'paid' && (
              <ButtonLink to={sitePaths.ticket(language, code)} tone="secondary">
                {t('success.manage')}
              </ButtonLink>
            )}
            <ButtonLink to={sitePaths.myTickets(language)} tone="secondary">
              {t('tickets.title')}
            </ButtonLink>
          </p>
        </div>
        <div className="lg:col-span-5 lg:self-start">
          <BookedLines lines={lines} total={total} title={t('tickets.summary')} />
        </div>
      </div>
    </div>
  );
}
