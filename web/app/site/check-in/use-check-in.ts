import { useCallback, useEffect, useRef, useState } from 'react';
import { type CheckInOutcome, newEntry } from './entry';
import { queue } from './queue';
import { CHECK_INS, type CheckInNews, checkIn, sendCheckIns } from './send';
import { rememberVisit, visitToday } from './visited';

export type CheckInState =
  | { state: 'ready' }
  | { state: 'sending' }
  | CheckInOutcome
  | { state: 'before'; at: string };

interface Where {
  slug: string;
  placeId: number;
  language: string;
  /** What says which tag it is, where it is not the address of the page. */
  query?: string;
}

/** Between two tries while something waits and the page is open. */
const RETRY_MS = 30_000;

/**
 * The check-in of this browser at a place: what is known of it, the press of the button, and what becomes of one that
 * had to wait, wherever it is sent from.
 */
export function useCheckIn({ slug, placeId, language, query }: Where) {
  const [state, setState] = useState<CheckInState>({ state: 'ready' });
  /** The press that is on its way. */
  const pressed = useRef<string | null>(null);

  const settle = useCallback(
    (outcome: CheckInOutcome) => {
      if (outcome.state !== 'refused') rememberVisit(placeId, outcome.at);
      setState(outcome);
    },
    [placeId],
  );

  /** Sends what waited here; a press that is on its way speaks for itself. */
  const sendWaiting = useCallback(async () => {
    const waiting = (await queue.all()).find(({ place_id }) => place_id === placeId);
    if (waiting && !pressed.current) setState({ state: 'kept', at: waiting.at });
    const sent = await sendCheckIns();
    const own = sent.findLast(({ place_id }) => place_id === placeId);
    if (own && !pressed.current) settle(own.outcome);
  }, [placeId, settle]);

  useEffect(() => {
    const before = visitToday(placeId);
    if (before) setState({ state: 'before', at: before });
    const send = () => void sendWaiting().catch(() => {});
    send();
    window.addEventListener('online', send);
    // Another window, or the worker, may have been quicker.
    const channel = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel(CHECK_INS);
    channel?.addEventListener('message', ({ data }: MessageEvent<CheckInNews>) => {
      if (data.place_id !== placeId) return;
      if (data.client_id === pressed.current) pressed.current = null;
      settle(data.outcome);
    });
    return () => {
      window.removeEventListener('online', send);
      channel?.close();
    };
  }, [placeId, settle, sendWaiting]);

  const isKept = state.state === 'kept';
  useEffect(() => {
    if (!isKept) return;
    const timer = setInterval(() => void sendWaiting().catch(() => {}), RETRY_MS);
    return () => clearInterval(timer);
  }, [isKept, sendWaiting]);

  const press = useCallback(async () => {
    if (pressed.current) return;
    const said = new URLSearchParams(query ?? window.location.search);
    const entry = newEntry({ slug, placeId }, said, language);
    pressed.current = entry.client_id;
    setState({ state: 'sending' });
    const outcome = await checkIn(entry);
    // What came of it was told by who sent it.
    if (pressed.current !== entry.client_id) return;
    pressed.current = null;
    settle(outcome);
  }, [slug, placeId, language, query, settle]);

  return { state, press };
}
