import { formatDateTime } from '~/i18n/dates';
import { languages } from '~/i18n/languages';
import { useLanguage } from '~/i18n/use-language';
import { Icon } from '~/ui/icon';
import type { ContentRecord } from '../../api/types';
import { useAdminText } from '../../text';
import { useLanguageName, useTranslationsText } from '../../translations/text';
import { shownLanguages, visibilityOf } from '../../ui/preview-path';

/** What visitors see of a record as it is stored: whether, from when or until when, and in which languages. */
export function SiteState({ record }: { record: ContentRecord }) {
  const t = useAdminText();
  const translations = useTranslationsText();
  const language = useLanguage();
  const nameOf = useLanguageName();
  const visibility = visibilityOf(record);
  const isExpected = visibility === 'live' || visibility === 'scheduled';
  const shown = shownLanguages(record);
  const time = (at: unknown) => (typeof at === 'string' ? formatDateTime(at, language) : '');

  const where = shown && new Intl.ListFormat(language).format(shown.map(nameOf));
  const gaps = isExpected && shown ? [...languages].reverse().filter((one) => !shown.includes(one)) : [];
  const missing = gaps.map((one) =>
    translations('badge', {
      language: t(`language.${one}`),
      states: translations(record.translations?.[one] ? 'state.unpublished' : 'state.missing'),
    }),
  );
  const scope = where === undefined ? 'everywhere' : where ? 'in' : 'nowhere';
  const word = isExpected
    ? t(`status.site.${visibility}.${scope}`, { languages: where ?? '', at: time(record.published_at) })
    : t(`status.${visibility}`, { at: time(record.hidden_at) });
  const ends = isExpected && record.hidden_at ? [t('status.ends', { at: time(record.hidden_at) })] : [];
  return (
    <p className="figures flex items-center gap-1.5 text-xs text-muted">
      <Icon name={visibility === 'live' ? 'eye' : visibility === 'hidden' ? 'eye-off' : 'clock'} />
      <span className="visually-hidden">{t('status.site.label')}</span>
      {[word, ...missing, ...ends].join(' · ')}
    </p>
  );
}
