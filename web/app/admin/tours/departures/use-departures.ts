import { useCallback, useEffect, useRef, useState } from 'react';
import { callFromBrowser } from '../../api/browser';
import type { Answer, ListPage } from '../../api/types';
import { useBookablesText } from '../../bookables-text';
import { vietnamNow } from '../../editor/vietnam-clock';
import { useAdminText } from '../../text';
import { useOutcomeOf } from '../../ui/outcome';

/** A date on which a tour leaves, as editors get it. */
export interface Departure {
  id: number;
  date: string;
  price: number;
  seats: number;
  seats_held: number;
  seats_sold: number;
  seats_left: number;
  is_open: boolean;
  version: number;
}

/** What an editor gives for one. */
export interface DepartureInput {
  date: string;
  price: number | null;
  seats: number | null;
}

export interface SeriesInput {
  from: string;
  to: string;
  weekdays: number[];
  price: number | null;
  seats: number | null;
}

/** What has been filled in; of the rest the answer says that it is missing. */
const filledIn = (input: object) =>
  Object.fromEntries(Object.entries(input).filter(([, value]) => value !== null));

/** The most that one call answers with. */
const MOST = 500;

/** Today in Vietnam. */
export const today = () => vietnamNow().slice(0, 10);

/** Seats that somebody has, paid for or not yet. */
export const taken = ({ seats_held, seats_sold }: Departure): number => seats_held + seats_sold;

/** The departures of a tour and the changes that can be made to them, each said in a toast. */
export function useDepartures(tourId: number, past: boolean) {
  const t = useAdminText();
  const own = useBookablesText();
  const say = useOutcomeOf(own('departure.noun'));
  const [list, setList] = useState<ListPage<Departure> | null>(null);
  const [failed, setFailed] = useState(false);
  const base = `/tour/${tourId}/departures`;
  const speak = `?lang_id=${t('language_code')}`;

  const asked = useRef(0);
  const load = useCallback(async () => {
    asked.current += 1;
    const number = asked.current;
    const query = new URLSearchParams({ per_page: String(MOST), ...(past ? {} : { from: today() }) });
    const answer = await callFromBrowser<ListPage<Departure>>(`${base}?${query}`);
    // A later question has the better answer.
    if (number !== asked.current) return;
    setFailed(!answer.ok);
    if (answer.ok) setList(answer.body);
  }, [base, past]);

  useEffect(() => void load(), [load]);

  /** Runs one change; whatever became of it, the list is then what is stored. */
  const change = useCallback(
    async <Body>(operation: 'create' | 'update' | 'delete' | 'status', call: Promise<Answer<Body>>) => {
      const answer = await call;
      say(operation, answer);
      await load();
      return answer;
    },
    [say, load],
  );

  const add = (input: DepartureInput) =>
    change(
      'create',
      callFromBrowser(`${base}${speak}`, 'POST', { ...filledIn(input), lang_id: t('language_code') }),
    );
  const addSeries = (input: SeriesInput) =>
    change(
      'create',
      callFromBrowser(`${base}/series${speak}`, 'POST', { ...filledIn(input), lang_id: t('language_code') }),
    );
  const update = ({ id, version }: Departure, input: DepartureInput) =>
    change(
      'update',
      callFromBrowser(`${base}/${id}${speak}`, 'PUT', {
        ...filledIn(input),
        version,
        lang_id: t('language_code'),
      }),
    );
  const toggle = ({ id, version, is_open }: Departure) =>
    change(
      'status',
      callFromBrowser(`${base}/${id}${speak}`, 'PUT', {
        is_open: !is_open,
        version,
        lang_id: t('language_code'),
      }),
    );
  const remove = ({ id }: Departure) => change('delete', callFromBrowser(`${base}/${id}${speak}`, 'DELETE'));

  return { list, failed, load, add, addSeries, update, toggle, remove };
}
