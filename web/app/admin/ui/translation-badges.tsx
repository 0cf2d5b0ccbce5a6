import { type Language, languages } from '~/i18n/languages';
import { cx } from '~/ui/cx';
import { useAdminText } from '../text';

/** Which languages a record has; a missing one is marked by its form as well as its colour. */
export function TranslationBadges({ translations }: { translations: Record<Language, boolean> }) {
  const t = useAdminText();
  return (
    <span className="inline-flex gap-1">
      {[...languages].reverse().map((language) => {
        const exists = translations[language];
        return (
          <span
            key={language}
            title={t(exists ? 'translation.exists' : 'translation.missing', {
              language: t(`language.${language}`),
            })}
            className={cx(
              'inline-flex min-h-5 items-center rounded-input border px-1.5 text-[0.6875rem] leading-none font-semibold uppercase',
              exists
                ? 'border-transparent bg-jade-wash text-jade-deep'
                : 'border-dashed border-edge text-muted line-through',
            )}
          >
            {language}
            <span className="visually-hidden">
              {t(exists ? 'translation.exists' : 'translation.missing', {
                language: t(`language.${language}`),
              })}
            </span>
          </span>
        );
      })}
    </span>
  );
}
