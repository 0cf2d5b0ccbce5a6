import { useTranslation } from 'react-i18next';
import { useLanguage } from '~/i18n/use-language';
import { sitePaths } from '~/site/paths';
import type { ShellData } from '~/site/shell-data.server';
import { todayPath } from '~/site/today/today-path';
import { PanelEntry, PanelGrid, PanelMore } from './panel-parts';

/** The tools and guides that editors put into the menu. */
export function PlanPanel({ tools }: { tools: ShellData['tools'] }) {
  const { t } = useTranslation('site');
  const language = useLanguage();
  return (
    <>
      <PanelGrid>
        {tools.map(({ id, title, description, to }) => (
          <PanelEntry key={id} to={to} title={title} text={description} />
        ))}
      </PanelGrid>
      <PanelMore to={sitePaths.planYourTrip(language)}>{t('header.all_tools')}</PanelMore>
      <PanelMore to={todayPath(language)}>{t('header.today')}</PanelMore>
    </>
  );
}
