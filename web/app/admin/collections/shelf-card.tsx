import { useId } from 'react';
import { shelfLimits } from '~/api/office-values.gen';
import { languages } from '~/i18n/languages';
import { Checkbox, Input, Select } from '~/ui/controls';
import { Field } from '~/ui/field';
import { NumberControl } from '../editor/controls/number-control';
import { RelatedControl } from '../editor/controls/related-control';
import type { EntityName } from '../entities/names';
import { useAdminText } from '../text';
import { Condition } from './condition';
import { conditionsFor, ordersFor, type Shelf, type ShelfKind } from './shelf-rules';
import type { Found } from './use-found';

/** Under which name the back office finds the records of each kind. */
const pickedFrom: Record<ShelfKind, EntityName> = {
  city: 'city',
  sight: 'resource',
  food: 'restaurant',
  stay: 'hotel',
  thing_to_do: 'thing_to_do',
  experience: 'experience',
  event: 'event',
  tour: 'tour',
  blog: 'blog',
};

const noTitles = { en: '', vi: '' };
const usualMost = 8;
/** A shelf with fewer looks like an oversight. */
const leastFound = 3;

interface ShelfCardProps {
  shelf: Shelf;
  found: Found | undefined;
  onChange: (shelf: Shelf) => void;
}

/** What a shelf finds now, and whether that is too little; the names say whether it is the right thing. */
function FoundNote({ found }: { found: Found | undefined }) {
  const t = useAdminText();
  if (!found) return <p className="text-sm text-muted">{t('shelf.counting')}</p>;
  const isThin = found.count < leastFound;
  return (
    <div role="status" className={isThin ? 'border-l-4 border-turmeric pl-3' : undefined}>
      <p className="font-semibold">{t('shelf.found', { count: found.count })}</p>
      {isThin && <p className="text-sm">{t('shelf.thin')}</p>}
      {found.titles.length > 0 && <p className="text-sm text-muted">{found.titles.join(' · ')}</p>}
    </div>
  );
}

/** One shelf: what stands on it first, what records have to fulfil, in which order and how many. */
export function ShelfCard({ shelf, found, onChange }: ShelfCardProps) {
  const t = useAdminText();
  const picksId = useId();
  const change = (part: Partial<Shelf>) => onChange({ ...shelf, ...part });
  const { kind, title = noTitles, picks = [], picks_only } = shelf;
  return (
    <div className="grid gap-5">
      <FoundNote found={found} />
      <div className="grid gap-3 sm:grid-cols-2">
        {[...languages].reverse().map((language) => (
          <Field
            key={language}
            label={t('shelf.title', { language: t(`language.${language}`) })}
            hint={language === 'vi' ? t('shelf.title_hint') : undefined}
          >
            {(control) => (
              <Input
                {...control}
                lang={language}
                maxLength={80}
                value={title[language]}
                onChange={({ target }) => change({ title: { ...title, [language]: target.value } })}
              />
            )}
          </Field>
        ))}
      </div>
      <fieldset aria-labelledby={picksId}>
        <legend id={picksId} className="mb-1 text-sm font-semibold">
          {t('shelf.picks')}
        </legend>
        <RelatedControl
          of={pickedFrom[kind]}
          most={shelfLimits.records}
          value={picks}
          onChange={(ids) => change({ picks: ids })}
        />
        <Checkbox
          label={t('shelf.picks_only')}
          checked={picks_only === true}
          onChange={({ target }) => change({ picks_only: target.checked ? true : undefined })}
        />
      </fieldset>
      {!picks_only && (
        <div className="grid items-start gap-4 sm:grid-cols-2">
          {conditionsFor(kind).map((name) => (
            <Condition key={name} name={name} shelf={shelf} change={change} />
          ))}
        </div>
      )}
      <div className="grid gap-3 sm:grid-cols-2">
        <Field label={t('shelf.order_label')}>
          {(control) => (
            <Select
              {...control}
              value={shelf.order ?? 'editors'}
              onChange={({ target }) => {
                const order = ordersFor(kind).find((one) => one === target.value);
                if (order) change({ order });
              }}
            >
              {ordersFor(kind).map((order) => (
                <option key={order} value={order}>
                  {t(`shelf.order.${order}`)}
                </option>
              ))}
            </Select>
          )}
        </Field>
        <Field label={t('shelf.max')}>
          {(control) => (
            <NumberControl
              control={control}
              value={shelf.max ?? usualMost}
              min={1}
              max={shelfLimits.records}
              whole
              onChange={(max) => change({ max: max ?? usualMost })}
            />
          )}
        </Field>
      </div>
    </div>
  );
}
