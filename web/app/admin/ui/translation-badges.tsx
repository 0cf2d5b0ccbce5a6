import { type Language, languages } from '~/i18n/languages';
import { cx } from '~/ui/cx';
import { useAdminText } from '../text';
import type { Issue, Issues } from '../translations/issues';
import { useTranslationsText } from '../translations/text';

interface TranslationBadgesProps {
  translations: Record<Language, boolean>;
  /** What is wrong with each language, where more is known than whether it is there. */
  issues?: Issues;
}

const looks: Record<Issue | 'complete', string> = {
  complete: 'border-transparent bg-jade-wash text-jade-deep',
  missing: 'border-dashed border-edge text-muted',
  unpublished: 'border-edge text-ink',
  stale: 'border-turmeric bg-turmeric-wash text-ink',
};

/** How each language of a record stands, in words. */
export function TranslationBadges({ translations, issues }: TranslationBadgesProps) {
  const admin = useAdminText();
  const t = useTranslationsText();
  return (
    <span className="inline-flex flex-wrap gap-1">
      {[...languages].reverse().map((language) => {
        const found = issues?.[language] ?? (translations[language] ? [] : (['missing'] as const));
        const states = found.length > 0 ? found.map((issue) => t(`state.${issue}`)) : [t('state.complete')];
        return (
          <span
            key={language}
            title={t('badge', { language: admin(`language.${language}`), states: states.join(', ') })}
            className={cx(
              'inline-flex min-h-5 items-center gap-1 rounded-input border px-1.5 text-[0.6875rem] leading-none',
              looks[found[0] ?? 'complete'],
            )}
          >
            <span className="font-semibold uppercase">{language}</span>
            {states.join(', ')}
          </span>
        );
      })}
    </span>
  );
}
