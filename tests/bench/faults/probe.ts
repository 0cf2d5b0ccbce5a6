import { setTimeout as sleep } from 'node:timers/promises';
import type { Row } from '../benchmark';

/** What is asked while something is broken. */
export interface Probed {
  siteUrl: string;
  apiUrl: string;
}

const patience = 30_000;
const pause = 200;
/** It is well again when so many rounds in a row were answered. */
const wellRounds = 3;

/** A page that is in memory, one that is made for each visitor, and a read of the API. */
const addresses = ({ siteUrl, apiUrl }: Probed) => {
  let round = 0;
  return {
    'page in memory': () => `${siteUrl}/en/blogs`,
    // Searches are never kept.
    'page made anew': () => {
      round += 1;
      return `${siteUrl}/en/search-result/fault${round}`;
    },
    'read of the API': () => `${apiUrl}/region?lang_id=en&page=1`,
  };
};

type Name = keyof ReturnType<typeof addresses>;

const statusOf = (url: string) =>
  fetch(url, { signal: AbortSignal.timeout(patience), headers: { connection: 'close' } }).then(
    async (answer) => {
      await answer.arrayBuffer();
      return answer.status === 503 && !answer.headers.has('retry-after')
        ? '503 without Retry-After'
        : String(answer.status);
    },
    (error: Error) => (error.name === 'TimeoutError' ? 'nothing' : 'refused'),
  );

const told = (seen: Map<string, number>) =>
  [...seen].map(([status, count]) => `${count} × ${status}`).join(', ');

export interface Fault {
  begin: () => unknown;
  /** What mends itself has nothing to mend. */
  mend?: () => unknown;
  /** Milliseconds after which it is mended. */
  lasts?: number;
}

/**
 * Breaks something, asks all the while, and mends it (what mends itself has nothing to `mend`). The row says what was
 * answered until it was well again, how long the longest answer took, and how long it took to be well after it was mended.
 */
export const underFault = async (
  fault: string,
  probed: Probed,
  { begin, mend = () => {}, lasts = 0 }: Fault,
): Promise<Row> => {
  const urls = addresses(probed);
  const names = Object.keys(urls) as Name[];
  for (const name of names) await statusOf(urls[name]());
  const seen = Object.fromEntries(names.map((name) => [name, new Map<string, number>()])) as Record<
    Name,
    Map<string, number>
  >;
  let longest = 0;
  const ask = async (name: Name) => {
    const start = Date.now();
    const status = await statusOf(urls[name]());
    longest = Math.max(longest, Date.now() - start);
    seen[name].set(status, (seen[name].get(status) ?? 0) + 1);
    return status === '200';
  };
  const begun = Date.now();
  await begin();
  let ended = lasts === 0 ? begun : Number.POSITIVE_INFINITY;
  const mending = sleep(lasts).then(async () => {
    await mend();
    ended = Math.min(ended, Date.now());
  });
  let wellSince = 0;
  let well = 0;
  const rounds: Array<Promise<boolean>> = [];
  while (well < wellRounds) {
    const asked = Date.now();
    const round = Promise.all(names.map(ask)).then((answers) => answers.every(Boolean));
    rounds.push(round);
    // Who comes after the end of it doesn't wait for who came before.
    const isWell = await (asked >= ended ? round : Promise.race([round, mending.then(() => false)]));
    // Before the fault shows, all is well too.
    well = isWell && asked >= Math.max(ended, begun + 300) ? well + 1 : 0;
    if (well === 1) wellSince = Date.now();
    if (Date.now() - begun > lasts + 60_000)
      throw new Error(
        `${fault}: not well after a minute: ${JSON.stringify(names.map((name) => [name, told(seen[name])]))}`,
      );
    await sleep(pause);
  }
  await Promise.all([mending, ...rounds]);
  return {
    fault,
    ...Object.fromEntries(names.map((name) => [name, told(seen[name])])),
    'longest answer s': Number((longest / 1000).toFixed(1)),
    'well after s': Number((Math.max(0, wellSince - ended) / 1000).toFixed(1)),
  };
};
