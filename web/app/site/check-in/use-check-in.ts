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

/**
 * The check-in of this browser at a place: what is known of it, the press of the button, and what becomes of one that
 * had to wait, wherever it is sent from.
 */
export function useCheckIn({ slug, placeId, language, query }: Where) {
  const [state, setState] = useState<CheckInState>({ state: 'ready' });
  const isSending = useRef(false);

  const settle = useCallback(
    (outcome: CheckInOutcome) => {
      if (outcome.state !== 'refused') rememberVisit(placeId, outcome.at);
      setState(outcome);
    },
    [placeId],
  );

  useEffect(() => {
    const before = visitToday(placeId);
    if (before) setState({ state: 'before', at: before });
    let isOpen = true;

    async function sendWaiting() {
      const waiting = (await queue.all()).find(({ place_id }) => place_id === placeId);
      if (waiting && isOpen) setState({ state: 'kept', at: waiting.at });
      const sent = await sendCheckIns();
      const own = sent.findLast(({ place_id }) => place_id === placeId);
      if (own && isOpen) settle(own.outcome);
    }
    const sendSoon = () => void sendWaiting().catch(() => {});
    sendSoon();
    window.addEventListener('online', sendSoon);

    const channel = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel(CHECK_INS);
    channel?.addEventListener('message', ({ data }: MessageEvent<CheckInNews>) => {
      if (data.place_id === placeId) settle(data.outcome);
    });
    return () => {
      isOpen = false;
      window.removeEventListener('online', sendSoon);
      channel?.close();
    };
  }, [placeId, settle]);

  const press = useCallback(async () => {
    if (isSending.current) return;
    isSending.current = true;
    setState({ state: 'sending' });
    const said = new URLSearchParams(query ?? window.location.search);
    const entry = newEntry({ slug, placeId }, said, language);
    settle(await checkIn(entry));
    isSending.current = false;
  }, [slug, placeId, language, query, settle]);

  return { state, press };
}
