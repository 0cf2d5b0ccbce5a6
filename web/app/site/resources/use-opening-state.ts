import { useEffect, useState } from 'react';
import type { OpeningHours } from '~/api/types';
import { minuteOfWeek, type OpeningState, openingState } from './opening';

const MINUTE_MS = 60_000;

/**
 * Whether a place is open at this minute in Vietnam. Nothing on the server, whose pages are kept: what was true when
 * a page was made need not be true when it is read.
 */
export function useOpeningState(hours: OpeningHours): OpeningState | null {
  const [minute, setMinute] = useState<number | null>(null);
  useEffect(() => {
    const tell = () => setMinute(minuteOfWeek(new Date()));
    tell();
    const clock = setInterval(tell, MINUTE_MS);
    return () => clearInterval(clock);
  }, []);
  return minute === null ? null : openingState(hours, minute);
}
