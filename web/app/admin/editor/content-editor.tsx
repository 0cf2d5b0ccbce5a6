import { lazy, Suspense, useMemo, useState } from 'react';
import type { Options } from '../api/options.server';
import type { EntityDescriptor } from '../entities/descriptor';
import { useAdmin } from '../shell/admin-context';
import { useContentLanguage } from '../shell/content-language';
import { LanguageHead } from '../translations/language-head';
import { WorkBar } from '../translations/work-bar';
import { Locked } from '../ui/locked';
import { WhenReady } from '../ui/when-ready';
import { isVisited } from '../visitor/issue';
import { TextControl } from './controls/text-control';
import { type Draft, draftOf, type Records } from './draft/draft';
import { ownWordsOf } from './draft/own-words';
import { together } from './draft/sections-apart';
import { EditorProvider, type EditorState } from './editor-context';
import { EditorHeader } from './header/editor-header';
import { EditorParts } from './panels/editor-parts';
import { ImagePanel } from './panels/image-panel';
import { LanguagePanels } from './panels/language-panels';
import { SeoPanel } from './panels/seo-panel';
import { SharedFields } from './panels/shared-fields';
import { textsAnchor } from './panels/use-form-sections';
import { RevisionsDrawer } from './revisions/revisions-drawer';
import { EditorConflict } from './saving/editor-conflict';
import { LeaveWarning } from './saving/leave-warning';
import { RestoreBanner } from './saving/restore-banner';
import { useEditorSave } from './saving/use-editor-save';
import { useRecord } from './saving/use-record';

const DisagreementNotice = lazy(() => import('../visitor/disagreement-notice'));

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
  const { may } = useAdmin();
  const language = useContentLanguage();
  const record = useRecord(entity, initial, given);
  const { draft, stored, changed, errors, records } = record;
  const [historyOpen, setHistoryOpen] = useState(false);
  const mayWrite = may(entity.right, records ? 'update' : 'create');
  // Words may be somebody's to write where the rest of the record is not.
  const mayTranslate = mayWrite || (records !== null && may(entity.right, 'translate'));
  const { save, saves, isDirty, forget, kept } = useEditorSave(entity, id, record, mayTranslate);

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

  return (
    <EditorProvider value={state}>
      <EditorHeader
        record={record}
        mayWrite={mayWrite}
        mayTranslate={mayTranslate}
        onSave={() => void save()}
        onHistory={() => setHistoryOpen(true)}
        onDeleted={forget}
      />
      {records && mayTranslate && (
        <WorkBar entity={entity} id={records.vi.id} dirty={changed.length > 0} onSave={save} />
      )}
      {records && isVisited(entity.right) && (
        <WhenReady>
          <DisagreementNotice kind={entity.right} id={records.vi.id} saves={saves} />
        </WhenReady>
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
          anchor={textsAnchor}
          names={entity.texts.map(({ name }) => name)}
          titled={entity.titled}
          copied={['image_alt']}
          control={(name, one) => (
            <Locked when={name === 'slug' ? !mayWrite : !mayTranslate}>
              <TextControl name={name} language={one} />
            </Locked>
          )}
          head={(one) => <LanguageHead language={one} />}
        />
        {entity.hasImage && <ImagePanel mayWrite={mayWrite} mayTranslate={mayTranslate} />}
        <Locked when={!mayWrite} className="grid gap-8">
          <SharedFields />
        </Locked>
        <EditorParts />
        {entity.moduleId !== null && may('seo', 'read') && <SeoPanel />}
      </div>
      <LeaveWarning when={isDirty} />
      {/* Some of its words are fetched with it. */}
      {record.conflict && (
        <Suspense>
          <EditorConflict record={record} entity={entity} options={options} kept={kept} />
        </Suspense>
      )}
      {records && (
        <RevisionsDrawer
          open={historyOpen}
          onClose={() => setHistoryOpen(false)}
          entity={entity}
          records={records}
          options={options}
          onFresh={(fresh) => record.adopt(fresh, draftOf(entity, records))}
          onTake={(values) => record.set(together(record.draft, values))}
        />
      )}
    </EditorProvider>
  );
}
