import { useCallback, useEffect, useRef, useState } from 'react';
import type { Answer } from '~/api/answer';
import { pageLanguage } from '~/api/browser-fetch';
import type { Got } from '~/api/types';
import { vietnamToday } from '~/i18n/vietnam-time';
import { asFarAsGiven, callFromBrowser } from '../../api/browser';
import type { ListPage } from '../../api/types';
import { useBookablesText } from '../../bookables-text';
import { useAdminText } from '../../text';
import { useOutcomeOf } from '../../ui/outcome';

/** A date on which a tour leaves, as editors get it. */
export type Departure = Got<'/tour/{id}/departures'>['data'][number];

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
const filledIn = <Input extends object>(input: Input) =>
  Object.fromEntries(Object.entries(input).filter(([, value]) => value !== null)) as {
    [Name in keyof Input]?: NonNullable<Input[Name]>;
  };

/** The most that one call answers with. */
const MOST = 500;

/** Today in Vietnam. */
export const today = () => vietnamToday();

/** Seats that somebody has, paid for or not yet. */
export const taken = ({ seats_held, seats_sold }: Departure): number => seats_held + seats_sold;

/** The departures of a tour and the changes that can be made to them, each said in a toast. */
export function useDepartures(tourId: number, past: boolean) {
  const _t = useAdminText();
  const own = useBookablesText();
  const say = useOutcomeOf(own('departure.noun'));
  const [list, setList] = useState<ListPage<Departure> | null>(null);
  const [failed, setFailed] = useState(false);
  const lang_id = pageLanguage();

  const asked = useRef(0);
  const load = useCallback(async () => {
    asked.current += 1;
    const number = asked.current;
    const answer = await callFromBrowser('GET', '/tour/{id}/departures', {
      path: { id: tourId },
      query: { per_page: MOST, ...(past ? {} : { from: today() }) },
    });
    // A later question has the better answer.
    if (number !== asked.current) return;
    setFailed(!answer.ok);
    if (answer.ok) setList(answer.body);
  }, [tourId, past]);

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
      callFromBrowser('POST', '/tour/{id}/departures', {
        path: { id: tourId },
        json: asFarAsGiven({ ...filledIn(input), lang_id }),
      }),
    );
  const addSeries = (input: SeriesInput) =>
    change(
      'create',
      callFromBrowser('POST', '/tour/{id}/departures/series', {
        path: { id: tourId },
        json: asFarAsGiven({ ...filledIn(input), lang_id }),
      }),
    );
  const update = ({ id, version }: Departure, input: DepartureInput) =>
    change(
      'update',
      callFromBrowser('PUT', '/tour/{id}/departures/{departure_id}', {
        path: { id: tourId, departure_id: id },
        json: { ...filledIn(input), version, lang_id },
      }),
    );
  const toggle = ({ id, version, is_open }: Departure) =>
    change(
      'status',
      callFromBrowser('PUT', '/tour/{id}/departures/{departure_id}', {
        path: { id: tourId, departure_id: id },
        json: { is_open: !is_open, version, lang_id },
      }),
    );
  const remove = ({ id }: Departure) =>
    change(
      'delete',
      callFromBrowser('DELETE', '/tour/{id}/departures/{departure_id}', {
        path: { id: tourId, departure_id: id },
        query: { lang_id },
      }),
    );

  return { list, failed, load, add, addSeries, update, toggle, remove };
}
