import { useEffect, useState } from 'react';

const MINUTE_MS = 60_000;

/**
 * This minute, in the browser only: pages are cached on the server, and what was true when one was made need not be true
 * when it is read.
 */
export function useNow(): Date | null {
  const [now, setNow] = useState<Date | null>(null);
  useEffect(() => {
    const tell = () => setNow(new Date());
    tell();
    const clock = setInterval(tell, MINUTE_MS);
    return () => clearInterval(clock);
  }, []);
  return now;
}
