import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from '@remix-run/node';
import { Link, useActionData, useLoaderData } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { dateInWords } from '~/i18n/dates';
import { useLanguage } from '~/i18n/use-language';
import { pageMeta } from '~/seo/meta';
import { accountSeo } from '~/site/account/account-seo.server';
import type { Refused } from '~/site/account/outcome';
import { cookiesOf, visitorPage } from '~/site/account/visitor.server';
import { BookAgain } from '~/site/booking/book-again';
import { BookedLines } from '~/site/booking/booked-lines';
import { CancelOrder } from '~/site/booking/cancel-order';
import { actOnOrder } from '~/site/booking/cancel-order.server';
import { FindForm } from '~/site/booking/find-form';
import { LineDetails } from '~/site/booking/line-details';
import { findOrder } from '~/site/booking/order-data.server';
import { OrderState } from '~/site/booking/order-state';
import { RefundCourse } from '~/site/booking/refund-course';
import { TicketList } from '~/site/booking/ticket-list';
import { withCodes } from '~/site/booking/with-codes.server';
import { ListHeader } from '~/site/list/list-header';
import { sitePaths } from '~/site/paths';
import { ButtonLink } from '~/ui/button';

export const handle = { i18n: ['site', 'booking'], keep: false };

export async function loader(args: LoaderFunctionArgs) {
  const page = visitorPage(args);
  const { language, request, t } = page;
  const query = new URL(request.url).searchParams;
  const code = query.get('order') ?? '';
  const key = query.get('key') ?? undefined;
  const seo = await accountSeo(page, t('booking:tickets.heading'), (other) => `/${other}/detail-ticket`);
  const found = code ? await findOrder(page, code, { key }) : null;
  if (!found) return { code, order: null, tickets: [], only: null, seo };
  // A letter's link opens the order in this browser; its key leaves the address at once.
  if (key)
    throw redirect(sitePaths.ticket(language, found.order.code), { headers: cookiesOf(found.response) });
  const only = query.get('ticket');
  return { code, order: found.order, tickets: withCodes(found.order, only), only, seo };
}

export function action(args: ActionFunctionArgs) {
  return actOnOrder(args);
}

export const meta: MetaFunction<typeof loader> = ({ data }) => pageMeta(data?.seo);

export default function DetailTicket() {
  const { code, order, tickets, only } = useLoaderData<typeof loader>();
  const refused = useActionData() as Refused | undefined;
  const { t } = useTranslation(['booking', 'site']);
  const language = useLanguage();
  const crumbs = [
    { title: t('site:home.crumb'), to: sitePaths.home(language) },
    { title: t('tickets.title'), to: sitePaths.myTickets(language) },
    { title: order?.code ?? t('tickets.find') },
  ];
  if (!order) {
    return (
      <div className="page pt-6 pb-16">
        <ListHeader crumbs={crumbs} title={t('tickets.heading')} />
        <div className="mt-8 max-w-md">
          <FindForm refused={refused} code={code} />
        </div>
      </div>
    );
  }
  const { status, contact, note, lines, total } = order;
  const state =
    order.cancelled_at !== null
      ? null
      : status === 'refunded'
        ? 'refunded'
        : order.needs_refund && status !== 'paid'
          ? 'too_late'
          : null;
  return (
    <div className="page pt-6 pb-16">
      <div data-print="hide">
        <ListHeader crumbs={crumbs} title={t('tickets.details', { code: order.code })}>
          <p className="mt-4">
            <OrderState status={status} />
          </p>
        </ListHeader>
      </div>
      {state && (
        <p className="mt-6 max-w-measure border-l-3 border-turmeric py-1 pl-4">
          {t(`success.${state}_text`, { code: order.code })}
        </p>
      )}
      <RefundCourse order={order} />
      {status === 'pending' && (
        <ButtonLink to={sitePaths.payment(language, order.code)} className="mt-6">
          {t('payment.step_pay')}
        </ButtonLink>
      )}
      {(status === 'expired' || (status === 'cancelled' && order.cancelled_at === null)) && (
        <div data-print="hide" className="mt-6">
          <BookAgain code={order.code} />
        </div>
      )}
      <div className="mt-8 grid gap-x-12 gap-y-10 lg:grid-cols-12">
        <div className="lg:col-span-7">
          <TicketList order={order} tickets={tickets} />
          {only && (
            <p data-print="hide" className="mt-6">
              <Link to={sitePaths.ticket(language, order.code)} className="link py-1">
                {t('tickets.all')}
              </Link>
            </p>
          )}
          {!only && status !== 'expired' && (
            <section aria-labelledby="details" className="mt-10">
              <h2 id="details" className="border-t-2 border-ink pt-4 text-2xl">
                {t('details.title')}
              </h2>
              {lines.map((line) => (
                <LineDetails key={line.id} line={line} />
              ))}
            </section>
          )}
        </div>
        <div data-print={only ? 'hide' : undefined} className="grid gap-8 lg:col-span-5 lg:self-start">
          <BookedLines lines={lines} total={total} title={t('tickets.summary')} />
          <section aria-labelledby="contact" className="border-t border-line pt-4">
            <h2 id="contact" className="kicker font-text">
              {t('tickets.contact')}
            </h2>
            <p className="mt-2 [overflow-wrap:anywhere]">
              {contact.full_name}
              <br />
              {contact.email}
              <br />
              <span className="figures">{contact.phone}</span>
            </p>
            {note && (
              <>
                <h3 className="kicker mt-4 font-text">{t('tickets.note')}</h3>
                <p className="mt-1 whitespace-pre-line [overflow-wrap:anywhere]">{note}</p>
              </>
            )}
            {order.agreement && (
              <p className="mt-4 text-sm text-muted">
                <Link to={sitePaths.guide(language, 'terms')} className="link">
                  {t('agree.agreed', {
                    version: order.agreement.terms_version,
                    date: dateInWords(order.agreement.agreed_at, language),
                  })}
                </Link>
              </p>
            )}
          </section>
          <CancelOrder order={order} refused={refused?.intent === 'cancel' ? refused : undefined} />
        </div>
      </div>
    </div>
  );
}
