import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { Button } from '~/ui/button';
import { buttonStyle } from '~/ui/button-style';
import { Icon } from '~/ui/icon';
import { toast } from '~/ui/toast-store';
import { useStoredDraft } from '../editor/draft/use-stored-draft';
import { DraftProvider, type DraftState } from '../editor/editor-context';
import { LanguagePanels } from '../editor/panels/language-panels';
import { Panel } from '../editor/panels/panel';
import { SeoPanel } from '../editor/panels/seo-panel';
import { ConflictDialog } from '../editor/saving/conflict-dialog';
import { focusFirstError } from '../editor/saving/focus-first-error';
import { LeaveWarning } from '../editor/saving/leave-warning';
import { RestoreBanner } from '../editor/saving/restore-banner';
import { SaveButton } from '../editor/saving/save-button';
import { SaveState } from '../editor/saving/save-state';
import { useAdmin } from '../shell/admin-context';
import { useContentLanguage } from '../shell/content-language';
import { PageHeader } from '../shell/page-header';
import { useAdminText } from '../text';
import { StaleElsewhere } from '../translations/stale-elsewhere';
import { Locked } from '../ui/locked';
import type { SettingDescriptor } from './descriptor';
import { languageOrder } from './language-order';
import { ownWordsOfPage } from './own-words';
import { PicturePanel } from './picture-panel';
import { RelatedScreens } from './related-screens';
import { SettingControl } from './setting-control';
import type { SettingGround } from './setting-draft';
import { SettingRevisions } from './setting-revisions';
import { useSetting } from './use-setting';
import { useValueWords } from './use-value-words';
import { useWords } from './use-words';

interface SettingEditorProps {
  page: SettingDescriptor;
  ground: SettingGround;
}

/** The screen of a group of settings: its texts side by side, its picture, what both languages share, its history. */
export function SettingEditor({ page, ground: initial }: SettingEditorProps) {
  const t = useAdminText();
  const words = useWords();
  const { may } = useAdmin();
  const language = useContentLanguage();
  const setting = useSetting(page, initial);
  const { draft, stored, changed, errors, ground, saving, save: write } = setting;
  const { labelOf, plainOf } = useValueWords(page);
  const [historyOpen, setHistoryOpen] = useState(false);
  const version = ground.records.vi.version + ground.records.en.version;
  const kept = useStoredDraft(`admin:draft:setting:${page.name}`, draft, changed, version);
  const dirty = useRef(false);
  dirty.current = changed.length > 0;
  const isDirty = useCallback(() => dirty.current, []);
  const mayWrite = may('setting', 'update');

  const save = useCallback(async () => {
    if (saving || !mayWrite) return;
    if (!dirty.current) toast.message(t('editor.nothing_to_save'));
    else if (await write()) kept.forget();
  }, [saving, mayWrite, write, kept, t]);

  useEffect(() => focusFirstError(errors), [errors]);

  const state = useMemo<DraftState>(
    () => ({
      draft,
      stored,
      set: setting.set,
      errors,
      ownWords: (one) => ownWordsOfPage(page, draft, one),
      stale: ground.records.vi.stale_texts,
    }),
    [page, draft, stored, setting.set, errors, ground],
  );

  const title = t(`setting.page.${page.name}`);
  const fieldAt = (name: string) => page.texts.find(({ path }) => path === name);
  const [titled] = page.texts;

  return (
    <DraftProvider value={state}>
      <PageHeader
        sticky
        title={title}
        crumbs={[
          { title: t('nav.dashboard'), to: '/admin' },
          { title: t('setting.title'), to: '/admin/setting' },
          { title },
        ]}
        note={<SaveState changed={changed.length} saving={saving} isNew={version === 0} />}
        actions={
          <>
            {page.page !== null &&
              languageOrder.map((one) => (
                <a
                  key={one}
                  href={`/${one}${page.page}`}
                  target="_blank"
                  rel="noreferrer"
                  className={buttonStyle('quiet', 'small', 'max-sm:px-2')}
                >
                  <Icon name="external" className="max-sm:hidden" />
                  <span className="visually-hidden">
                    {t('editor.view', { language: t(`language.${one}`) })}
                  </span>
                  <span aria-hidden="true" className="uppercase max-sm:underline">
                    {one}
                  </span>
                </a>
              ))}
            <Button tone="quiet" size="small" onClick={() => setHistoryOpen(true)} aria-haspopup="dialog">
              <Icon name="clock" />
              <span className="max-sm:visually-hidden">{t('revisions.open')}</span>
            </Button>
            {mayWrite && <SaveButton saving={saving} onSave={() => void save()} />}
          </>
        }
      />
      <RelatedScreens page={page} />
      {kept.found && (
        <RestoreBanner
          kept={kept.found}
          currentVersion={version}
          onRestore={() => {
            const known = Object.entries(kept.found?.changes ?? {}).filter(([key]) => key in draft);
            setting.set(Object.fromEntries(known));
            kept.close();
          }}
          onForget={kept.forget}
        />
      )}
      <div className="grid gap-8 pt-5">
        {titled && (
          <LanguagePanels
            initial={language}
            names={page.texts.map(({ path }) => path)}
            titled={titled.path}
            copied={page.picture?.alt ? [page.picture.alt.path] : []}
            control={(name, one) => {
              const field = fieldAt(name);
              return (
                field && (
                  <Locked when={!mayWrite}>
                    <SettingControl field={field} language={one} />
                  </Locked>
                )
              );
            }}
            head={(one) => (
              <StaleElsewhere
                language={one}
                fields={page.panels.flatMap(({ fields }) =>
                  fields.map(({ path, name }) => ({ name: path, label: words(`field.${name}`) })),
                )}
              />
            )}
          />
        )}
        <Locked when={!mayWrite} className="grid gap-8">
          {page.picture && <PicturePanel picture={page.picture} />}
          {page.panels.map((panel) => (
            <Panel
              key={panel.title}
              title={words(`panel.${panel.title}`)}
              intro={words(`panel_intro.${panel.title}`)}
            >
              <div className="grid gap-x-8 gap-y-5 md:grid-cols-2 xl:grid-cols-3">
                {panel.fields.map((field) => (
                  <div key={field.path} className={field.rules && 'col-span-full'}>
                    <SettingControl field={field} />
                  </div>
                ))}
              </div>
            </Panel>
          ))}
        </Locked>
        {page.moduleId !== null && may('seo', 'read') && <SeoPanel />}
      </div>
      <LeaveWarning when={isDirty} />
      <ConflictDialog
        conflict={setting.conflict}
        mine={draft}
        labelOf={labelOf}
        plainOf={plainOf}
        onResolve={(takeTheirs) => {
          setting.resolve(takeTheirs);
          void write().then((saved) => saved && kept.forget());
        }}
        onClose={setting.leaveConflict}
      />
      <SettingRevisions
        open={historyOpen}
        onClose={() => setHistoryOpen(false)}
        page={page}
        noun={setting.noun}
        ground={ground}
        labelOf={labelOf}
        plainOf={plainOf}
        onRestored={(fresh) => {
          setting.adopt(fresh, stored);
          setHistoryOpen(false);
        }}
      />
    </DraftProvider>
  );
}
