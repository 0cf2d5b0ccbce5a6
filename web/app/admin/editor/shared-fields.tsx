import { cx } from '~/ui/cx';
import type { Field } from '../entities/field';
import { useAdminText } from '../text';
import { useEditor } from './editor-context';
import { FieldControl } from './field-control';
import { Panel } from './panel';

/** Fields that need the full width of the page. */
const wide = new Set<Field['kind']>(['gallery', 'related', 'months', 'tags', 'choices', 'rich', 'own']);

/** What the languages share, by its headings. */
export function SharedFields() {
  const t = useAdminText();
  const { entity, draft } = useEditor();
  const groups = entity.groups
    .map(({ title, fields }) => ({ title, fields: fields.filter(({ when }) => when?.(draft) ?? true) }))
    .filter(({ fields }) => fields.length > 0);
  return groups.map(({ title, fields }) => (
    <Panel key={title} title={t(`group.${title}`)}>
      <div className="grid gap-x-8 gap-y-5 md:grid-cols-2 xl:grid-cols-3">
        {fields.map((field) => (
          <div key={field.name} className={cx(wide.has(field.kind) && 'col-span-full')}>
            <FieldControl field={field} alone={fields.length === 1} />
          </div>
        ))}
      </div>
    </Panel>
  ));
}
