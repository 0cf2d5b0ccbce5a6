import { setTimeout as sleep } from 'node:timers/promises';
import { and, eq, lt, sql } from 'drizzle-orm';
import type { Database } from '../../../../db/client';
import { externalLinks, linkProblems } from '../../../../db/schema';
import type { Language } from '../../../language';
import { checkExternal } from './external';
import { linksIn } from './extract';
import { checkInternal, type Verdict } from './internal';
import { type LinkSource, linkSources } from './sources';

export interface LinkCheck {
  db: Database;
  /** Where the site is: links to it are links within it. */
  publicUrl: string;
  /** Whether other sites are asked. */
  external: boolean;
}

const batch = 200;

/** Other sites are asked again after so many days, one after the other with a pause, and only so many in one run. */
const externalDays = 7;
const externalPauseMilliseconds = 500;
const mostExternal = 300;

/** One failure may be a bad moment of the other site. */
const failuresThatCount = 2;

interface Row extends Record<string, unknown> {
  id: number;
  lang: string;
  text: string;
}

/** Looks links up, each once in a run. */
const createLookup = ({ db, publicUrl, external }: LinkCheck) => {
  const known = new Map<string, Promise<Verdict>>();
  let asked = 0;

  const askOther = async (url: string): Promise<Verdict> => {
    const [last] = await db.select().from(externalLinks).where(eq(externalLinks.url, url));
    const fresh = last && Date.now() - last.checked_at.getTime() < externalDays * 24 * 3600 * 1000;
    const settled = last && (last.reason === null || last.failures >= failuresThatCount);
    if (!(fresh && settled) && asked < mostExternal) {
      asked += 1;
      if (asked > 1) await sleep(externalPauseMilliseconds);
      const verdict = await checkExternal(url);
      const found = {
        reason: verdict?.reason ?? null,
        status_code: verdict?.status_code ?? null,
        failures: verdict ? (last?.failures ?? 0) + 1 : 0,
        checked_at: new Date(),
      };
      await db
        .insert(externalLinks)
        .values({ url, ...found })
        .onConflictDoUpdate({ target: externalLinks.url, set: found });
      return found.failures >= failuresThatCount ? verdict : null;
    }
    if (!last || last.reason === null || last.failures < failuresThatCount) return null;
    const { reason, status_code } = last;
    return status_code === null ? { reason } : { reason, status_code };
  };

  const look = (link: string, language: Language): Promise<Verdict> => {
    const own = link === publicUrl || link.startsWith(`${publicUrl}/`);
    if (own) return checkInternal(db, link.slice(publicUrl.length) || '/', language);
    if (link.startsWith('/')) return checkInternal(db, link, language);
    return external ? askOther(link) : Promise.resolve(null);
  };

  return (link: string, language: Language): Promise<Verdict> => {
    const key = `${language} ${link}`;
    const verdict = known.get(key) ?? look(link, language);
    known.set(key, verdict);
    return verdict;
  };
};

type Lookup = ReturnType<typeof createLookup>;

const checkRow = async (db: Database, source: LinkSource, row: Row, lookUp: Lookup) => {
  const links = linksIn(row.text, source.form);
  let broken = 0;
  for (const url of links) {
    const verdict = await lookUp(url, row.lang === 'en' ? 'en' : 'vi');
    if (!verdict) continue;
    broken += 1;
    const found = {
      reason: verdict.reason,
      status_code: verdict.status_code ?? null,
      checked_at: sql`clock_timestamp()`,
    };
    const place = { entity: source.entity, record_id: row.id, lang_id: row.lang, field: source.field, url };
    await db
      .insert(linkProblems)
      .values({ ...place, ...found })
      .onConflictDoUpdate({
        target: [
          linkProblems.entity,
          linkProblems.record_id,
          linkProblems.lang_id,
          linkProblems.field,
          linkProblems.url,
        ],
        set: found,
      });
  }
  return { links: links.length, broken };
};

/** Looks through one place from beginning to end, a few rows at a time. */
const checkSource = async (db: Database, source: LinkSource, lookUp: Lookup) => {
  const sum = { links: 0, broken: 0 };
  let last = { id: -1, lang: '' };
  for (;;) {
    const { rows } = await db.execute<Row>(sql`
      select id, lang, text from (${source.rows}) s where (id, lang) > (${last.id}::int, ${last.lang}::text)
      order by id, lang limit ${batch}`);
    for (const row of rows) {
      const found = await checkRow(db, source, row, lookUp);
      sum.links += found.links;
      sum.broken += found.broken;
    }
    const end = rows.at(-1);
    if (!end || rows.length < batch) return sum;
    last = { id: end.id, lang: end.lang };
  }
};

const databaseTime = async (db: Database): Promise<string> => {
  const { rows } = await db.execute<{ at: string }>(sql`select clock_timestamp()::text as at`);
  return rows[0]?.at ?? '';
};

/** Looks through all links, and forgets what is in order again. */
export const checkLinks = async (check: LinkCheck): Promise<{ links: number; broken: number }> => {
  const { db } = check;
  const begun = await databaseTime(db);
  const lookUp = createLookup(check);
  const sum = { links: 0, broken: 0 };
  for (const source of linkSources) {
    const found = await checkSource(db, source, lookUp);
    sum.links += found.links;
    sum.broken += found.broken;
  }
  await db.delete(linkProblems).where(lt(linkProblems.checked_at, sql`${begun}::timestamptz`));
  return sum;
};

/** Looks at one record once more, as after it was mended. */
export const recheckRecord = async (
  check: LinkCheck,
  { entity, record_id, lang_id }: { entity: string; record_id: number; lang_id: string },
): Promise<void> => {
  const { db } = check;
  const begun = await databaseTime(db);
  const lookUp = createLookup(check);
  for (const source of linkSources.filter((one) => one.entity === entity)) {
    const { rows } = await db.execute<Row>(
      sql`select id, lang, text from (${source.rows}) s where id = ${record_id} and lang = ${lang_id}`,
    );
    for (const row of rows) await checkRow(db, source, row, lookUp);
  }
  await db
    .delete(linkProblems)
    .where(
      and(
        eq(linkProblems.entity, entity),
        eq(linkProblems.record_id, record_id),
        eq(linkProblems.lang_id, lang_id),
        lt(linkProblems.checked_at, sql`${begun}::timestamptz`),
      ),
    );
};
