import { Link } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '~/i18n/use-language';
import { sitePaths } from '~/site/paths';
import { Section } from '~/site/section';
import { guideNames } from './guide-names';

/** The other chapters of the guide, to read on. */
export function OtherChapters({ current }: { current?: string }) {
  const { t } = useTranslation('guides');
  const language = useLanguage();
  return (
    <div data-print="hide">
      <Section title={t('chapters_title')}>
        <ul className="grid gap-x-12 sm:grid-cols-2 lg:grid-cols-3">
          {guideNames
            .filter((name) => name !== current)
            .map((name) => (
              <li key={name} className="border-t border-line">
                <Link
                  to={sitePaths.guide(language, name)}
                  prefetch="intent"
                  className="group block py-3.5 no-underline"
                >
                  <span className="display block text-lg group-hover:underline">{t(`chapters.${name}`)}</span>
                  <span className="block text-sm text-muted">{t(`chapters_text.${name}`)}</span>
                </Link>
              </li>
            ))}
        </ul>
      </Section>
    </div>
  );
}
