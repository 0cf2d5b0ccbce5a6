import { useLanguage } from '~/i18n/use-language';
import { vietnamNow } from '~/i18n/vietnam-time';
import { Button } from '~/ui/button';
import { Icon } from '~/ui/icon';
import { markedName } from '../../entities/records';
import { useAdmin } from '../../shell/admin-context';
import { useContentLanguage } from '../../shell/content-language';
import { PageHeader } from '../../shell/page-header';
import { useAdminText } from '../../text';
import { StatusSwitch } from '../../ui/status-switch';
import { WorkspaceLink } from '../../ui/workspace-link';
import { useEditor } from '../editor-context';
import { SectionMenu } from '../panels/section-menu';
import { SaveButton } from '../saving/save-button';
import { SaveState } from '../saving/save-state';
import type { EditedRecord } from '../saving/use-record';
import { DeleteRecord } from './delete-record';
import { RecordSteps } from './record-steps';
import { SiteState } from './site-state';
import { useTrail } from './use-trail';
import { ViewOnSite } from './view-on-site';

interface EditorHeaderProps {
  record: EditedRecord;
  mayWrite: boolean;
  /** Whether the words may be changed, with or without the rest. */
  mayTranslate: boolean;
  onSave: () => void;
  onHistory: () => void;
  onDeleted: () => void;
}

/** What stays in sight above a long record: its name, whether it is saved and shown, and the ways on from it. */
export function EditorHeader(props: EditorHeaderProps) {
  const { record, mayWrite, mayTranslate, onSave, onHistory, onDeleted } = props;
  const t = useAdminText();
  const { may } = useAdmin();
  const language = useContentLanguage();
  const own = useLanguage();
  const { entity } = useEditor();
  const { records, draft, changed, saving, set } = record;
  const trail = useTrail(entity, records?.vi.id ?? null);
  const live = draft.status === 1;

  function toggleStatus() {
    // Where lists show the day of publication, it is the day on which the record is first shown.
    const isDated = entity.columns.some(({ name }) => name === 'published_at');
    const dated = isDated && draft.published_at === null && !live;
    set({ status: live ? 0 : 1, ...(dated ? { published_at: vietnamNow() } : {}) });
  }

  const title = records
    ? records[own].title || markedName(records[own]) || `#${records.vi.id}`
    : t(`entity.${entity.name}.add`);

  return (
    <PageHeader
      sticky
      title={title}
      crumbs={[
        { title: t('nav.dashboard'), to: '/admin' },
        ...(entity.under ? [{ title: t(entity.under.text), to: entity.under.to }] : []),
        { title: t(`entity.${entity.name}.many`), to: trail.back },
        { title },
      ]}
      note={
        <>
          <div className="flex flex-wrap gap-x-4">
            {mayTranslate ? (
              <SaveState changed={changed.length} saving={saving} isNew={!records} />
            ) : (
              <p className="text-xs text-muted">{t('editor.read_only')}</p>
            )}
            {records && <SiteState record={records.vi} />}
          </div>
          {mayTranslate && !mayWrite && (
            <p className="max-w-measure text-xs text-muted">{t('editor.translate_only')}</p>
          )}
          {mayWrite && !may(entity.right, 'publish') && (
            <p className="max-w-measure text-xs text-muted">{t('editor.no_publish')}</p>
          )}
        </>
      }
      below={<SectionMenu />}
      actions={
        <>
          <RecordSteps previous={trail.previous} next={trail.next} />
          {records && entity.workspace && <WorkspaceLink to={entity.workspace(records.vi)} title={title} />}
          {records && <ViewOnSite entity={entity} records={records} language={language} />}
          {records && (
            <Button tone="quiet" size="small" onClick={onHistory} aria-haspopup="dialog">
              <Icon name="clock" />
              <span className="max-sm:visually-hidden">{t('revisions.open')}</span>
            </Button>
          )}
          {records && (
            <DeleteRecord record={records.vi} title={title} back={trail.back} onDeleted={onDeleted} />
          )}
          <StatusSwitch
            tight
            live={live}
            onChange={toggleStatus}
            label={t('editor.status')}
            reason={!may(entity.right, 'publish') && t('status.needs_publish')}
          />
          {mayTranslate && <SaveButton saving={saving} isNew={!records} onSave={onSave} />}
        </>
      }
    />
  );
}
