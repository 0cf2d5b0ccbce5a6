import type { ReactNode } from 'react';
import { efforts } from '~/api/office-values.gen';
import { hotelTypes } from '~/api/values.gen';
import { months } from '~/i18n/months';
import { useMonths } from '~/i18n/use-months';
import { eventKinds as eventTypes } from '~/site/events/event-kinds';
import { accesses, diets, quietParts, shelters } from '~/site/list/facets';
import { Checkbox, Select } from '~/ui/controls';
import { Field } from '~/ui/field';
import { MoneyControl } from '../editor/controls/money-control';
import { NumberControl } from '../editor/controls/number-control';
import { RelatedControl } from '../editor/controls/related-control';
import { TagsControl } from '../editor/controls/tags-control';
import type { ChoiceSource } from '../entities/option-sources';
import FacilitiesControl from '../places/facilities-control';
import { useAdminText } from '../text';
import { valueText } from '../ui/value-text';
import type { ConditionName, Shelf, ShelfKind } from './shelf-rules';
import { Ticked } from './ticked';
import { useNamed } from './use-named';

interface ConditionProps {
  name: ConditionName;
  shelf: Shelf;
  change: (part: Partial<Shelf>) => void;
}

/** What groups the records of each kind. */
const groupsOf: Partial<Record<ShelfKind, ChoiceSource>> = {
  sight: 'theme',
  food: 'theme',
  stay: 'theme',
  thing_to_do: 'thing_to_do_category',
  experience: 'experience_type',
  tour: 'travel_style',
  blog: 'blog_category',
};

const inMonths = [...months.map(String), ...months.map((month) => `best-${month}`)];

/** Numbers that a condition takes: least and most. */
const bounds = { suits_age: [0, 99], minutes_max: [5, 20_000], days_max: [1, 60] } as const;

/** One thing that records have to fulfil, with the control that fits it. */
export function Condition({ name, shelf, change }: ConditionProps): ReactNode {
  const t = useAdminText();
  const { long } = useMonths();
  const source =
    name === 'region_ids' ? 'region' : name === 'category_ids' ? groupsOf[shelf.kind] : undefined;
  const named = useNamed(source);
  const label = t(`shelf.condition.${name}`);

  /** One of a few words, or none. */
  const oneOf = <Value extends string>(values: readonly Value[], titleOf: (value: Value) => string) => (
    <Field label={label}>
      {(control) => (
        <Select
          {...control}
          value={String(shelf[name] ?? '')}
          onChange={({ target }) => change({ [name]: target.value || undefined })}
        >
          <option value="">{t('shelf.any')}</option>
          {values.map((value) => (
            <option key={value} value={value}>
              {titleOf(value)}
            </option>
          ))}
        </Select>
      )}
    </Field>
  );

  switch (name) {
    case 'city_ids':
      return (
        <fieldset className="sm:col-span-2">
          <legend className="mb-1 text-sm font-semibold">{label}</legend>
          <RelatedControl
            of="city"
            most={60}
            value={shelf.city_ids ?? []}
            onChange={(city_ids) => change({ city_ids })}
          />
        </fieldset>
      );
    case 'region_ids':
    case 'category_ids':
      return (
        <Ticked
          label={label}
          choices={named.map(({ id, title }) => ({ value: id, title }))}
          value={shelf[name] ?? []}
          onChange={(ids) => change({ [name]: ids })}
        />
      );
    case 'tags':
      return (
        <Field label={label} hint={t('shelf.tags_hint')} className="sm:col-span-2">
          {(control) => (
            <TagsControl control={control} value={shelf.tags ?? []} onChange={(tags) => change({ tags })} />
          )}
        </Field>
      );
    case 'by_train':
      return (
        <Checkbox
          label={label}
          checked={shelf.by_train === true}
          onChange={({ target }) => change({ by_train: target.checked ? true : undefined })}
        />
      );
    case 'price_max':
      return (
        <Field label={label} hint={t('shelf.price_hint')}>
          {(control) => (
            <MoneyControl
              control={control}
              value={shelf.price_max ?? null}
              onChange={(price) => change({ price_max: price ?? undefined })}
            />
          )}
        </Field>
      );
    case 'suits_age':
    case 'minutes_max':
    case 'days_max':
      return (
        <Field label={label}>
          {(control) => (
            <NumberControl
              control={control}
              value={shelf[name] ?? null}
              min={bounds[name][0]}
              max={bounds[name][1]}
              whole
              onChange={(number) => change({ [name]: number ?? undefined })}
            />
          )}
        </Field>
      );
    case 'in_month':
      return oneOf(inMonths, (value) =>
        t(value.startsWith('best-') ? 'shelf.best_in' : 'shelf.there_in', {
          month: long(Number(value.replace('best-', ''))),
        }),
      );
    case 'diet':
      return oneOf(diets, (value) => t(`shelf.diet.${value}`));
    case 'access':
      return oneOf(accesses, (value) => t(`shelf.access.${value}`));
    case 'shelter':
      return oneOf(shelters, (value) => t(`shelf.shelter.${value}`));
    case 'quiet':
      return oneOf(quietParts, (value) => t(`shelf.quiet.${value}`));
    case 'effort':
      return oneOf(efforts, (value) => t(`shelf.effort.${value}`));
    case 'facilities':
      return (
        <details className="sm:col-span-2">
          <summary className="cursor-pointer text-sm font-semibold">
            {label} ({shelf.facilities?.length ?? 0})
          </summary>
          <div className="mt-2">
            <FacilitiesControl
              value={shelf.facilities ?? []}
              onChange={(facilities) => change({ facilities: facilities as Shelf['facilities'] })}
            />
          </div>
        </details>
      );
    case 'hotel_types':
      return (
        <Ticked
          label={label}
          choices={hotelTypes.map((value) => ({ value, title: valueText('hotel_type', value, t) }))}
          value={shelf.hotel_types ?? []}
          onChange={(types) => change({ hotel_types: types })}
        />
      );
    case 'event_types':
      return (
        <Ticked
          label={label}
          choices={eventTypes.map((value) => ({ value, title: valueText('event_type', value, t) }))}
          value={shelf.event_types ?? []}
          onChange={(types) => change({ event_types: types })}
        />
      );
  }
}
