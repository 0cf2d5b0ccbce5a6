import { useLocation } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import type { FlightSearch } from '~/api/types';
import { Icon } from '~/ui/icon';
import { FlightFilters } from './flight-filters';
import { type FlightForm, type FlightNarrowing, searchQuery } from './flight-search';
import { FlightSide } from './flight-side';

interface FlightResultsProps {
  search: FlightSearch;
  form: FlightForm;
  narrowing: FlightNarrowing;
  showsAll: boolean;
}

/** What was found: there, and back if that was asked, beside the filters. */
export function FlightResults({ search, form, narrowing, showsAll }: FlightResultsProps) {
  const { t } = useTranslation('flights');
  const location = useLocation();
  const { from, to, outbound, inbound, is_sample } = search;
  const everything = new URLSearchParams(location.search);
  everything.set('show', 'all');
  const shared = { travellers: search.adults + search.children, isSample: is_sample, showsAll };
  const addresses = { all: `?${everything}`, unfiltered: searchQuery(form) };
  return (
    <div className="mt-8">
      {is_sample && <SampleNote />}
      <div className="mt-8 grid items-start gap-x-10 gap-y-8 lg:grid-cols-[15rem_1fr]">
        <details className="group border-y border-line py-3 lg:hidden" data-print="hide">
          <summary className="flex min-h-11 cursor-pointer list-none items-center gap-2 font-semibold">
            <Icon name="filter" />
            {t('filters.label')}
          </summary>
          <div className="mt-3">
            <FlightFilters search={search} form={form} narrowing={narrowing} />
          </div>
        </details>
        <aside aria-label={t('filters.label')} className="hidden lg:block" data-print="hide">
          <FlightFilters search={search} form={form} narrowing={narrowing} />
        </aside>
        <div className="min-w-0">
          <FlightSide
            way="outbound"
            side={outbound}
            from={from.city}
            to={to.city}
            {...shared}
            addresses={{ ...addresses, onDay: (date) => searchQuery({ ...form, date }) }}
          />
          {inbound && (
            <FlightSide
              way="inbound"
              side={inbound}
              from={to.city}
              to={from.city}
              {...shared}
              addresses={{ ...addresses, onDay: (return_date) => searchQuery({ ...form, return_date }) }}
            />
          )}
          <p className="max-w-measure text-sm text-muted">
            {t(is_sample ? 'prices_note' : 'prices_partner')} {t('card.local')}
          </p>
        </div>
      </div>
    </div>
  );
}

function SampleNote() {
  const { t } = useTranslation('flights');
  return (
    <div role="note" className="max-w-measure border-l-3 border-turmeric py-2 pl-6">
      <p className="display text-xl">{t('sample.title')}</p>
      <p className="mt-1 text-muted">{t('sample.text')}</p>
    </div>
  );
}
