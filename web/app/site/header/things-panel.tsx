import { useTranslation } from 'react-i18next';
import { useLanguage } from '~/i18n/use-language';
import { sitePaths } from '~/site/paths';
import type { ShellData } from '~/site/shell-data.server';
import { PanelEntry, PanelGrid, PanelMore } from './panel-parts';

/** What one can do, by category. */
export function ThingsPanel({ things }: { things: ShellData['things'] }) {
  const { t } = useTranslation('site');
  const language = useLanguage();
  return (
    <>
      <PanelGrid>
        {things.map(({ id, title, description }) => (
          <PanelEntry
            key={id}
            to={sitePaths.thingsOfCategory(language, id)}
            title={title}
            text={description}
          />
        ))}
      </PanelGrid>
      <PanelMore to={sitePaths.things(language)}>{t('header.all_things')}</PanelMore>
    </>
  );
}
