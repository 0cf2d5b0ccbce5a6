import { type Actor, holds, requireRight } from '../access';
import type { Permission } from '../permissions';
import type { Entity } from './entity';
import type { Item } from './items/item';

/** A record as audit keeps it: its columns, and its texts by language. */
type State = Readonly<Record<string, unknown>> | null;

/** A kind of record whose visibility is a matter of a right; others have a name only. */
type Kind = Entity | Item | { name: string };

const isItem = (kind: Kind): kind is Item => 'table' in kind && 'live' in kind;
const isEntity = (kind: Kind): kind is Entity => 'record' in kind && 'input' in kind;

const publishRight = (kind: Entity | Item): Permission =>
  isItem(kind) ? kind.right('publish') : `${kind.name}.publish`;

/** Whether somebody may decide what visitors see of such records. */
export const mayPublish = (actor: Actor, kind: Entity | Item): boolean => holds(actor, publishRight(kind));

/** Languages in which visitors see a live record, in order. */
const shownLanguages = (kind: Entity | Item, state: Readonly<Record<string, unknown>>): string[] => {
  if (isItem(kind) && kind.needsWords?.(state) === false) return [];
  const translations = (state.translations ?? {}) as Record<string, { is_published?: boolean }>;
  return Object.keys(translations)
    .filter((language) => translations[language]?.is_published !== false)
    .sort();
};

/**
 * What visitors see of a record, or will see without anybody doing more: from when, until when, in which languages.
 * Null for one that is hidden, whatever else is written down for the day on which it is shown.
 */
const shown = (kind: Entity | Item, state: State): string | null => {
  if (!state || state.deleted_at || state[isItem(kind) ? kind.live.name : 'status'] !== 1) return null;
  return JSON.stringify([state.published_at, state.hidden_at, shownLanguages(kind, state)]);
};

/**
 * Holds a change to the right to publish, by what it did: whoever lacks it leaves what visitors may see as it was.
 * Every change of a record is written down, and so comes by here, whichever call it came through.
 * Deleting has a right of its own.
 * @throws ApiError forbidden that names the right
 */
export const requirePublishing = (
  actor: Actor,
  kind: Kind,
  change: { action: string; before: State; after: State },
): void => {
  if (!isItem(kind) && !isEntity(kind)) return;
  if (!change.after) return;
  if (shown(kind, change.before) !== shown(kind, change.after)) requireRight(actor, publishRight(kind));
};
