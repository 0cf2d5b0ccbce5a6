import { useSyncExternalStore } from 'react';
import { isLanguage, type Language } from '~/i18n/languages';

/** A page that this browser keeps: enough of it to show it as a card without asking anybody. */
export interface KeptRecord {
  /** The kind in the API's words: city, blog, experience, thing_to_do, event, tour, resource. */
  kind: string;
  id: number;
  language: Language;
  title: string;
  /** Path on the site, with the language. */
  path: string;
  image: string | null;
  image_blur: string | null;
  /** The line of fact under the title, when it was kept. */
  fact: string;
}

const none: readonly KeptRecord[] = [];

const isKept = (value: unknown): value is KeptRecord => {
  const record = value as KeptRecord | null;
  return (
    typeof record?.kind === 'string' &&
    Number.isInteger(record.id) &&
    typeof record.title === 'string' &&
    isLanguage(record.language) &&
    /^\/(en|vi)\//.test(String(record.path))
  );
};

export type RecordName = Pick<KeptRecord, 'kind' | 'id'>;

export const isSameRecord = (one: RecordName, other: RecordName): boolean =>
  one.kind === other.kind && one.id === other.id;

/** A list of records in the browser's local storage under a key, the same in all of its windows. */
export function recordStore(key: string) {
  let records: readonly KeptRecord[] | undefined;
  const listeners = new Set<() => void>();

  /** What others, or an older version, left in the browser is looked at before it is used. */
  function read(): readonly KeptRecord[] {
    try {
      const stored: unknown = JSON.parse(window.localStorage.getItem(key) ?? '[]');
      return Array.isArray(stored) ? stored.filter(isKept) : none;
    } catch {
      return none;
    }
  }

  const current = (): readonly KeptRecord[] => {
    records ??= read();
    return records;
  };

  function tell() {
    for (const listener of listeners) listener();
  }

  function changedElsewhere({ key: changed }: StorageEvent) {
    if (changed !== null && changed !== key) return;
    records = undefined;
    tell();
  }

  function subscribe(listener: () => void) {
    if (listeners.size === 0) window.addEventListener('storage', changedElsewhere);
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
      if (listeners.size === 0) window.removeEventListener('storage', changedElsewhere);
    };
  }

  return {
    current,
    /** Calls the listener whenever the list changes, in this window or another one. Gives what ends it. */
    subscribe,
    /** @throws where the browser keeps nothing, such as in some private windows */
    write(next: readonly KeptRecord[]) {
      window.localStorage.setItem(key, JSON.stringify(next));
      records = next;
      tell();
    },
    /** The list as it is now; nothing while the page comes from the server. */
    useRecords: (): readonly KeptRecord[] => useSyncExternalStore(subscribe, current, () => none),
  };
}
