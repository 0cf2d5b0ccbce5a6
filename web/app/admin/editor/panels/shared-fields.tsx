import { cx } from '~/ui/cx';
import type { Field } from '../../entities/field';
import { schedule } from '../../entities/fields';
import { useAdmin } from '../../shell/admin-context';
import { useAdminText } from '../../text';
import { Locked } from '../../ui/locked';
import { FieldControl } from '../controls/field-control';
import { useEditor } from '../editor-context';
import { Panel } from './panel';
import { anchorOf, shownGroups } from './use-form-sections';

/** Fields that need the full width of the page. */
const wide = new Set<Field['kind']>(['gallery', 'related', 'months', 'tags', 'choices', 'rich', 'own']);

/** When a record is shown. */
const timed = new Set<string>(schedule.fields.map(({ name }) => name));

/** What the languages share, by its headings. */
export function SharedFields() {
  const t = useAdminText();
  const { entity, draft, stored } = useEditor();
  const { may } = useAdmin();
  // When a live page comes and goes is for those who publish; of a draft everybody may say when it is meant for.
  const fixed = stored.status === 1 && !may(entity.right, 'publish');
  return shownGroups(entity, draft).map(({ title, fields }) => (
    <Panel key={title} title={t(`group.${title}`)} anchor={anchorOf(title)}>
      <div className="grid gap-x-8 gap-y-5 md:grid-cols-2 xl:grid-cols-3">
        {fields.map((field) => (
          <div key={field.name} className={cx(wide.has(field.kind) && 'col-span-full')}>
            {fixed && timed.has(field.name) ? (
              <Locked when>
                <FieldControl field={field} alone={fields.length === 1} />
              </Locked>
            ) : (
              <FieldControl field={field} alone={fields.length === 1} />
            )}
          </div>
        ))}
      </div>
    </Panel>
  ));
}
