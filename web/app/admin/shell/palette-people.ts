import { callFromBrowser } from '../api/browser';
import type { PaletteEntry } from './palette-entries';

const mostOfEach = 4;

interface FoundOrder {
  code: string;
  contact: { full_name: string; email: string };
}

interface FoundAccount {
  id: number;
  full_name: string;
  email: string;
}

async function found<Row>(path: string, keyword: string): Promise<Row[]> {
  const query = new URLSearchParams({ keyword, per_page: String(mostOfEach) });
  const answer = await callFromBrowser<{ data: Row[] }>(`${path}?${query}`);
  return answer.ok ? answer.body.data : [];
}

/** Orders by their code or who made them, and accounts of the back office, as far as one may read them. */
export async function foundPeople(
  holds: (right: string) => boolean,
  keyword: string,
): Promise<PaletteEntry[]> {
  const [orders, accounts] = await Promise.all([
    holds('order.read') ? found<FoundOrder>('/orders/admin', keyword) : [],
    holds('admin.read') ? found<FoundAccount>('/admin', keyword) : [],
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
