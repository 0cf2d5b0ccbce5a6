import { useCallback, useState } from 'react';
import type { Language } from '~/i18n/languages';
import { cx } from '~/ui/cx';
import { callByDescriptor } from '../api/browser';
import type { Revision } from '../api/types';
import { type Draft, languageOfKey, sameValue } from '../editor/draft/draft';
import { noPastStates, type PastStates, RevisionList } from '../editor/revisions/revision-list';
import { useAdmin } from '../shell/admin-context';
import { Drawer } from '../shell/drawer';
import { useAdminText } from '../text';
import { useOutcomeOf } from '../ui/outcome';
import type { SettingDescriptor, SettingValue } from './descriptor';
import { languageOrder } from './language-order';
import { readSetting } from './read-setting';
import { type SettingGround, settingDraft } from './setting-draft';

interface SettingRevisionsProps {
  open: boolean;
  onClose: () => void;
  page: SettingDescriptor;
  noun: string;
  ground: SettingGround;
  labelOf: (key: string) => string;
  plainOf: (key: string, value: unknown) => string;
  onRestored: (fresh: SettingGround) => void;
}

/** Past states of a group. Each language has a history of its own, so that one chooses it first. */
export function SettingRevisions(props: SettingRevisionsProps) {
  const t = useAdminText();
  const [language, setLanguage] = useState<Language>('vi');
  return (
    <Drawer
      open={props.open}
      onClose={props.onClose}
      title={t('revisions.title')}
      side="right"
      className="w-[min(44rem,96vw)]"
    >
      <fieldset className="mb-4 flex gap-1 rounded-input border border-edge p-1">
        <legend className="visually-hidden">{t('editor.shown_language')}</legend>
        {languageOrder.map((one) => (
          <button
            key={one}
            type="button"
            aria-pressed={one === language}
            onClick={() => setLanguage(one)}
            className={cx(
              'min-h-9 grow rounded-input px-3 font-semibold',
              one === language ? 'bg-ink text-paper' : 'hover:bg-jade-wash',
            )}
          >
            {t(`language.${one}`)}
          </button>
        ))}
      </fieldset>
      <Revisions key={language} {...props} language={language} />
    </Drawer>
  );
}

type RevisionsProps = SettingRevisionsProps & { language: Language };

function Revisions({ page, noun, ground, language, labelOf, plainOf, onRestored }: RevisionsProps) {
  const { may } = useAdmin();
  const say = useOutcomeOf(noun);
  const path = `/setting/${page.name}/revisions`;
  const load = useCallback(
    async (before?: number) => {
      const answer = await callByDescriptor<PastStates>({
        method: 'GET',
        path: `${path}?lang_id=${language}${before ? `&before=${before}` : ''}`,
      });
      return answer.ok ? answer.body : noPastStates;
    },
    [path, language],
  );

  function changesTo({ snapshot }: Revision) {
    const value = (snapshot.value ?? {}) as SettingValue;
    const then = draftWith(page, ground, language, value);
    const now = draftWith(page, ground, language, ground.records[language].value);
    return Object.keys(now)
      .filter((key) => [language, undefined].includes(languageOfKey(key)) && !sameValue(now[key], then[key]))
      .map((key) => ({ key, before: plainOf(key, now[key]), after: plainOf(key, then[key]) }));
  }

  async function restore(version: number) {
    const answer = await callByDescriptor({
      method: 'POST',
      path: `${path}/${version}/restore?lang_id=${language}`,
      body: { version: ground.records[language].version },
    });
    say('restore', answer);
    const fresh = answer.ok ? await readSetting(page) : null;
    if (fresh) onRestored(fresh);
  }

  return (
    <RevisionList
      load={load}
      current={ground.records[language].version}
      changesTo={changesTo}
      labelOf={labelOf}
      onRestore={may('setting', 'update') ? restore : undefined}
    />
  );
}

/** The draft of one language's value alone, so that what the languages share is this one's. */
function draftWith(
  page: SettingDescriptor,
  { records, seo }: SettingGround,
  language: Language,
  value: SettingValue,
): Draft {
  const alone = { ...records[language], value };
  return settingDraft(page, { records: { vi: alone, en: alone }, seo });
}
