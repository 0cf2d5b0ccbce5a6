import { useNavigate, useRevalidator } from '@remix-run/react';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { Language } from '~/i18n/languages';
import { useLanguage } from '~/i18n/use-language';
import { Button } from '~/ui/button';
import { Icon } from '~/ui/icon';
import { callFromBrowser } from '../api/browser';
import { LeaveWarning } from '../editor/saving/leave-warning';
import { SaveState } from '../editor/saving/save-state';
import { AskDialog, type Question } from '../people/ask-dialog';
import { usePeopleText } from '../people/text';
import { FormNotice } from '../session/form-notice';
import { useAdmin } from '../shell/admin-context';
import { PageHeader } from '../shell/page-header';
import { useShortcut } from '../shell/use-shortcut';
import { useListCall } from '../table/use-list-call';
import { useAdminText } from '../text';
import { ChoiceBar } from './choice-bar';
import { MailPreview } from './mail-preview';
import { MailFields } from './template-fields';
import { MailHistory } from './template-history';
import type { Letters, MailPart } from './types';
import { usePreview } from './use-preview';
import { useMail } from './use-template';

/** A letter in both languages, with what its reader gets beside it. */
export function MailEditor({ title, letters }: { title: string; letters: Letters }) {
  const t = usePeopleText();
  const adminText = useAdminText();
  const { admin, holds } = useAdmin();
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const { call, pending } = useListCall();
  const letter = useMail(letters);
  const [language, setLanguage] = useState<Language>(useLanguage());
  const [historyOpen, setHistoryOpen] = useState(false);
  const [question, setQuestion] = useState<Question | null>(null);
  const { stored, drafts, changed, errors } = letter;
  const { code, id, variables, edited } = stored[language];
  const preview = usePreview(code, language, drafts[language]);
  const mayWrite = holds('email_template.update');

  const dirty = useRef(false);
  dirty.current = changed.length > 0;
  const isDirty = useCallback(() => dirty.current, []);

  async function save(overwrite = false) {
    if (letter.saving || !mayWrite || changed.length === 0) return;
    const saved = await letter.save(overwrite);
    if (saved === null || id !== null) return;
    dirty.current = false;
    navigate(`/admin/emailtemplate/edit/${saved}`, { replace: true });
  }
  useShortcut('s', () => void save());

  // The language of a refused part comes into sight.
  useEffect(() => {
    const refused = Object.keys(errors)[0]?.split('.')[0];
    if (refused === 'vi' || refused === 'en') setLanguage(refused);
  }, [errors]);

  function startAgain() {
    dirty.current = false;
    revalidate();
  }

  function askToReset() {
    const noun = t('letters.noun');
    setQuestion({
      title: t('letters.reset_title'),
      text: t('letters.reset_text', { language: adminText(`language.${language}`) }),
      action: t('letters.reset_do'),
      run: async () => {
        const said = {
          success: adminText('toast.restore.success', { noun }),
          failure: adminText('toast.restore.failure', { noun }),
        };
        dirty.current = false;
        if (id !== null) {
          const query = { lang_id: language };
          await call(
            callFromBrowser('DELETE', '/emailtemplate/{id}', { path: { id: String(id) }, query }),
            said,
          );
        }
        // In no language a version of one's own is left: the letter has no number any more.
        if (!edited.vi || !edited.en) navigate(`/admin/emailtemplate/edit/${code}`, { replace: true });
      },
    });
  }

  const shownErrors = (part: MailPart) => errors[`${language}.${part}`] ?? preview.errors[part];
  const sendTest = () =>
    void call(
      callFromBrowser('POST', '/emailtemplate/{id}/test', {
        path: { id: String(id ?? code) },
        json: { ...drafts[language], lang_id: language },
      }),
      { success: t('letters.test_sent', { email: admin.email }), failure: t('letters.test_failure') },
    );

  return (
    <>
      <PageHeader
        sticky
        title={title}
        crumbs={[
          { title: adminText('nav.dashboard'), to: '/admin' },
          { title: t('letters.title'), to: '/admin/emailtemplate' },
          { title },
        ]}
        note={mayWrite && <SaveState changed={changed.length} saving={letter.saving} isNew={false} />}
        actions={
          <>
            {id !== null && (
              <Button tone="quiet" size="small" onClick={() => setHistoryOpen(true)} aria-haspopup="dialog">
                <Icon name="clock" />
                <span className="max-sm:visually-hidden">{t('letters.history')}</span>
              </Button>
            )}
            {mayWrite && edited[language] && (
              <Button tone="quiet" size="small" onClick={askToReset} aria-haspopup="dialog">
                <Icon name="undo" />
                <span className="max-sm:visually-hidden">{t('letters.reset')}</span>
              </Button>
            )}
            {mayWrite && (
              <Button
                tone="secondary"
                size="small"
                pending={pending}
                title={t('letters.test_hint')}
                onClick={sendTest}
              >
                <Icon name="mail" />
                <span className="max-sm:visually-hidden">{t('letters.test')}</span>
              </Button>
            )}
            {mayWrite && (
              <Button
                size="small"
                pending={letter.saving}
                onClick={() => void save()}
                aria-keyshortcuts="Control+S Meta+S"
              >
                <Icon name="check" />
                {adminText('editor.save')}
              </Button>
            )}
          </>
        }
      />
      {!mayWrite && <FormNotice message={t('letters.read_only')} />}
      {letter.outdated && (
        <div role="alert" className="my-4 rounded-input bg-danger-wash px-4 py-3">
          <p className="font-semibold text-danger">{t('letters.changed_title')}</p>
          <p className="mb-3">{t('letters.changed_text')}</p>
          <div className="flex flex-wrap gap-2">
            <Button tone="secondary" size="small" onClick={startAgain}>
              {t('roles.reload')}
            </Button>
            <Button tone="danger" size="small" onClick={() => void save(true)}>
              {t('letters.overwrite')}
            </Button>
          </div>
        </div>
      )}
      <div className="my-4">
        <ChoiceBar
          label={t('letters.language')}
          value={language}
          onChange={setLanguage}
          choices={(['vi', 'en'] as const).map((one) => [
            one,
            <>
              {adminText(`language.${one}`)}
              {changed.includes(one) && (
                <span className="size-2 rounded-full bg-lacquer">
                  <span className="visually-hidden">{t('letters.unsaved')}</span>
                </span>
              )}
            </>,
          ])}
        />
      </div>
      <div className="grid gap-8 min-[1100px]:grid-cols-2">
        <MailFields
          key={language}
          language={language}
          draft={drafts[language]}
          errors={{ subject: shownErrors('subject'), html: shownErrors('html'), text: shownErrors('text') }}
          variables={variables}
          readOnly={!mayWrite}
          onChange={(part, value) => letter.set(language, part, value)}
        />
        <MailPreview letter={preview.preview} outdated={Object.keys(preview.errors).length > 0} />
      </div>
      <LeaveWarning when={isDirty} />
      <AskDialog question={question} pending={pending} onClose={() => setQuestion(null)} />
      {id !== null && (
        <MailHistory
          id={id}
          letters={stored}
          open={historyOpen}
          onClose={() => setHistoryOpen(false)}
          onRestored={mayWrite ? startAgain : undefined}
        />
      )}
    </>
  );
}
