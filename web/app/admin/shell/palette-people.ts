import type { Answer } from '~/api/answer';
import { callFromBrowser } from '../api/browser';
import type { PaletteEntry } from './palette-entries';

const mostOfEach = 4;

async function found<Row>(asked: Promise<Answer<{ data: Row[] }>>): Promise<Row[]> {
  const answer = await asked;
  return answer.ok ? answer.body.data : [];
}

/** Orders by their code or who made them, and accounts of the back office, as far as one may read them. */
export async function foundPeople(
  holds: (right: string) => boolean,
  keyword: string,
): Promise<PaletteEntry[]> {
  const query = { keyword, per_page: mostOfEach };
  const [orders, accounts] = await Promise.all([
    holds('order.read') ? found(callFromBrowser('GET', '/orders/admin', { query })) : [],
    holds('admin.read') ? found(callFromBrowser('GET', '/admin', { query })) : [],
  ]);
  return [
    ...orders.map(
      ({ code, contact }): PaletteEntry => ({
        key: `order-${code}`,
        group: 'orders',
        icon: 'bag',
        title: code,
        detail: [contact.full_name, contact.email].filter(Boolean).join(' · '),
        to: `/admin/orders/${code}`,
      }),
    ),
    ...accounts.map(
      ({ id, full_name, email }): PaletteEntry => ({
        key: `account-${id}`,
        group: 'accounts',
        icon: 'user',
        title: full_name,
        detail: email,
        to: `/admin/setting/user-account?${new URLSearchParams({ keyword: email })}`,
      }),
    ),
  ];
}
