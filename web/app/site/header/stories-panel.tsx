import { useTranslation } from 'react-i18next';
import { useLanguage } from '~/i18n/use-language';
import { sitePaths } from '~/site/paths';
import type { ShellData } from '~/site/shell-data.server';
import { PanelEntry, PanelGrid, PanelMore } from './panel-parts';

/** The kinds of stories, each with what it is about. */
export function StoriesPanel({ categories }: { categories: ShellData['categories'] }) {
  const { t } = useTranslation('site');
  const language = useLanguage();
  return (
    <>
      <PanelGrid>
        {categories.map(({ id, title, description }) => (
          <PanelEntry key={id} to={sitePaths.blogCategory(language, id)} title={title} text={description} />
        ))}
      </PanelGrid>
      <PanelMore to={sitePaths.blogs(language)}>{t('header.all_stories')}</PanelMore>
    </>
  );
}
