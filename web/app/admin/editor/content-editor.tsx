import { useNavigate } from '@remix-run/react';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { Button } from '~/ui/button';
import { Icon } from '~/ui/icon';
import { toast } from '~/ui/toast-store';
import type { Options } from '../api/options.server';
import type { EntityDescriptor } from '../entities/descriptor';
import { recordAddress } from '../entities/paths';
import { useAdmin } from '../shell/admin-context';
import { useContentLanguage, withContentLanguage } from '../shell/content-language';
import { PageHeader } from '../shell/page-header';
import { useShortcut } from '../shell/use-shortcut';
import { useAdminText } from '../text';
import { LanguageHead } from '../translations/language-head';
import { WorkBar } from '../translations/work-bar';
import { Locked } from '../ui/locked';
import { StatusSwitch } from '../ui/status-switch';
import { WorkspaceLink } from '../ui/workspace-link';
import { ConflictDialog } from './conflict-dialog';
import { type Draft, draftOf, type Records } from './draft';
import { EditorProvider, type EditorState } from './editor-context';
import { EditorParts } from './editor-parts';
import { focusFirstError } from './focus-first-error';
import { ImagePanel } from './image-panel';
import { keyLabel } from './key-label';
import { LanguagePanels } from './language-panels';
import { LeaveWarning } from './leave-warning';
import { ownWordsOf } from './own-words';
import { plainValue } from './plain-value';
import { RecordSteps } from './record-steps';
import { RestoreBanner } from './restore-banner';
import { RevisionsDrawer } from './revisions-drawer';
import { SaveState } from './save-state';
import { SeoPanel } from './seo-panel';
import { SharedFields } from './shared-fields';
import { TextControl } from './text-control';
import { useKeptDraft } from './use-kept-draft';
import { useRecord } from './use-record';
import { useTrail } from './use-trail';
import { vietnamNow } from './vietnam-clock';
import { ViewOnSite } from './view-on-site';

interface ContentEditorProps {
  entity: EntityDescriptor;
  /** The record's id, or `add`. */
  id: string;
  records: Records;
  options: Options;
  /** What a new record begins with. */
  given?: Draft;
}

/** The editor of any entity: both languages, what they share, picture, search engines, history. */
export function ContentEditor({ entity, id, records: initial, options, given }: ContentEditorProps) {
  const t = useAdminText();
  const { may } = useAdmin();
  const navigate = useNavigate();
  const language = useContentLanguage();
  const record = useRecord(entity, initial, given);
  const trail = useTrail(entity, initial?.vi.id ?? null);
  const { draft, stored, changed, errors, records } = record;
  const [historyOpen, setHistoryOpen] = useState(false);
  const keepKey = `admin:draft:${entity.section}:${id}`;
  const kept = useKeptDraft(keepKey, draft, changed, records?.vi.version ?? null);

  const dirty = useRef(false);
  dirty.current = changed.length > 0;
  const isDirty = useCallback(() => dirty.current, []);

  const mayWrite = may(entity.right, records ? 'update' : 'create');

  const save = useCallback(async () => {
    if (record.saving || !mayWrite) return false;
    if (!dirty.current && records) {
      toast.message(t('editor.nothing_to_save'));
      return false;
    }
    const saved = await record.save();
    if (!saved) return false;
    kept.forget();
    dirty.current = false;
    if (!saved.created) return true;
    navigate(withContentLanguage(recordAddress(entity, saved.id), language), { replace: true });
    return true;
  }, [record, records, mayWrite, kept, navigate, entity, language, t]);

  useShortcut('s', () => void save());
  const errorCount = useRef(0);
  useEffect(() => {
    const count = Object.keys(errors).length;
    // One that is being mended leaves the focus where one types.
    if (count > errorCount.current) focusFirstError(errors);
    errorCount.current = count;
  }, [errors]);

  const state = useMemo<EditorState>(
    () => ({
      entity,
      draft,
      stored,
      stale: records?.vi.stale_texts,
      id: records?.vi.id ?? null,
      set: record.set,
      errors,
      options,
      ownWords: (one) => ownWordsOf(entity, records?.vi.id ?? null, draft, one),
    }),
    [entity, draft, stored, records, record.set, errors, options],
  );

  const live = draft.status === 1;
  function toggleStatus() {
    // Where lists show the day of publication, it is the day on which the record is first shown.
    const isDated = entity.columns.some(({ name }) => name === 'published_at');
    const dated = isDated && draft.published_at === null && !live;
    record.set({ status: live ? 0 : 1, ...(dated ? { published_at: vietnamNow() } : {}) });
  }

  const many = t(`entity.${entity.name}.many`);
  const title = records
    ? records.vi.title || records.en.title || `#${records.vi.id}`
    : t(`entity.${entity.name}.add`);

  return (
    <EditorProvider value={state}>
      <PageHeader
        sticky
        title={title}
        crumbs={[
          { title: t('nav.dashboard'), to: '/admin' },
          ...(entity.under ? [{ title: t(entity.under.text), to: entity.under.to }] : []),
          { title: many, to: trail.back },
          { title },
        ]}
        note={
          mayWrite ? (
            <SaveState changed={changed.length} saving={record.saving} isNew={!records} />
          ) : (
            <p className="text-xs text-muted">{t('editor.read_only')}</p>
          )
        }
        actions={
          <>
            <RecordSteps previous={trail.previous} next={trail.next} />
            {records && entity.workspace && <WorkspaceLink to={entity.workspace(records.vi)} title={title} />}
            {records && <ViewOnSite entity={entity} records={records} language={language} />}
            {records && (
              <Button tone="quiet" size="small" onClick={() => setHistoryOpen(true)} aria-haspopup="dialog">
                <Icon name="clock" />
                <span className="max-sm:visually-hidden">{t('revisions.open')}</span>
              </Button>
            )}
            <StatusSwitch
              live={live}
              onChange={toggleStatus}
              label={t('editor.status')}
              disabled={!may(entity.right, 'publish')}
            />
            {mayWrite && (
              <Button
                size="small"
                pending={record.saving}
                onClick={() => void save()}
                aria-keyshortcuts="Control+S Meta+S"
              >
                <Icon name="check" />
                {t(records ? 'editor.save' : 'editor.create')}
              </Button>
            )}
          </>
        }
      />
      {records && mayWrite && (
        <WorkBar entity={entity} id={records.vi.id} dirty={changed.length > 0} onSave={save} />
      )}
      {kept.found && (
        <RestoreBanner
          kept={kept.found}
          currentVersion={records?.vi.version ?? null}
          onRestore={() => {
            const known = Object.entries(kept.found?.changes ?? {}).filter(([key]) => key in draft);
            record.set(Object.fromEntries(known));
            kept.close();
          }}
          onForget={kept.forget}
        />
      )}
      <div className="grid gap-8 pt-5">
        <LanguagePanels
          initial={language}
          names={entity.texts.map(({ name }) => name)}
          titled={entity.titled}
          copied={['image_alt']}
          control={(name, one) => (
            <Locked when={!mayWrite}>
              <TextControl name={name} language={one} />
            </Locked>
          )}
          head={(one) => <LanguageHead language={one} />}
        />
        <Locked when={!mayWrite} className="grid gap-8">
          {entity.hasImage && <ImagePanel />}
          <SharedFields />
        </Locked>
        <EditorParts />
        {entity.moduleId !== null && may('seo', 'read') && <SeoPanel />}
      </div>
      <LeaveWarning when={isDirty} />
      <ConflictDialog
        conflict={record.conflict}
        mine={draft}
        labelOf={(key) => keyLabel(key, t)}
        plainOf={(key, value) => plainValue(key, value, entity, options, t)}
        onResolve={(takeTheirs) => {
          record.resolve(takeTheirs);
          void record.save().then((saved) => saved && kept.forget());
        }}
        onClose={record.leaveConflict}
      />
      {records && (
        <RevisionsDrawer
          open={historyOpen}
          onClose={() => setHistoryOpen(false)}
          entity={entity}
          records={records}
          onRestored={(fresh) => {
            record.adopt(fresh, draftOf(entity, records));
            setHistoryOpen(false);
          }}
        />
      )}
    </EditorProvider>
  );
}
