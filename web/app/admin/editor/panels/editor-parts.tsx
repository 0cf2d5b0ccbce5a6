import { useAdmin } from '../../shell/admin-context';
import { useAdminText } from '../../text';
import { WhenReady } from '../../ui/when-ready';
import { useEditor } from '../editor-context';
import { Panel } from './panel';
import { anchorOf, shownParts } from './use-form-sections';

/** Parts of the editor that save by themselves; they need a record that is stored. */
export function EditorParts() {
  const t = useAdminText();
  const { entity, draft, id } = useEditor();
  const { holds } = useAdmin();
  return shownParts(entity, draft, holds).map(({ title, Part }) => (
    <Panel key={title} title={t(`group.${title}`)} anchor={anchorOf(title)}>
      {id === null ? (
        <p className="text-muted">{t('editor.part_later')}</p>
      ) : (
        <WhenReady place={<div className="min-h-24" />}>
          <Part id={id} />
        </WhenReady>
      )}
    </Panel>
  ));
}
