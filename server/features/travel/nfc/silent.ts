import { sql } from 'drizzle-orm';
import { nfcTags } from '../../../../db/schema';

/** A tag that nobody has opened for so long is likely to be broken, covered up, or gone. */
export const silentDays = 30;

/** An active tag of which nothing has been heard since, or since it was made. */
export const isSilent = sql<boolean>`(${nfcTags.is_active}
  and coalesce(${nfcTags.last_seen_at}, ${nfcTags.created_at}) < now() - make_interval(days => ${silentDays}::int))`;
