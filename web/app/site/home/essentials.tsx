import { Link } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '~/i18n/use-language';
import type { GuidePage } from '~/site/guide-pages';
import { sitePaths } from '~/site/paths';
import { Section } from '~/site/section';
import { Icon, type IconName } from '~/ui/icon';

/** The four questions before every journey, with the pages that answer them. */
export const essentialPages = [
  'visa-guide',
  'weathertrip',
  'currency',
  'safety',
] as const satisfies GuidePage[];

type Essential = (typeof essentialPages)[number];

const icons: Record<Essential, IconName> = {
  'visa-guide': 'book',
  weathertrip: 'sun',
  currency: 'copy',
  safety: 'phone',
};

export function Essentials({ title, pages }: { title: string; pages: Essential[] }) {
  const { t } = useTranslation('site');
  const language = useLanguage();
  if (pages.length === 0) return null;
  return (
    <Section
      tight
      title={title || t('home.essentials')}
      lead={t('home.essentials_lead')}
      more={{ to: sitePaths.guide(language, 'essentials'), label: t('nav.essentials') }}
    >
      <ul className="grid grid-cols-2 gap-x-6 border-line sm:gap-x-0 lg:grid-cols-4 lg:divide-x lg:divide-line">
        {pages.map((name) => (
          <li
            key={name}
            className="group relative border-b border-line py-4 sm:py-6 sm:pr-6 lg:border-b-0 lg:px-6 lg:py-2 lg:first:pl-0"
          >
            <Icon name={icons[name]} className="size-7 text-lacquer" />
            <h3 className="mt-3 text-lg">
              <Link to={sitePaths.guide(language, name)} prefetch="intent" className="stretched link-quiet">
                {t(`nav.${name}`)}
              </Link>
            </h3>
            <p className="mt-1 text-sm text-muted max-sm:hidden">{t(`home.essential_${name}`)}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
