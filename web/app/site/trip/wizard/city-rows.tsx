import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useMonths } from '~/i18n/use-months';
import { byRegion } from '~/site/places/by-region';
import { Button } from '~/ui/button';
import { Select } from '~/ui/controls';
import { cx } from '~/ui/cx';
import { Icon } from '~/ui/icon';
import { planLimits } from '../plan';
import type { WizardCity } from './wizard-data.server';

interface CityRowsProps {
  cities: WizardCity[];
  /** The chosen city of each row; null for one that is open. */
  rows: (number | null)[];
  onChange: (rows: (number | null)[]) => void;
}

const rowButton =
  'grid size-9 place-items-center rounded-input text-muted hover:bg-jade-wash hover:text-ink disabled:opacity-30';

/** The stations of a journey in their order, as a line with numbers; a plain list of choices without scripts. */
export function CityRows({ cities, rows, onChange }: CityRowsProps) {
  const { t } = useTranslation('trip');
  const { spans } = useMonths();
  const list = useRef<HTMLOListElement>(null);
  const toFocus = useRef<number | null>(null);
  const regions = byRegion(cities);

  useEffect(() => {
    if (toFocus.current === null) return;
    list.current?.querySelectorAll('select')[toFocus.current]?.focus();
    toFocus.current = null;
  });

  const put = (at: number, id: number | null) =>
    onChange(rows.map((row, index) => (index === at ? id : row)));

  function move(from: number, to: number) {
    const next = [...rows];
    const [row] = next.splice(from, 1);
    next.splice(to, 0, row ?? null);
    toFocus.current = to;
    onChange(next);
  }

  function add() {
    toFocus.current = rows.length;
    onChange([...rows, null]);
  }

  return (
    <>
      <ol ref={list} className="relative grid gap-4">
        <li
          aria-hidden="true"
          role="presentation"
          className="absolute inset-y-6 left-4.5 w-px bg-lacquer/45"
        />
        {rows.map((row, index) => {
          const city = cities.find(({ id }) => id === row);
          const place = index + 1;
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: rows are nothing but their place in the line
            <li key={index} className="relative grid grid-cols-[2.25rem_1fr] items-start gap-x-4">
              <span
                aria-hidden="true"
                className={cx(
                  'figures mt-1 grid size-9 place-items-center rounded-full border-2 text-sm font-semibold',
                  row
                    ? 'border-lacquer bg-lacquer text-on-lacquer'
                    : 'border-lacquer/45 bg-paper text-lacquer',
                )}
              >
                {place}
              </span>
              <div className="min-w-0">
                <div className="flex items-center gap-1">
                  <Select
                    name="city_id"
                    aria-label={t('wizard.station', { place })}
                    value={row ?? ''}
                    onChange={({ currentTarget: { value } }) => put(index, value ? Number(value) : null)}
                    className="min-w-0 grow"
                  >
                    <option value="">{t(index === 0 ? 'wizard.anywhere' : 'wizard.no_further')}</option>
                    {regions.map(({ region, cities: inRegion }) => (
                      <optgroup key={region.id} label={region.title}>
                        {inRegion.map(({ id, title }) => (
                          <option key={id} value={id}>
                            {title}
                          </option>
                        ))}
                      </optgroup>
                    ))}
                  </Select>
                  {/* Room for them is kept from the start, so that nothing moves when they come. */}
                  <span className={cx('needs-script flex', !row && 'invisible')}>
                    <button
                      type="button"
                      aria-label={t('wizard.earlier', { title: city?.title })}
                      disabled={index === 0}
                      onClick={() => move(index, index - 1)}
                      className={rowButton}
                    >
                      <Icon name="chevron-down" className="rotate-180" />
                    </button>
                    <button
                      type="button"
                      aria-label={t('wizard.leave_out', { title: city?.title })}
                      onClick={() => put(index, null)}
                      className={rowButton}
                    >
                      <Icon name="close" />
                    </button>
                  </span>
                </div>
                {city && city.best_months.length > 0 && (
                  <p className="mt-1 text-sm text-muted">
                    {t('wizard.best_months', { months: spans(city.best_months) })}
                  </p>
                )}
              </div>
            </li>
          );
        })}
      </ol>
      {rows.length < planLimits.cities && (
        <Button
          tone="quiet"
          size="small"
          onClick={add}
          className="needs-script mt-3 ml-11"
          disabled={rows.at(-1) === null}
        >
          <Icon name="plus" />
          {t('wizard.add_station')}
        </Button>
      )}
    </>
  );
}
