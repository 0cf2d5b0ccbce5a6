import { useSyncExternalStore } from 'react';
import { isLanguage, type Language } from '~/i18n/languages';

/** A page that the visitor keeps: enough of it to show it as a card without asking anybody. */
export interface SavedRecord {
  /** The kind in the API's words: city, blog, experience, thing_to_do, event, tour, resource. */
  kind: string;
  id: number;
  language: Language;
  title: string;
  /** Path on the site, with the language. */
  path: string;
  image: string | null;
  image_blur: string | null;
  /** The line of fact under the title, when it was saved. */
  fact: string;
}

const KEY = 'saved';
const MOST = 500;
const none: readonly SavedRecord[] = [];

let records: readonly SavedRecord[] | undefined;
const listeners = new Set<() => void>();

const isSaved = (value: unknown): value is SavedRecord => {
  const record = value as SavedRecord | null;
  return (
    typeof record?.kind === 'string' &&
    Number.isInteger(record.id) &&
    typeof record.title === 'string' &&
    isLanguage(record.language) &&
    /^\/(en|vi)\//.test(String(record.path))
  );
};

/** What others, or an older version, left in the browser is looked at before it is used. */
function read(): readonly SavedRecord[] {
  try {
    const stored: unknown = JSON.parse(window.localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(stored) ? stored.filter(isSaved) : none;
  } catch {
    return none;
  }
}

const current = () => {
  records ??= read();
  return records;
};

function tell() {
  for (const listener of listeners) listener();
}

/** Throws where the browser keeps nothing, such as in some private windows. */
function write(next: readonly SavedRecord[]) {
  window.localStorage.setItem(KEY, JSON.stringify(next));
  records = next;
  tell();
}

function subscribe(listener: () => void) {
  const changedElsewhere = ({ key }: StorageEvent) => {
    if (key !== null && key !== KEY) return;
    records = undefined;
    tell();
  };
  if (listeners.size === 0) window.addEventListener('storage', changedElsewhere);
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', changedElsewhere);
  };
}

const isSame = (one: Pick<SavedRecord, 'kind' | 'id'>, other: Pick<SavedRecord, 'kind' | 'id'>) =>
  one.kind === other.kind && one.id === other.id;

/** What the visitor saved, the last first; nothing while the page comes from the server. */
export function useSaved(): readonly SavedRecord[] {
  return useSyncExternalStore(subscribe, current, () => none);
}

export function useIsSaved(record: Pick<SavedRecord, 'kind' | 'id'>): boolean {
  return useSaved().some((saved) => isSame(saved, record));
}

/** Saves a record, or takes it off the list. Gives whether it is saved now. @throws where nothing can be kept */
export function toggleSaved(record: SavedRecord): boolean {
  const others = current().filter((saved) => !isSame(saved, record));
  const isNew = others.length === current().length;
  write(isNew ? [record, ...others].slice(0, MOST) : others);
  return isNew;
}
