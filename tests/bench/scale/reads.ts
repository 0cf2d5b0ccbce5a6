import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { projectRoot } from '../../../server/launch/project-root';
import type { Row } from '../benchmark';
import { answered, percentile, rounded, type Times, timed } from './times';

interface Documented {
  'x-access'?: string;
  'x-asks-partners'?: boolean;
  parameters?: { name: string; in: string; required?: boolean }[];
}

/** Public calls of the API's document that need nothing in their query, with one record in their path at most. */
const publicReads = async (): Promise<string[]> => {
  const text = await readFile(path.join(projectRoot, 'docs/openapi.json'), 'utf8');
  const { paths } = JSON.parse(text) as { paths: Record<string, { get?: Documented }> };
  return Object.entries(paths).flatMap(([address, { get }]) => {
    const isPublic = get?.['x-access'] === 'public' && !get['x-asks-partners'];
    const needsMore = get?.parameters?.some(({ in: place, required }) => place === 'query' && required);
    return isPublic && !needsMore && address.split('{').length <= 2 ? [address] : [];
  });
};

/** Slugs and numbers of records, of which a call that shows one may know one. */
const references = ['hoi-an', 'hanoi', 'HAN', 'home', 'en', '1', '2', '3', '20', '300'];

/** The address with which a call answers, at both; none where nothing fits. */
const answering = async (urls: readonly string[], address: string): Promise<string | null> => {
  const wanted = address.includes('{')
    ? references.map((reference) => address.replace(/\{[^}]+\}/, reference))
    : [address];
  for (const one of wanted) {
    const answers = await Promise.all(
      urls.map((url) => fetch(`${url}${one}?lang_id=en`, { redirect: 'manual' })),
    );
    await Promise.all(answers.map((answer) => answer.arrayBuffer()));
    if (answers.every(({ ok }) => ok)) return `${one}?lang_id=en`;
  }
  return null;
};

/** Both are asked in turn, so that whatever else the machine does is the same for both. */
const inTurn = async (urls: readonly string[], address: string, rounds: number): Promise<Times[]> => {
  const times: number[][] = urls.map(() => []);
  for (let round = -3; round < rounds; round += 1) {
    for (const [index, url] of urls.entries()) {
      const took = await timed(() => answered(`${url}${address}`));
      if (round >= 0) times[index]?.push(took);
    }
  }
  return times.map((found) => found.sort((a, b) => a - b));
};

const middleOf = (values: number[]): number =>
  values.sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

/** What every public call takes with many records, beside the same with few. The slowest against few come first. */
export const readsOf = async (few: string, many: string, rounds: number): Promise<Row[]> => {
  const rows: Row[] = [];
  for (const address of await publicReads()) {
    const asked = await answering([few, many], address);
    if (!asked) continue;
    const [small = [], large = []] = await inTurn([few, many], asked, rounds);
    const share = (of: number) => Number((percentile(large, of) / percentile(small, of)).toFixed(2));
    rows.push({
      what: asked.replace('?lang_id=en', ''),
      'few: p50, p99 ms': `${rounded(percentile(small, 0.5))}, ${rounded(percentile(small, 0.99))}`,
      'many: p50, p99 ms': `${rounded(percentile(large, 0.5))}, ${rounded(percentile(large, 0.99))}`,
      'p50 ×': share(0.5),
      'p99 ×': share(0.99),
    });
  }
  const p50 = rows.map((row) => Number(row['p50 ×']));
  const summary: Row = {
    what: `${rows.length} calls: middle; above 1.5 by p50: ${p50.filter((value) => value > 1.5).length}`,
    'few: p50, p99 ms': '',
    'many: p50, p99 ms': '',
    'p50 ×': middleOf([...p50]),
    'p99 ×': middleOf(rows.map((row) => Number(row['p99 ×']))),
  };
  return [summary, ...rows.sort((a, b) => Number(b['p50 ×']) - Number(a['p50 ×']))];
};
