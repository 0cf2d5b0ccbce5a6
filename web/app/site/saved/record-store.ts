import { isLanguage, type Language } from '~/i18n/languages';
import { browserStore } from '~/ui/browser-store';

/** A page that this browser keeps: enough of it to show it as a card without asking anybody. */
export interface StoredRecord {
  /** The kind in the API's words: city, blog, experience, thing_to_do, event, tour, resource. */
  kind: string;
  id: number;
  language: Language;
  title: string;
  /** Path on the site, with the language. */
  path: string;
  image: string | null;
  image_blur: string | null;
  /** The line of fact under the title, when it was stored. */
  fact: string;
}

const none: readonly StoredRecord[] = [];

const isKept = (value: unknown): value is StoredRecord => {
  const record = value as StoredRecord | null;
  return (
    typeof record?.kind === 'string' &&
    Number.isInteger(record.id) &&
    typeof record.title === 'string' &&
    isLanguage(record.language) &&
    /^\/(en|vi)\//.test(String(record.path))
  );
};

export type RecordName = Pick<StoredRecord, 'kind' | 'id'>;

export const isSameRecord = (one: RecordName, other: RecordName): boolean =>
  one.kind === other.kind && one.id === other.id;

/** A list of records that the browser keeps under a key. */
export const recordStore = (key: string) =>
  browserStore<readonly StoredRecord[]>(
    key,
    (stored) => (Array.isArray(stored) ? stored.filter(isKept) : none),
    none,
  );
