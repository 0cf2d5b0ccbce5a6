import { useCallback, useState } from 'react';
import type { Answer } from '~/api/answer';
import { pageLanguage } from '~/api/browser-fetch';
import type { Given } from '~/api/call-api';
import { toast } from '~/ui/toast-store';
import { asTheApiFinds, callByDescriptor, callFromBrowser } from '../api/browser';
import { useDraft } from '../editor/draft/use-draft';
import { useAdminText } from '../text';
import type { SettingDescriptor } from './descriptor';
import { readSetting } from './read-setting';
import { keyOfError, type SettingGround, settingDraft, settingSeoSteps, settingSteps } from './setting-draft';
import { useWords } from './use-words';

/** A group of settings under the editor's hands; each language is a value with versions of its own. */
export function useSetting(page: SettingDescriptor, initial: SettingGround) {
  const t = useAdminText();
  const words = useWords();
  const drafted = useDraft(
    initial,
    useCallback((ground: SettingGround) => settingDraft(page, ground), [page]),
  );
  const { latest, adopt, showConflict, setErrors } = drafted;
  const [saving, setSaving] = useState(false);
  const noun = words(`page.${page.name}.noun`);

  const refuse = useCallback(
    async (answer: Answer<unknown> & { ok: false }, keyOf: (path: string) => string) => {
      const fresh = await readSetting(page);
      if (answer.problem.code === 'version_conflict') {
        if (fresh) showConflict(fresh);
        return;
      }
      // The other language may have been written before this one was refused.
      if (fresh) adopt(fresh, latest.current.stored);
      const refused = Object.entries(answer.problem.errors ?? {});
      setErrors(Object.fromEntries(refused.map(([path, messages]) => [keyOf(path), messages[0] ?? ''])));
      const reason = answer.status === 0 ? t('error.no_answer') : answer.problem.message;
      toast.error([t('toast.update.failure', { noun }), reason].filter(Boolean).join(' '));
    },
    [page, latest, adopt, showConflict, setErrors, t, noun],
  );

  const save = useCallback(async (): Promise<boolean> => {
    const sent = latest.current.draft;
    const query = { lang_id: pageLanguage() };
    setErrors({});
    setSaving(true);
    try {
      const { ground, stored } = latest.current;
      for (const { language, ...written } of settingSteps(page, ground, stored, sent)) {
        const { version } = ground.records[language];
        const body = { lang_id: language, version, ...written };
        const answer = await callByDescriptor({ method: 'POST', path: `/setting/${page.name}`, body });
        if (!answer.ok) {
          await refuse(answer, (path) => keyOfError(path, language, sent));
          return false;
        }
      }
      for (const { language, body } of settingSeoSteps(page, ground, stored, sent)) {
        const answer = await callFromBrowser('POST', '/seosearch', {
          query,
          json: asTheApiFinds<Given<'POST', '/seosearch'>['json']>(body),
        });
        if (!answer.ok) {
          await refuse(answer, (path) => `${language}.seo.${path}`);
          return false;
        }
      }
      const fresh = await readSetting(page);
      if (fresh) adopt(fresh, sent);
      toast.success(t('toast.update.success', { noun }));
      return true;
    } finally {
      setSaving(false);
    }
  }, [page, latest, setErrors, refuse, adopt, t, noun]);

  return { ...drafted, noun, saving, save };
}
