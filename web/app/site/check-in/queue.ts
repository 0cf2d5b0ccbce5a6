import type { CheckInEntry } from './entry';

const DATABASE = 'visit-vietnam';
const STORE = 'check-ins';

function settled<Value>(request: IDBRequest<Value>): Promise<Value> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}

async function store<Value>(
  mode: IDBTransactionMode,
  run: (entries: IDBObjectStore) => IDBRequest<Value>,
): Promise<Value> {
  const opening = indexedDB.open(DATABASE, 1);
  opening.onupgradeneeded = () => opening.result.createObjectStore(STORE, { keyPath: 'client_id' });
  const database = await settled(opening);
  try {
    const transaction = database.transaction(STORE, mode);
    const written = new Promise<void>((resolve, reject) => {
      transaction.oncomplete = () => resolve();
      transaction.onabort = () => reject(transaction.error);
    });
    const value = await settled(run(transaction.objectStore(STORE)));
    await written;
    return value;
  } finally {
    database.close();
  }
}

/** Presses of the button that the API has not answered yet; kept by the browser, for pages and the worker alike. */
export const queue = {
  add: (entry: CheckInEntry) => store('readwrite', (entries) => entries.put(entry)),
  remove: (clientId: string) => store<undefined>('readwrite', (entries) => entries.delete(clientId)),
  /** The oldest first. */
  all: async (): Promise<CheckInEntry[]> => {
    const found = await store<CheckInEntry[]>('readonly', (entries) => entries.getAll());
    return found.sort((a, b) => a.at.localeCompare(b.at));
  },
};
