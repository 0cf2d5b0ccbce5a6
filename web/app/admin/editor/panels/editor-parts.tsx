import { Suspense } from 'react';
import { useAdmin } from '../../shell/admin-context';
import { useAdminText } from '../../text';
import { useEditor } from '../editor-context';
import { Panel } from './panel';

/** Parts of the editor that save by themselves; they need a record that is stored. */
export function EditorParts() {
  const t = useAdminText();
  const { entity, draft, id } = useEditor();
  const { holds } = useAdmin();
  const parts = entity.parts.filter(
    ({ when, right }) => (when?.(draft) ?? true) && (right === undefined || holds(right)),
  );
  return parts.map(({ title, Part }) => (
    <Panel key={title} title={t(`group.${title}`)}>
      {id === null ? (
        <p className="text-muted">{t('editor.part_later')}</p>
      ) : (
        <Suspense fallback={<div className="min-h-24" />}>
          <Part id={id} />
        </Suspense>
      )}
    </Panel>
  ));
}
