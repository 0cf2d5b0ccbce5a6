import { and, asc, eq, inArray, ne, sql } from 'drizzle-orm';
import type { Transaction } from '../../../../db/client';
import { redirects } from '../../../../db/schema';
import { ApiError, invalidField } from '../../../errors';
import type { WriteContext } from '../../../kernel/entity';
import { recordChange } from '../../../kernel/history';
import { StaleVersion } from '../../../kernel/write';
import { comparedPath, sentPath } from './paths';

type Redirect = typeof redirects.$inferSelect;

export interface RedirectInput {
  id?: number | undefined;
  from_path: string;
  to_path: string;
  version?: number | undefined;
}

const entity = { name: 'redirect' };

/** What a write says depends on other redirects: writes take turns. */
const takeTurn = (tx: Transaction) =>
  tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('redirects', 0))`);

const note = (
  context: WriteContext,
  action: 'create' | 'update' | 'delete',
  before: Redirect | null,
  after: Redirect | null,
) => {
  const { id, from_path } = after ?? before ?? { id: 0, from_path: '' };
  return recordChange(context, entity, id, { action, before, after, title: from_path });
};

const find = async (tx: Transaction, id: number): Promise<Redirect> => {
  const [row] = await tx.select().from(redirects).where(eq(redirects.id, id)).for('update');
  if (!row) throw new ApiError('not_found');
  return row;
};

/**
 * Where a path leads in the end. No redirect leads to the start of another one, so that there is at most one more step.
 * @throws ApiError invalid when it comes back to where it began
 */
const endOf = async (tx: Transaction, from: string, to: string, id: number): Promise<string> => {
  if (comparedPath(to) === from) throw invalidField('to_path', 'redirect_onto_itself');
  const [next] = await tx
    .select({ to_path: redirects.to_path })
    .from(redirects)
    .where(and(eq(redirects.from_path, comparedPath(to)), ne(redirects.id, id)));
  if (!next) return to;
  if (comparedPath(next.to_path) === from) throw invalidField('to_path', 'redirect_loop');
  return next.to_path;
};

/** Redirects that led to the start of this one lead to its end from now on. */
const shorten = async (context: WriteContext, { id, from_path, to_path }: Redirect) => {
  const { tx } = context;
  const others = await tx
    .select()
    .from(redirects)
    .where(
      and(
        ne(redirects.id, id),
        eq(sql`regexp_replace(${redirects.to_path}, '[?#].*$', '')`, sentPath(from_path)),
      ),
    )
    .orderBy(asc(redirects.id))
    .for('update');
  if (others.length === 0) return;
  const changed = await tx
    .update(redirects)
    .set({ to_path, version: sql`${redirects.version} + 1`, updated_at: sql`now()` })
    .where(
      inArray(
        redirects.id,
        others.map((other) => other.id),
      ),
    )
    .returning();
  for (const before of others) {
    await note(context, 'update', before, changed.find((after) => after.id === before.id) ?? null);
  }
};

/**
 * Creates a redirect, or changes the one with the id. Chains become single steps.
 * @throws StaleVersion; ApiError not_found, or invalid for a path that is taken, or one that leads back
 */
export const writeRedirect = async (context: WriteContext, input: RedirectInput): Promise<Redirect> => {
  const { tx } = context;
  await takeTurn(tx);
  const stored = input.id === undefined ? null : await find(tx, input.id);
  if (stored && input.version !== undefined && input.version < stored.version) throw new StaleVersion();
  const from = comparedPath(input.from_path);
  const [taken] = await tx
    .select({ id: redirects.id })
    .from(redirects)
    .where(and(eq(redirects.from_path, from), ne(redirects.id, stored?.id ?? 0)));
  if (taken) throw invalidField('from_path', 'slug_taken');
  const to = await endOf(tx, from, sentPath(input.to_path), stored?.id ?? 0);
  const [row] = stored
    ? await tx
        .update(redirects)
        .set({
          from_path: from,
          to_path: to,
          version: sql`${redirects.version} + 1`,
          updated_at: sql`now()`,
        })
        .where(eq(redirects.id, stored.id))
        .returning()
    : await tx.insert(redirects).values({ from_path: from, to_path: to }).returning();
  if (!row) throw new ApiError('internal');
  await note(context, stored ? 'update' : 'create', stored, row);
  await shorten(context, row);
  return row;
};

/** Deletes a redirect. @throws ApiError not_found */
export const removeRedirect = async (context: WriteContext, id: number): Promise<void> => {
  await takeTurn(context.tx);
  const stored = await find(context.tx, id);
  await context.tx.delete(redirects).where(eq(redirects.id, id));
  await note(context, 'delete', stored, null);
};
