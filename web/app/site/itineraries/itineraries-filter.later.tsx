import { Link } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { Names } from '~/i18n/names';
import { useLanguage } from '~/i18n/use-language';
import { useAmounts } from '~/site/cards/use-amounts';
import { FacetChip } from '~/site/list/facet-link';
import { FilterForm } from '~/site/list/filter-form';
import { sitePaths } from '~/site/paths';
import { Button } from '~/ui/button';
import { Input, Select } from '~/ui/controls';
import { Field } from '~/ui/field';
import type { ItinerariesData } from './itineraries-data.server';
import { type DurationBand, durationBands, isBand } from './read-itineraries-filters';

const bands = Object.keys(durationBands) as DurationBand[];

type ItinerariesFilterProps = Pick<ItinerariesData, 'filters' | 'narrowed' | 'points' | 'styles'>;

/** Styles as links, then a form for length, start and words; all of it lives in the address. */
export function ItinerariesFilter({ filters, narrowed, points, styles }: ItinerariesFilterProps) {
  const { t } = useTranslation('itineraries');
  const language = useLanguage();
  const { days } = useAmounts();
  const { keyword, duration, departure, style } = filters;
  const inStyle = (slug: string | null) => {
    const chosen = { keyword, duration, departurepoint: departure?.slug, travelstyle: slug };
    const query = new URLSearchParams(
      Object.entries(chosen).filter((entry): entry is [string, string] => Boolean(entry[1])),
    ).toString();
    return query ? `?${query}` : sitePaths.itineraries(language);
  };
  return (
    <div data-print="hide" className="mt-8 grid gap-5 border-y border-line py-5">
      {styles.length > 0 && (
        <nav aria-label={t('list.styles')}>
          <ul className="flex flex-wrap gap-2">
            <li>
              <FacetChip to={inStyle(null)} current={style === null}>
                {t('list.any_style')}
              </FacetChip>
            </li>
            {styles.map(({ id, slug, title, tour_count }) => (
              <li key={id}>
                <FacetChip to={inStyle(slug)} current={style?.id === id}>
                  <Names>{title}</Names>
                  <span className="figures font-normal">{tour_count}</span>
                </FacetChip>
              </li>
            ))}
          </ul>
        </nav>
      )}
      <FilterForm
        values={{ keyword, duration, departurepoint: departure?.slug ?? '' }}
        className="grid items-end gap-4 sm:grid-cols-2 lg:grid-cols-[1fr_1fr_1.4fr_auto]"
      >
        {style && <input type="hidden" name="travelstyle" value={style.slug} />}
        <Field label={t('list.duration')}>
          {(control) => (
            <Select {...control} name="duration" defaultValue={duration}>
              <option value="">{t('list.any_duration')}</option>
              {bands.map((band) => (
                <option key={band} value={band}>
                  {t(`list.band.${durationBands[band]}`)}
                </option>
              ))}
              {duration && !isBand(duration) && <option value={duration}>{days(Number(duration))}</option>}
            </Select>
          )}
        </Field>
        <Field label={t('list.from')}>
          {(control) => (
            <Select {...control} name="departurepoint" defaultValue={departure?.slug ?? ''}>
              <option value="">{t('list.anywhere')}</option>
              {points.map(({ id, slug, title, tour_count }) => (
                <option key={id} value={slug}>
                  {t('list.place_with_count', { title, count: tour_count })}
                </option>
              ))}
            </Select>
          )}
        </Field>
        <Field label={t('list.keyword')}>
          {(control) => (
            <Input
              {...control}
              type="search"
              name="keyword"
              defaultValue={keyword}
              maxLength={100}
              placeholder={t('list.keyword_placeholder')}
            />
          )}
        </Field>
        <div className="flex items-center gap-4">
          <Button type="submit" tone="secondary">
            {t('list.show')}
          </Button>
          {narrowed && (
            <Link
              to={sitePaths.itineraries(language)}
              preventScrollReset
              className="link py-2 text-sm whitespace-nowrap"
            >
              {t('list.clear')}
            </Link>
          )}
        </div>
      </FilterForm>
    </div>
  );
}
