import { useEffect, useState } from 'react';
import { pageLanguage } from '~/api/browser-fetch';
import { callApi } from '~/api/call-api';

interface Stay {
  hotelId: number;
  from: string;
  nights: number;
}

/**
 * How many of each room are left in the fullest of the nights, asked in the browser: the page itself is the same for all
 * and may be minutes old. Null before it is known; the server has the last word when a room is booked.
 */
export function useRoomsLeft({ hotelId, from, nights }: Stay): ReadonlyMap<number, number> | null {
  const [left, setLeft] = useState<ReadonlyMap<number, number> | null>(null);
  useEffect(() => {
    setLeft(null);
    if (!from || !(nights >= 1 && nights <= 30)) return undefined;
    const asked = new AbortController();
    void callApi('GET', '/booking/{product}', {
      path: { product: String(hotelId) },
      query: { type: 2, from, nights, lang_id: pageLanguage() },
      signal: asked.signal,
    }).then((answer) => {
      // Without an answer the rooms can be booked all the same.
      if (!answer.ok || asked.signal.aborted) return;
      const fullest = new Map<number, number>();
      for (const night of answer.body.bookings)
        fullest.set(night.id, Math.min(night.left, fullest.get(night.id) ?? night.left));
      setLeft(fullest);
    });
    return () => asked.abort();
  }, [hotelId, from, nights]);
  return left;
}
