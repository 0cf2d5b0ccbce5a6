import type { Given } from '~/api/call-api';
import type { SavedRow } from '~/api/types';
import type { Language } from '~/i18n/languages';
import { callAsCustomer } from '~/site/account/call';
import { currentUser } from '~/site/account/user-store';
import { isSameRecord, type StoredRecord } from './record-store';
import { onToggled, replaceSaved, savedRecords } from './saved-store';

/** Whose list the browser holds: from then on the account's list is the one that counts. */
const KEY = 'saved_of';

function owner(): string | null {
  try {
    return window.localStorage.getItem(KEY);
  } catch {
    return null;
  }
}

function setOwner(id: number | null): void {
  try {
    if (id === null) window.localStorage.removeItem(KEY);
    else window.localStorage.setItem(KEY, String(id));
  } catch {
    // Then the lists are merged once more next time.
  }
}

const asStored = (row: SavedRow, language: Language): StoredRecord => ({
  kind: row.kind,
  id: row.id,
  language,
  title: row.title,
  path: `/${language}${row.path}`,
  image: row.image,
  image_blur: row.image_blur,
  fact: '',
});

/** A record as the account is told of it: what a browser has stored may be older than the kinds of today. */
const named = ({ kind, id }: StoredRecord) => ({ kind, id }) as Given<'DELETE', '/saved'>['query'];

const send = (records: readonly StoredRecord[]) =>
  callAsCustomer('POST', '/saved', { json: { items: records.map(named) } });

let syncing: Promise<void> | null = null;

async function sync(userId: number, language: Language): Promise<void> {
  const isOwn = owner() === String(userId);
  const local = savedRecords();
  // What was saved before signing in joins the account.
  if (!isOwn && local.length > 0 && !(await send(local))) return;
  const answer = await callAsCustomer('GET', '/saved', { query: { lang_id: language } });
  if (!answer) return;
  const kept = answer.data.map((row) => {
    const known = local.find((record) => isSameRecord(record, row));
    return known?.language === language ? known : asStored(row, language);
  });
  try {
    replaceSaved(kept);
    setOwner(userId);
  } catch {
    // A browser that keeps nothing.
  }
}

/** Brings the list of this browser and that of the account together. */
export function syncSaved(userId: number, language: Language): Promise<void> {
  syncing ??= sync(userId, language).finally(() => {
    syncing = null;
  });
  return syncing;
}

/** The list goes with its owner, so that the next one at this browser does not get it. */
export function forgetSaved(): void {
  if (owner() === null) return;
  setOwner(null);
  try {
    replaceSaved([]);
  } catch {
    // Nothing was stored, then.
  }
}

onToggled((record, isSaved) => {
  if (!currentUser()) return;
  const told = isSaved ? send([record]) : callAsCustomer('DELETE', '/saved', { query: named(record) });
  void told.then((answer) => {
    // The account has not heard of it: both lists are brought together the next time.
    if (!answer) setOwner(null);
  });
});
