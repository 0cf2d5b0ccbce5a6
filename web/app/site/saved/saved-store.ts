import { isSameRecord, type KeptRecord, type RecordName, recordStore } from './record-store';

/** A page that the visitor keeps. */
export type SavedRecord = KeptRecord;

const MOST = 500;
const store = recordStore('saved');

/** What the visitor saved, the last first; nothing while the page comes from the server. */
export const useSaved = store.useRecords;

/** The same outside of what React shows. */
export const { current: savedRecords, subscribe: subscribeToSaved } = store;

export function useIsSaved(record: RecordName): boolean {
  return useSaved().some((saved) => isSameRecord(saved, record));
}

/** Saves a record, or takes it off the list. Gives whether it is saved now. @throws where nothing can be kept */
export function toggleSaved(record: SavedRecord): boolean {
  const others = store.current().filter((saved) => !isSameRecord(saved, record));
  const isNew = others.length === store.current().length;
  store.write(isNew ? [record, ...others].slice(0, MOST) : others);
  return isNew;
}
