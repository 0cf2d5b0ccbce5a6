import { useTranslation } from 'react-i18next';
import { dateInWords } from '~/i18n/dates';
import { useLanguage } from '~/i18n/use-language';
import { factLine } from '~/site/cards/fact-line';
import { sitePaths } from '~/site/paths';
import type { ShellData } from '~/site/shell-data.server';
import { PanelEntry, PanelGrid, PanelMore } from './panel-parts';

/** What is on and what comes next. */
export function EventsPanel({ events }: { events: ShellData['events'] }) {
  const { t } = useTranslation('site');
  const language = useLanguage();
  return (
    <>
      <PanelGrid>
        {events.map(({ id, title, slug, start_date, city }) => (
          <PanelEntry
            key={id}
            to={sitePaths.event(language, slug)}
            title={title}
            text={factLine(dateInWords(start_date, language), city)}
          />
        ))}
      </PanelGrid>
      <PanelMore to={sitePaths.events(language)}>{t('header.all_events')}</PanelMore>
      <PanelMore to={sitePaths.eventCalendar(language)}>{t('header.calendar')}</PanelMore>
    </>
  );
}
