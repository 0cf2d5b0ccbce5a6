import { spawn } from 'node:child_process';
import { once } from 'node:events';
import postgres from 'postgres';
import { newAddress } from '../../attack/request';
import { type Begun, checkIn, makeResort, order, review } from '../../drill/visitors';
import type { Row } from '../benchmark';
import { databaseUrlOf, type MeasuredProduct } from '../product';
import { type SignedIn, signInTo } from '../signed-in';
import { answered, percentile, rounded, type Times, timed, timesOf } from './times';

const saves = 100;

const rowOf = (what: string, times: Times, wanted: number): Row => ({
  what,
  'p50 ms': rounded(percentile(times, 0.5)),
  'p99 ms': rounded(percentile(times, 0.99)),
  'wanted, p99 ms': wanted,
});

const changing = (admin: SignedIn, body: object): RequestInit => ({
  method: 'POST',
  headers: { authorization: `Bearer ${admin.token}`, 'content-type': 'application/json', 'if-match': '*' },
  body: JSON.stringify(body),
});

/** A hundred readers who ask for lists without a pause, for as long as something runs. */
const amongReaders = async <T>(apiUrl: string, run: () => Promise<T>): Promise<T> => {
  const readers = spawn('wrk', ['-t1', '-c100', '-d600s', '--timeout', '20s', `${apiUrl}/blogs?lang_id=en`], {
    stdio: 'ignore',
  });
  try {
    return await run();
  } finally {
    readers.kill();
    await once(readers, 'exit').catch(() => {});
  }
};

/** What writes take: an editor's, alone and among readers, of many records at once, and those of visitors. */
export const writesOf = async ({ apiUrl, dataDir }: MeasuredProduct, secret: string): Promise<Row[]> => {
  const admin = await signInTo(apiUrl, dataDir);
  const { data } = JSON.parse(await answered(`${apiUrl}/blogs?lang_id=en&per_page=100&page=2`)) as {
    data: { id: number }[];
  };
  const save = (index: number) =>
    answered(
      `${apiUrl}/blogs/${data[index % data.length]?.id}`,
      changing(admin, { lang_id: 'en', title: `Saved for the ${index + 1}th time` }),
    );
  const rows = [rowOf('an editor’s save, alone', await timesOf(saves, save), 60)];
  const among = await amongReaders(apiUrl, () => timesOf(saves, save));
  rows.push(rowOf('an editor’s save, among 100 readers', among, 150));

  const sql = postgres(await databaseUrlOf(dataDir));
  try {
    const many =
      await sql`select id from blog where status = 1 and deleted_at is null order by id desc limit 1000`;
    for (const action of ['hide', 'publish']) {
      const body = { action, ids: many.map(({ id }) => id) };
      const took = await timed(() => answered(`${apiUrl}/blogs/bulk`, changing(admin, body)));
      rows.push(rowOf(`${action} ${many.length} stories`, [took], 2000));
    }
    const resort = await makeResort(sql, { apiUrl, secret }, saves + 5);
    const visitor = ({ asked: { path: asked, headers, body } }: Begun) =>
      answered(`${apiUrl}${asked}`, {
        method: 'POST',
        headers: { 'accept-language': 'en', 'x-forwarded-for': newAddress(), ...headers },
        body,
      });
    const nextCustomer = () => {
      const customer = resort.customers.pop();
      if (!customer) throw new Error('There are too few customers.');
      return customer;
    };
    rows.push(rowOf('an order', await timesOf(saves, () => visitor(order(resort))), 150));
    rows.push(rowOf('a check-in', await timesOf(saves, () => visitor(checkIn(resort))), 150));
    rows.push(rowOf('a review', await timesOf(saves, () => visitor(review(resort, nextCustomer()))), 150));
  } finally {
    await sql.end();
  }
  return rows;
};
