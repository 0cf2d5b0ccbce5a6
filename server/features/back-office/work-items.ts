import { and, eq, inArray, lte, type SQL, sql } from 'drizzle-orm';
import type { Queryable } from '../../../db/client';
import {
  factRecords,
  linkProblems,
  media,
  mediaTranslations,
  nfcTags,
  outbox,
  reviews,
  searchLogs,
  visitorInfoIssues,
} from '../../../db/schema';
import { type AdminActor, holds } from '../../access';
import { visitedKinds } from '../../kernel/visitor-info/issues';
import { isPast } from '../../kinds/fact/kind';
import type { Language } from '../../language';
import type { Permission } from '../../permissions';
import { formatDate } from '../../time';
import { isSilent } from '../travel/nfc/silent';

/** Something that waits for an editor, with the right to mend it. */
interface WorkItem {
  name: string;
  right: Permission;
  count: SQL;
}

/** Counting ends here: nobody reads the difference between a thousand and more. */
const mostCounted = 1000;

/** For so many days a search that found nothing is worth a thought. */
export const searchDays = 30;

const counted = (rows: SQL) => sql`(select count(*) from (select 1 ${rows} limit ${mostCounted}) as found)`;

/** The descriptions that there are, taken from the pictures that there are. */
const withoutAlt = (language: Language) => sql`(
  (select count(*) from ${media}) -
  (select count(*) from ${mediaTranslations} t where t.lang_id = ${language} and t.alt <> ''))`;

/** What an editor's day consists of, in the order of its urgency. Another kind of work is another line. */
const workItems: readonly WorkItem[] = [
  {
    name: 'failed_jobs',
    right: 'job.update',
    count: counted(sql`from ${outbox} where failed_at is not null`),
  },
  {
    name: 'expired_facts',
    right: 'fact.update',
    count: counted(sql`from ${factRecords} where ${isPast(factRecords.expires_on)} and status = 1`),
  },
  { name: 'broken_links', right: 'link.read', count: counted(sql`from ${linkProblems}`) },
  {
    name: 'pending_reviews',
    right: 'review.moderate',
    count: counted(sql`from ${reviews} where status = 'pending'`),
  },
  { name: 'silent_nfc_tags', right: 'nfc.update', count: counted(sql`from ${nfcTags} where ${isSilent}`) },
  { name: 'pictures_without_alt_vi', right: 'media.translate', count: withoutAlt('vi') },
  { name: 'pictures_without_alt_en', right: 'media.translate', count: withoutAlt('en') },
  {
    name: 'empty_searches',
    right: 'seo.read',
    count: counted(sql`from ${searchLogs} where results_count = 0
      and created_at > now() - make_interval(days => ${searchDays}) group by lang_id, query`),
  },
];

/** What visitors have to know that a text tells otherwise, or that was checked too long ago, of kinds that one may mend. */
const visitorInfoItems = (actor: AdminActor): Array<Pick<WorkItem, 'name' | 'count'>> => {
  const kinds = visitedKinds.filter((kind) => holds(actor, `${kind}.update`));
  if (kinds.length === 0) return [];
  return (['contradicts', 'outdated'] as const).map((reason) => ({
    name: `visitor_info_${reason}`,
    count: counted(
      sql`from ${visitorInfoIssues} where ${and(
        eq(visitorInfoIssues.reason, reason),
        inArray(visitorInfoIssues.entity, kinds),
        lte(visitorInfoIssues.due_on, formatDate(new Date())),
      )}`,
    ),
  }));
};

/** How much of each kind of work waits for this admin; kinds of which nothing does are left out. One query. */
export const readWork = async (
  db: Queryable,
  actor: AdminActor,
): Promise<Array<{ name: string; count: number }>> => {
  const mine = [...workItems.filter(({ right }) => holds(actor, right)), ...visitorInfoItems(actor)];
  if (mine.length === 0) return [];
  const rows = mine.map(({ name, count }) => sql`select ${name}::text as name, ${count}::int as count`);
  const answer = await db.execute<{ name: string; count: number }>(sql.join(rows, sql` union all `));
  return answer.rows.filter(({ count }) => count > 0);
};
