import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { pageContext } from '~/api/page-context.server';
import { formatDate } from '~/i18n/dates';
import { useLanguage } from '~/i18n/use-language';
import { pageMeta } from '~/seo/meta';
import { AlertNotes } from '~/site/alerts/alert-notes.later';
import { sitePaths } from '~/site/paths';
import { ShareButton } from '~/site/share-button';
import { TripDays } from '~/site/trip/plan/trip-days';
import { TripHero } from '~/site/trip/plan/trip-hero';
import { MakeItMine } from '~/site/trip/shared/make-it-mine';
import { sharedData } from '~/site/trip/shared/shared-data.server';
import { buttonStyle } from '~/ui/button-style';
import { Icon } from '~/ui/icon';

/** Never kept: the owner may take the link back at any time. */
export const handle = { i18n: ['site', 'trip', 'events'], keep: false };

export { privatePage as headers } from '~/site/account/private-page';

export function loader(args: LoaderFunctionArgs) {
  return sharedData(pageContext(args), args.params.token ?? '');
}

export const meta: MetaFunction<typeof loader> = ({ data }) => pageMeta(data?.seo);

export default function SharedTrip() {
  const { token, state, town, alerts, updatedAt } = useLoaderData<typeof loader>();
  const { t } = useTranslation(['trip', 'site']);
  const language = useLanguage();
  const { shown, issues } = state;
  return (
    <div className="pb-20">
      <TripHero
        shown={shown}
        crumbs={[
          { title: t('site:home.crumb'), to: sitePaths.home(language) },
          { title: t('wizard.crumb'), to: sitePaths.trip(language) },
          { title: t('shared.crumb') },
        ]}
      >
        <p className="figures mt-3 text-sm text-muted">
          {t('shared.text', { date: formatDate(updatedAt, language) })}
        </p>
        <div className="mt-5 flex flex-wrap gap-2" data-print="hide">
          <MakeItMine state={state} />
          {(['ics', 'gpx'] as const).map((format) => (
            <a
              key={format}
              href={sitePaths.sharedTripFile(language, token, format)}
              className={buttonStyle('secondary')}
            >
              <Icon name={format === 'ics' ? 'calendar' : 'map'} />
              {t(`take.${format}`)}
            </a>
          ))}
          <ShareButton title={shown.title} />
        </div>
      </TripHero>
      <AlertNotes alerts={alerts} className="page mt-6" />
      <div className="pt-6">
        <TripDays shown={shown} issues={issues} town={town} readOnly />
      </div>
    </div>
  );
}
