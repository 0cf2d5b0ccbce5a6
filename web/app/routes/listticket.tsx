import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { Link, useActionData, useLoaderData } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { required } from '~/api/answers.server';
import type { OrderRow } from '~/api/types';
import { dateInWords, spanInWords } from '~/i18n/dates';
import { formatVnd } from '~/i18n/money';
import { useLanguage } from '~/i18n/use-language';
import { pageMeta } from '~/seo/meta';
import { accountSeo } from '~/site/account/account-seo.server';
import type { Refused } from '~/site/account/outcome';
import { visitorPage } from '~/site/account/visitor.server';
import { FindForm } from '~/site/booking/find-form';
import { openOrder } from '~/site/booking/open-order.server';
import { OrderState } from '~/site/booking/order-state';
import { EmptyList } from '~/site/list/empty-list';
import { ListHeader } from '~/site/list/list-header';
import { sitePaths } from '~/site/paths';
import { SampleMark } from '~/site/sample-mark';
import { Pagination } from '~/ui/pagination';

export const handle = { i18n: ['site', 'booking'], keep: false };

export async function loader(args: LoaderFunctionArgs) {
  const page = visitorPage(args);
  const { api, language, context, request, t } = page;
  const wanted = Number(new URL(request.url).searchParams.get('page'));
  const number = Number.isInteger(wanted) && wanted > 0 && wanted < 10_000 ? wanted : 1;
  const [orders, seo] = await Promise.all([
    required(api.GET('/orders', { params: { query: { page: number, lang_id: language } } }), context),
    accountSeo(page, t('booking:tickets.title'), sitePaths.myTickets),
  ]);
  return { orders, seo };
}

export function action(args: ActionFunctionArgs) {
  return openOrder(args);
}

export const meta: MetaFunction<typeof loader> = ({ data }) => pageMeta(data?.seo);

function Entry({ order }: { order: OrderRow }) {
  const { t } = useTranslation('booking');
  const language = useLanguage();
  const { code, status, titles, first_date, last_date, total, ticket_count, has_sample, created_at } = order;
  const to = status === 'pending' ? sitePaths.payment(language, code) : sitePaths.ticket(language, code);
  const days = spanInWords(first_date, last_date, language);
  return (
    <li className="relative grid gap-x-6 gap-y-1 border-b border-line py-5 sm:grid-cols-[1fr_auto]">
      <h2 className="text-lg [overflow-wrap:anywhere]">
        <Link to={to} className="link-quiet stretched">
          {titles.join(', ')}
        </Link>
      </h2>
      <p className="sm:text-right">
        <OrderState status={status} />
      </p>
      {has_sample && <SampleMark kind="mixed" className="text-sm sm:col-span-2" />}
      <p>
        {days}
        {ticket_count > 0 && ` · ${t('tickets.count', { count: ticket_count })}`}
      </p>
      <p className="figures sm:text-right">{formatVnd(total, language)}</p>
      <p className="text-sm text-muted sm:col-span-2">
        <span className="figures">{code}</span> ·{' '}
        {t('tickets.booked', { date: dateInWords(created_at, language) })}
      </p>
    </li>
  );
}

export default function MyTickets() {
  const { orders } = useLoaderData<typeof loader>();
  const refused = useActionData() as Refused | undefined;
  const { t } = useTranslation(['booking', 'site']);
  const language = useLanguage();
  const crumbs = [
    { title: t('site:home.crumb'), to: sitePaths.home(language) },
    { title: t('tickets.title') },
  ];
  return (
    <div className="page pt-6 pb-16">
      <ListHeader crumbs={crumbs} title={t('tickets.title')} lead={t('tickets.lead')} />
      <div className="mt-8 grid gap-x-12 gap-y-12 lg:grid-cols-12">
        <div className="lg:col-span-8">
          {orders.data.length === 0 ? (
            <EmptyList title={t('tickets.none')}>{t('tickets.none_text')}</EmptyList>
          ) : (
            <>
              <ul className="border-t-2 border-ink">
                {orders.data.map((order) => (
                  <Entry key={order.code} order={order} />
                ))}
              </ul>
              <Pagination page={orders.page} lastPage={orders.last_page} />
            </>
          )}
        </div>
        <div className="lg:col-span-4">
          <FindForm refused={refused} />
          <p className="mt-6 text-sm text-muted">{t('tickets.sign_in')}</p>
        </div>
      </div>
    </div>
  );
}
