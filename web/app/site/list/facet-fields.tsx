import { useState } from 'react';
import { Checkbox, Select } from '~/ui/controls';
import { Field } from '~/ui/field';
import { Icon } from '~/ui/icon';
import type { FacetsData } from './facets-data.server';
import { useFacetWords } from './use-facet-words';

type Facet = FacetsData['facets'][number];

/** Of months alone there are two kinds: those in which it is there, and the best of them. */
const isBest = ({ value }: { value: string }) => value.startsWith('best-');

/** One facet: choices that leave something, with how much; what is chosen stays among them. */
function FacetField({ facet, data }: { facet: Facet; data: FacetsData }) {
  const { t, title, choice } = useFacetWords(data.list);
  const { name, options, unknown } = facet;
  const chosen = data.chosen[name] ?? '';
  const offered =
    chosen && !options.some(({ value }) => value === chosen)
      ? [...options, { value: chosen, count: 0 }]
      : options;
  if (name === 'open_now')
    return (
      <Checkbox
        name={name}
        value="1"
        defaultChecked={chosen === '1'}
        label={title(name)}
        className="self-end"
      />
    );
  if (offered.length === 0) return null;
  const shown = (some: typeof offered) =>
    some.map(({ value, count }) => (
      <option key={value} value={value}>
        {t('facet.counted', { choice: choice(name, value), count })}
      </option>
    ));
  const best = offered.filter(isBest);
  return (
    <Field label={title(name)} hint={unknown > 0 ? t('facet.unknown', { count: unknown }) : undefined}>
      {(control) => (
        <Select {...control} name={name} defaultValue={chosen}>
          <option value="">{t('facet.any')}</option>
          {best.length > 0 ? (
            <>
              <optgroup label={t('facet.best')}>{shown(best)}</optgroup>
              <optgroup label={t('facet.there')}>
                {shown(offered.filter((option) => !best.includes(option)))}
              </optgroup>
            </>
          ) : (
            shown(offered)
          )}
        </Select>
      )}
    </Field>
  );
}

/** More that a list can be narrowed down by, folded away until something of it is chosen; part of the list's form. */
export function FacetFields({ data }: { data: FacetsData }) {
  const { t } = useFacetWords(data.list);
  const count = Object.keys(data.chosen).length;
  // Whoever takes the last choice back goes on choosing.
  const [opened] = useState(count > 0);
  return (
    <details open={opened} className="group col-span-full">
      <summary className="inline-flex min-h-11 cursor-pointer list-none items-center gap-2 font-semibold [&::-webkit-details-marker]:hidden">
        <Icon name="filter" />
        {count > 0 ? t('facet.more_chosen', { count }) : t('facet.more')}
        <Icon name="chevron-down" className="transition-transform duration-150 group-open:rotate-180" />
      </summary>
      <div className="mt-2 grid gap-4 sm:grid-cols-2 lg:grid-cols-4">
        {data.facets.map((facet) => (
          <FacetField key={facet.name} facet={facet} data={data} />
        ))}
      </div>
      <p className="mt-3 text-sm text-muted">{t('facet.known')}</p>
    </details>
  );
}
