import { useState } from 'react';
import { shelfKinds, shelfLimits } from '~/api/office-values.gen';
import { Button } from '~/ui/button';
import { Select } from '~/ui/controls';
import { Field } from '~/ui/field';
import { MovableItem, movedBy } from '../editor/controls/movable-item';
import type { OwnControlProps } from '../entities/field';
import { useAdminText } from '../text';
import { ShelfCard } from './shelf-card';
import type { Shelf, ShelfKind } from './shelf-rules';
import { useFound } from './use-found';

/** Which records a collection shows: shelves in their order, each with what it finds at this moment. */
export default function RuleControl({ value, onChange }: OwnControlProps) {
  const t = useAdminText();
  const rule = value as Shelf[];
  const found = useFound(rule, t('language_code') === 'en' ? 'en' : 'vi');
  const [kind, setKind] = useState<ShelfKind>('sight');
  return (
    <div className="grid gap-4">
      {rule.length === 0 && <p className="text-muted">{t('shelf.none')}</p>}
      <ol className="grid gap-4">
        {rule.map((shelf, index) => {
          const name = `${index + 1}. ${shelf.title?.vi || t(`shelf.kind.${shelf.kind}`)}`;
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: shelves have no names, and two may be the same while one types
            <li key={index} className="rounded-input border border-line">
              <ul aria-label={name}>
                <MovableItem
                  title={name}
                  onUp={index > 0 ? () => onChange(movedBy(rule, index, -1)) : undefined}
                  onDown={index < rule.length - 1 ? () => onChange(movedBy(rule, index, 1)) : undefined}
                  onRemove={() => onChange(rule.toSpliced(index, 1))}
                >
                  <span className="font-semibold">{name}</span>
                  <span className="text-sm text-muted">
                    {found?.[index] && t('shelf.found', { count: found[index].count })}
                  </span>
                </MovableItem>
              </ul>
              <details className="p-4">
                <summary className="cursor-pointer font-semibold">
                  {t('shelf.edit', { kind: t(`shelf.kind.${shelf.kind}`) })}
                </summary>
                <div className="mt-4">
                  <ShelfCard
                    shelf={shelf}
                    found={found?.[index]}
                    onChange={(next) => onChange(rule.with(index, next))}
                  />
                </div>
              </details>
            </li>
          );
        })}
      </ol>
      {rule.length < shelfLimits.shelves && (
        <div className="flex flex-wrap items-end gap-3">
          <Field label={t('shelf.add_label')}>
            {(control) => (
              <Select
                {...control}
                value={kind}
                onChange={({ target }) => {
                  const chosen = shelfKinds.find((one) => one === target.value);
                  if (chosen) setKind(chosen);
                }}
              >
                {shelfKinds.map((one) => (
                  <option key={one} value={one}>
                    {t(`shelf.kind.${one}`)}
                  </option>
                ))}
              </Select>
            )}
          </Field>
          <Button type="button" tone="secondary" onClick={() => onChange([...rule, { kind }])}>
            {t('shelf.add')}
          </Button>
        </div>
      )}
    </div>
  );
}
