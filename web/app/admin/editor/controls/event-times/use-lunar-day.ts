import { useEffect, useState } from 'react';
import type { LunarDate } from '~/api/types';
import { useEventWords } from '~/site/events/use-event-words';
import { callFromBrowser } from '../../../api/browser';

/** A day of the lunar calendar in words, once it is known; the calendar is the API's. */
export function useLunarDay(date: string | null): string | undefined {
  const { lunarDay } = useEventWords();
  const [found, setFound] = useState<{ date: string; lunar: LunarDate } | null>(null);

  useEffect(() => {
    if (!date) return;
    let current = true;
    void callFromBrowser('GET', '/event/calendar', { query: { month: date.slice(0, 7) } }).then((answer) => {
      const day = answer.ok && answer.body.data.days.find((one) => one.date === date);
      if (current && day) setFound({ date, lunar: day.lunar_date });
    });
    return () => {
      current = false;
    };
  }, [date]);

  return found && found.date === date ? lunarDay(found.lunar) : undefined;
}
