import { isSameRecord, type RecordName, recordStore, type StoredRecord } from './record-store';

/** A page that the visitor keeps. */
export type SavedRecord = StoredRecord;

const MOST = 500;
const store = recordStore('saved');

/** What the visitor saved, the last first; nothing while the page comes from the server. */
export const useSaved = store.useValue;

/** The same outside of what React shows. */
export const { current: savedRecords, subscribe: subscribeToSaved } = store;

export function useIsSaved(record: RecordName): boolean {
  return useSaved().some((saved) => isSameRecord(saved, record));
}

type Toggled = (record: SavedRecord, isSaved: boolean) => void;
let tellToggled: Toggled = () => {};

/** Who hears of each record that the visitor saves or takes off. */
export function onToggled(hear: Toggled): void {
  tellToggled = hear;
}

/** The whole list anew. @throws where nothing can be stored */
export function replaceSaved(records: readonly SavedRecord[]): void {
  store.write(records.slice(0, MOST));
}

/** Saves a record, or takes it off the list. Gives whether it is saved now. @throws where nothing can be stored */
export function toggleSaved(record: SavedRecord): boolean {
  const others = store.current().filter((saved) => !isSameRecord(saved, record));
  const isNew = others.length === store.current().length;
  store.write(isNew ? [record, ...others].slice(0, MOST) : others);
  tellToggled(record, isNew);
  return isNew;
}
