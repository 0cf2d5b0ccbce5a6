import type { Language } from '~/i18n/languages';
import { useDraftValue, useEditor } from '../editor/editor-context';
import type { FieldName } from '../entities/names';
import { useAdmin } from '../shell/admin-context';
import { useAdminText } from '../text';
import { StatusSwitch } from '../ui/status-switch';
import { StaleElsewhere } from './stale-elsewhere';
import { useLanguageName, useTranslationsText } from './text';

/** Below the name of a language in the editor: whether it is published, and what is stale beside its fields. */
export function LanguageHead({ language }: { language: Language }) {
  const { entity, draft, stale } = useEditor();
  const admin = useAdminText();
  const own = Object.keys(stale?.[language] ?? {});
  const elsewhere = own.filter((name) => !entity.texts.some((field) => field.name === name));
  return (
    <>
      {`${language}.is_published` in draft && <PublishSwitch language={language} />}
      <StaleElsewhere
        language={language}
        fields={elsewhere.map((name) => ({ name, label: admin(`field.${name as FieldName}`) }))}
      />
    </>
  );
}

function PublishSwitch({ language }: { language: Language }) {
  const t = useTranslationsText();
  const languageName = useLanguageName();
  const { may } = useAdmin();
  const { entity, draft, stored } = useEditor();
  const adminText = useAdminText();
  const [published, setPublished] = useDraftValue<boolean>(`${language}.is_published`);
  const name = languageName(language);
  // A language without a title is not there at all.
  if (!draft[`${language}.${entity.titled}`]) return null;
  const mayPublish = may(entity.right, 'publish');
  // A language that is new on a live page waits for somebody who publishes.
  const waits = !mayPublish && stored.status === 1 && !stored[`${language}.${entity.titled}`];
  return (
    <StatusSwitch
      live={published && !waits}
      onChange={() => setPublished(!published)}
      label={t('publish.label', { language: name })}
      disabled={!may(entity.right, 'update')}
      reason={!mayPublish && adminText('status.needs_publish')}
      words={{ on: t('publish.on', { language: name }), off: t('publish.off', { language: name }) }}
    />
  );
}
