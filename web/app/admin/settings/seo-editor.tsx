import { Link, useNavigate } from '@remix-run/react';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { Given } from '~/api/call-api';
import { Button } from '~/ui/button';
import { buttonStyle } from '~/ui/button-style';
import { Icon } from '~/ui/icon';
import { toast } from '~/ui/toast-store';
import { asTheApiFinds, callFromBrowser } from '../api/browser';
import { emptySeo, fieldOfKey, seoFieldNames } from '../editor/draft/draft';
import { useDraft } from '../editor/draft/use-draft';
import { useStoredDraft } from '../editor/draft/use-stored-draft';
import { DraftProvider, type DraftState } from '../editor/editor-context';
import { SeoFields } from '../editor/panels/seo-panel';
import { ConflictDialog } from '../editor/saving/conflict-dialog';
import { focusFirstError } from '../editor/saving/focus-first-error';
import { LeaveWarning } from '../editor/saving/leave-warning';
import { RestoreBanner } from '../editor/saving/restore-banner';
import { SaveState } from '../editor/saving/save-state';
import { useAdmin } from '../shell/admin-context';
import { PageHeader } from '../shell/page-header';
import { useShortcut } from '../shell/use-shortcut';
import { useAdminText } from '../text';
import { ConfirmDialog } from '../ui/confirm-dialog';
import { useOutcomeOf } from '../ui/outcome';
import type { SeoScreen } from './seo-screen';
import type { SeoRecord } from './seo-types';
import { sourceAddress } from './source-address';
import { useWords } from './use-words';

/** What search engines and shared links are told of one page in one language. */
export function SeoEditor({ screen }: { screen: SeoScreen }) {
  const { language, page, path, target } = screen;
  const t = useAdminText();
  const words = useWords();
  const { may } = useAdmin();
  const navigate = useNavigate();
  const say = useOutcomeOf(words('seo.noun'));
  const [saving, setSaving] = useState(false);
  const [removing, setRemoving] = useState(false);
  const prefix = `${language}.seo.`;
  const drafted = useDraft<SeoRecord | null>(
    screen.record,
    useCallback(
      (record) =>
        Object.fromEntries(seoFieldNames.map((name) => [prefix + name, (record ?? emptySeo)[name]])),
      [prefix],
    ),
  );
  const { ground: record, draft, stored, changed, errors, latest, adopt, setErrors, showConflict } = drafted;
  const kept = useStoredDraft(
    `admin:draft:seo:${path ?? record?.id}`,
    draft,
    changed,
    record?.version ?? null,
  );
  const dirty = useRef(false);
  dirty.current = changed.length > 0;
  const isDirty = useCallback(() => dirty.current, []);
  const mayWrite = may('seo', 'translate');

  const write = useCallback(async (): Promise<boolean> => {
    const { draft: sent, ground } = latest.current;
    const texts = Object.fromEntries(seoFieldNames.map((name) => [name, sent[prefix + name]]));
    const body = { lang_id: language, ...target, ...texts, ...(ground ? { version: ground.version } : {}) };
    setErrors({});
    setSaving(true);
    const answer = await callFromBrowser('POST', '/seosearch', {
      json: asTheApiFinds<Given<'POST', '/seosearch'>['json']>(body),
    });
    setSaving(false);
    if (answer.ok) {
      adopt(answer.body.data, sent);
      say('update', answer);
      dirty.current = false;
      if (!ground) navigate(`/admin/seo/${answer.body.data.id}`, { replace: true });
      return true;
    }
    const theirs = answer.problem.code === 'version_conflict' && answer.problem.data;
    if (theirs) showConflict(theirs);
    else {
      const refused = Object.entries(answer.problem.errors ?? {});
      setErrors(Object.fromEntries(refused.map(([name, messages]) => [prefix + name, messages[0] ?? ''])));
      say('update', answer);
    }
    return false;
  }, [latest, prefix, language, target, setErrors, adopt, say, navigate, showConflict]);

  const save = useCallback(async () => {
    if (saving || !mayWrite) return;
    if (!dirty.current) toast.message(t('editor.nothing_to_save'));
    else if (await write()) kept.forget();
  }, [saving, mayWrite, write, kept, t]);

  async function remove() {
    if (!record) return;
    setSaving(true);
    const answer = await callFromBrowser('DELETE', '/seosearch/{id}', { path: { id: record.id } });
    setSaving(false);
    setRemoving(false);
    say('delete', answer);
    if (!answer.ok) return;
    dirty.current = false;
    kept.forget();
    navigate('/admin/seo');
  }

  useShortcut('s', () => void save());
  useEffect(() => focusFirstError(errors), [errors]);

  const state = useMemo<DraftState>(
    () => ({
      draft,
      stored,
      set: drafted.set,
      errors,
      ownWords: () => ({
        path,
        title: page?.own_title ?? '',
        description: page?.own_description ?? '',
        image: screen.image,
      }),
    }),
    [draft, stored, drafted.set, errors, path, page, screen.image],
  );

  const title = page?.title || record?.title || path || `#${record?.id}`;
  const source = page && sourceAddress(page);
  return (
    <DraftProvider value={state}>
      <PageHeader
        sticky
        title={title}
        crumbs={[
          { title: t('nav.dashboard'), to: '/admin' },
          { title: words('seo.many'), to: '/admin/seo' },
          { title },
        ]}
        note={<SaveState changed={changed.length} saving={saving} isNew={!record} />}
        actions={
          <>
            {path && page && (
              <a href={path} target="_blank" rel="noreferrer" className={buttonStyle('quiet', 'small')}>
                <Icon name="external" />
                <span className="visually-hidden">{words('pages.view', { title })}</span>
                <span aria-hidden="true" className="uppercase">
                  {language}
                </span>
              </a>
            )}
            {record && may('seo', 'delete') && (
              <Button tone="quiet" size="small" onClick={() => setRemoving(true)} aria-haspopup="dialog">
                <Icon name="trash" />
                <span className="max-sm:visually-hidden">{words('seo.remove')}</span>
              </Button>
            )}
            <Button
              size="small"
              pending={saving}
              disabled={!mayWrite}
              onClick={() => void save()}
              aria-keyshortcuts="Control+S Meta+S"
            >
              <Icon name="check" />
              {t('editor.save')}
            </Button>
          </>
        }
      />
      {kept.found && (
        <RestoreBanner
          kept={kept.found}
          currentVersion={record?.version ?? null}
          onRestore={() => {
            const known = Object.entries(kept.found?.changes ?? {}).filter(([key]) => key in draft);
            drafted.set(Object.fromEntries(known));
            kept.close();
          }}
          onForget={kept.forget}
        />
      )}
      <p className="mt-4 max-w-measure text-muted">{words(record ? 'seo.intro' : 'seo.new')}</p>
      {source && (
        <Link to={source} className="link mt-1 inline-flex min-h-9 items-center gap-1.5 font-semibold">
          {words('seo.edit_record')} <Icon name="arrow-right" />
        </Link>
      )}
      <div className="max-w-2xl pt-5">
        <SeoFields language={language} />
      </div>
      <LeaveWarning when={isDirty} />
      <ConflictDialog
        conflict={drafted.conflict}
        mine={draft}
        labelOf={(key) => t(`seo.field.${fieldOfKey(key).slice(4) as 'title'}`)}
        plainOf={(_key, value) => String(value ?? '') || t('editor.empty_value')}
        onResolve={(takeTheirs) => {
          drafted.resolve(takeTheirs);
          void write().then((saved) => saved && kept.forget());
        }}
        onClose={drafted.leaveConflict}
      />
      <ConfirmDialog
        open={removing}
        title={words('seo.remove_title')}
        action={words('seo.remove')}
        pending={saving}
        onConfirm={() => void remove()}
        onClose={() => setRemoving(false)}
      >
        <p>{words('seo.remove_text')}</p>
      </ConfirmDialog>
    </DraftProvider>
  );
}
