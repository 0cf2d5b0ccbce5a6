import { z } from 'zod';
import { formatDateTime } from '../../time';

/** A signed-in browser as its owner sees it. */
export const sessionSchema = z.object({
  id: z.string(),
  user_agent: z.string(),
  address: z.string(),
  created_at: z.string(),
  last_seen_at: z.string().meta({ description: 'Within five minutes' }),
  expires_at: z.string(),
  is_current: z.boolean(),
});

/** The name under which a session is shown, in a path. */
export const shownSession = z.object({ id: z.string().regex(/^[0-9a-f]{32}$/) });

/** Times of a session as they are sent. */
export const presentSession = <S extends { created_at: Date; last_seen_at: Date; expires_at: Date }>(
  session: S,
) => ({
  ...session,
  created_at: formatDateTime(session.created_at),
  last_seen_at: formatDateTime(session.last_seen_at),
  expires_at: formatDateTime(session.expires_at),
});
