import { useEffect, useState } from 'react';
import { fetchApi, pageLanguage } from '~/api/browser-fetch';

interface Stay {
  hotelId: number;
  from: string;
  nights: number;
}

interface Night {
  id: number;
  left: number;
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
    const query = new URLSearchParams({
      type: '2',
      from,
      nights: String(nights),
      lang_id: pageLanguage(),
    });
    fetchApi(`/booking/${hotelId}?${query}`, { signal: asked.signal })
      .then(async (answer) => {
        if (!answer.ok) return;
        const { bookings } = (await answer.json()) as { bookings: Night[] };
        const fullest = new Map<number, number>();
        for (const night of bookings)
          fullest.set(night.id, Math.min(night.left, fullest.get(night.id) ?? night.left));
        setLeft(fullest);
      })
      .catch(() => {
        // Without an answer the rooms can be booked all the same.
      });
    return () => asked.abort();
  }, [hotelId, from, nights]);
  return left;
}
