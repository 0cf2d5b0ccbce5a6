import { Link } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { Names } from '~/i18n/names';
import { useLanguage } from '~/i18n/use-language';
import { sitePaths } from '~/site/paths';
import type { ShellData } from '~/site/shell-data.server';
import { PanelEntry, PanelGrid, PanelMore } from './panel-parts';

/** The kinds of experiences, each with what it is divided into. */
export function ExperiencesPanel({ types }: { types: ShellData['types'] }) {
  const { t } = useTranslation('site');
  const language = useLanguage();
  return (
    <>
      <PanelGrid>
        {types
          .filter(({ parent_id }) => parent_id === null)
          .map((type) => {
            const children = types.filter(({ parent_id }) => parent_id === type.id);
            return (
              <PanelEntry key={type.id} to={sitePaths.experienceType(language, type.slug)} title={type.title}>
                {children.length > 0 && (
                  <ul className="max-lg:flex max-lg:flex-wrap max-lg:gap-x-5 max-lg:pl-4">
                    {children.map(({ id, title, slug }) => (
                      <li key={id}>
                        <Link
                          to={sitePaths.experienceType(language, slug)}
                          className="link-quiet inline-block py-1 text-sm"
                        >
                          <Names>{title}</Names>
                        </Link>
                      </li>
                    ))}
                  </ul>
                )}
              </PanelEntry>
            );
          })}
      </PanelGrid>
      <PanelMore to={sitePaths.experienceTypes(language)}>{t('header.all_experiences')}</PanelMore>
    </>
  );
}
