import { callApi } from '../../api/call-api';
import { defaultLanguage, isLanguage } from '../../i18n/languages';
import type { CheckInEntry, CheckInOutcome } from './entry';
import { queue } from './queue';

/** The name under which the browser wakes the worker, and under which pages are told what became of an entry. */
export const CHECK_INS = 'check-ins';

/** Milliseconds; what takes longer is sent again later, and the visitor told so. */
const PATIENCE_MS = 15_000;

/** What a page is told of one entry. */
export interface CheckInNews {
  client_id: string;
  place_id: number;
  outcome: CheckInOutcome;
}

/** Hands one entry to the API. Whatever may be different later is tried again later. */
async function post(entry: CheckInEntry): Promise<CheckInOutcome> {
  const { slug, place_id, client_id, at, tag, signature, lang } = entry;
  const later: CheckInOutcome = { state: 'kept', at };
  // The service worker has no page to ask.
  const language = isLanguage(lang) ? lang : defaultLanguage;
  const answer = await callApi('POST', '/maps/{slug}/{id}/check-in', {
    path: { slug, id: place_id },
    json: { client_id, at, lang_id: language, ...(tag && signature ? { tag, signature } : {}) },
    language,
    signal: AbortSignal.timeout(PATIENCE_MS),
  });
  if (answer.ok) return { state: 'done', at, ...answer.body.data };
  const { message, errors = {} } = answer.problem;
  // Without words it was not the API that answered, but something on the way.
  if (!message || answer.status >= 500 || answer.status === 408 || answer.status === 429) return later;
  return { state: 'refused', message: Object.values(errors)[0]?.[0] ?? message };
}

/** Runs alone, whichever windows and workers want to run it at the same moment. */
function alone<Result>(run: () => Promise<Result>): Promise<Result> {
  if (!navigator.locks) return run();
  return new Promise((resolve, reject) => {
    void navigator.locks.request(CHECK_INS, () => run().then(resolve, reject));
  });
}

function tell(news: CheckInNews) {
  if (typeof BroadcastChannel === 'undefined') return;
  const channel = new BroadcastChannel(CHECK_INS);
  channel.postMessage(news);
  channel.close();
}

/**
 * Sends what waits, the oldest first, until one has to wait longer. What was sent or refused is not kept. An entry is
 * in the queue before it is sent and leaves it after its answer: a page that is closed in between loses nothing.
 * @returns what became of each entry that was tried
 */
export function sendCheckIns(): Promise<CheckInNews[]> {
  return alone(async () => {
    const sent: CheckInNews[] = [];
    for (const entry of await queue.all()) {
      const outcome = await post(entry);
      const news = { client_id: entry.client_id, place_id: entry.place_id, outcome };
      sent.push(news);
      if (outcome.state === 'kept') break;
      await queue.remove(entry.client_id);
      tell(news);
    }
    return sent;
  });
}

interface Syncing {
  sync?: { register(tag: string): Promise<void> };
}

/** Asks the browser to send what waits as soon as there is a connection, even if no page is open then. */
async function sendInBackground(): Promise<void> {
  const registration = await navigator.serviceWorker?.getRegistration();
  await (registration as Syncing | undefined)?.sync?.register(CHECK_INS);
}

/** Keeps a press of the button and sends it now, if that can be done. */
export async function checkIn(entry: CheckInEntry): Promise<CheckInOutcome> {
  try {
    await queue.add(entry);
  } catch {
    // A browser that keeps nothing, in a private window: it is sent now or not at all.
    return post(entry);
  }
  const sent = await sendCheckIns();
  const own = sent.find(({ client_id }) => client_id === entry.client_id)?.outcome;
  if (own && own.state !== 'kept') return own;
  await sendInBackground().catch(() => {});
  return { state: 'kept', at: entry.at };
}
