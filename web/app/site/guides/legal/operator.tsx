import { Link } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import type { OrganisationProfile } from '~/api/types';
import { useLanguage } from '~/i18n/use-language';
import { sitePaths } from '~/site/paths';
import { Section } from '~/site/section';

const lines = ['name', 'address', 'phone', 'email', 'registration', 'licence'] as const;

/** Who answers for the site, line by line; where they have not said something, that stands in its place. */
export function Operator({ profile }: { profile: OrganisationProfile | null }) {
  const { t } = useTranslation('guides');
  const language = useLanguage();
  return (
    <Section whole id="operator" title={t('legal.operator')}>
      <dl className="grid max-w-measure gap-x-8 gap-y-2 sm:grid-cols-[auto_1fr]">
        {lines.map((line) => {
          const value = profile?.[line];
          return (
            <div key={line} className="contents">
              <dt className="font-semibold">{t(`legal.${line}`)}</dt>
              <dd className="max-sm:mb-2 whitespace-pre-line [overflow-wrap:anywhere]">
                {!value && <span className="text-muted">{t('legal.missing')}</span>}
                {value && line === 'phone' && (
                  <a href={`tel:${value.replace(/[^\d+]/g, '')}`} className="link">
                    {value}
                  </a>
                )}
                {value && line === 'email' && (
                  <a href={`mailto:${value}`} className="link">
                    {value}
                  </a>
                )}
                {line !== 'phone' && line !== 'email' && value}
              </dd>
            </div>
          );
        })}
      </dl>
      <p className="mt-6">
        <Link to={sitePaths.contact(language)} className="link py-1">
          {t('legal.form')}
        </Link>{' '}
        {t('legal.form_text')}
      </p>
    </Section>
  );
}
