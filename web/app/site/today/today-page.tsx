import { Link } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { dateInWords } from '~/i18n/dates';
import { Names } from '~/i18n/names';
import { provinceName } from '~/i18n/province-name';
import { useLanguage } from '~/i18n/use-language';
import { vietnamNow } from '~/i18n/vietnam-time';
import { AlertNotes } from '~/site/alerts/alert-notes.later';
import { DriverCard } from '~/site/detail/driver-card';
import { EmergencyNumbers } from '~/site/emergency/emergency-numbers';
import { PhraseList } from '~/site/emergency/phrase-list';
import { weekdayOf } from '~/site/events/days';
import { sitePaths } from '~/site/paths';
import { Section } from '~/site/section';
import { Breadcrumbs } from '~/ui/breadcrumbs';
import { Icon } from '~/ui/icon';
import { OnToday } from './on-today';
import { OpenNow } from './open-now';
import { OwnPlan } from './own-plan';
import { SkyLine } from './sky-line';
import type { TodayData } from './today-data.server';
import { TownForm } from './town-form';
import type { useTown } from './use-town';

interface TodayPageProps {
  shown: TodayData;
  now: Date;
  /** Whether `now` is the browser's own. */
  isLive: boolean;
  town: ReturnType<typeof useTown>;
}

function AlertsHere({ alerts, town }: { alerts: TodayData['alerts']; town: string | null }) {
  const { t } = useTranslation(['today', 'site']);
  const language = useLanguage();
  const none = town ? t('alerts.none_here', { town }) : t('alerts.none');
  return (
    <div className="grid gap-4">
      {!alerts && <p className="text-danger">{t('alerts.failed')}</p>}
      {alerts && alerts.here.length === 0 && <p className="text-muted">{none}</p>}
      {alerts && <AlertNotes alerts={alerts.here} level={3} />}
      {alerts && alerts.elsewhere.length > 0 && (
        <details className="group border-y border-line">
          <summary className="flex min-h-11 items-center justify-between gap-4 font-semibold">
            {t('alerts.elsewhere', { count: alerts.elsewhere.length })}
            <Icon name="chevron-down" className="text-muted group-open:rotate-180" />
          </summary>
          <AlertNotes alerts={alerts.elsewhere} level={3} className="pb-4" />
        </details>
      )}
      <p className="text-sm">
        <a href={`/${language}/alerts.xml`} className="link inline-block py-0.5">
          {t('alerts.feed')}
        </a>
      </p>
    </div>
  );
}

/** The page for being there: what is in force, what is open, what is on, where the plan goes on, and whom to call. */
export function TodayPage({ shown, now, isLive, town }: TodayPageProps) {
  const { t } = useTranslation(['today', 'site', 'trip']);
  const language = useLanguage();
  const here = shown.town;
  const name = here?.city.title ?? null;
  const [date = '', clock = ''] = vietnamNow(now).split(' ');
  // A copy that was kept for the road may be of another day.
  const isOfToday = here?.dates[1] === date;
  return (
    <div className="pb-16">
      <header className="page pt-6">
        <Breadcrumbs
          crumbs={[{ title: t('site:home.crumb'), to: sitePaths.home(language) }, { title: t('crumb') }]}
        />
        <p className="kicker figures mt-6">
          {t(`weekday.${weekdayOf(date) as 1 | 2 | 3 | 4 | 5 | 6 | 7}`)}, {dateInWords(date, language)} ·{' '}
          {t('clock', { time: clock.slice(0, 5) })}
        </p>
        <h1 className="mt-1 text-4xl">
          <Names>{name ? t('title_in', { town: name }) : t('title')}</Names>
        </h1>
        {!here && <p className="mt-3 max-w-measure text-lg text-muted">{t('lead')}</p>}
        <div className="mt-6 grid gap-5">
          <TownForm cities={shown.cities} slug={here?.city.slug ?? null} town={town} />
          {isOfToday && <SkyLine sky={shown.sky} />}
        </div>
      </header>
      <Section id="alerts" title={t('site:alert.title')} whole className="max-sm:py-8">
        <AlertsHere alerts={shown.alerts} town={name} />
      </Section>
      {here && (
        <Section
          id="open"
          title={t('open.title')}
          lead={t('open.lead')}
          more={{
            to: sitePaths.city(language, here.city.slug),
            label: t('open.more', { town: here.city.title }),
          }}
          whole
          className="max-sm:py-8"
        >
          <OpenNow town={here} now={now} position={town.position} sky={shown.sky} />
        </Section>
      )}
      <Section id="plan" title={t('plan.title')} whole className="needs-script max-sm:py-8">
        <OwnPlan now={isLive ? now : null} />
      </Section>
      {here && (
        <Section
          id="tonight"
          title={t('events.title')}
          more={{ to: sitePaths.eventsInCity(language, here.city.id), label: t('events.more') }}
          whole
          className="max-sm:py-8"
        >
          {isOfToday ? (
            <OnToday events={here.events} town={here.city.title} />
          ) : (
            <p className="max-w-measure text-muted">{t('events.too_old')}</p>
          )}
        </Section>
      )}
      <Section id="help" title={t('help.title')} whole className="max-sm:py-8">
        <div className="grid items-start gap-x-12 gap-y-10 md:grid-cols-2">
          <section aria-labelledby="help-numbers">
            <h3 id="help-numbers" className="text-xl">
              {t('trip:road.numbers')}
            </h3>
            {shown.emergency.length > 0 ? (
              <EmergencyNumbers numbers={shown.emergency} />
            ) : (
              <p className="mt-2 text-muted">{t('help.no_numbers')}</p>
            )}
            <p className="mt-3 text-sm">
              <Link to={`/${language}/safety`} className="link inline-block py-0.5">
                {t('help.safety')}
              </Link>
            </p>
          </section>
          {here && (
            <div className="grid gap-8">
              <DriverCard
                name={here.city.vietnamese_title}
                where={here.city.province ? provinceName(here.city.province, 'vi') : null}
              />
              <section aria-labelledby="help-phrases">
                <h3 id="help-phrases" className="text-xl">
                  {t('trip:road.phrases')}
                </h3>
                <p className="mt-1 text-sm text-muted">{t('trip:road.phrases_text')}</p>
                <PhraseList phrases={here.phrases} />
              </section>
            </div>
          )}
        </div>
      </Section>
    </div>
  );
}
