import { Link } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { dateInWords } from '~/i18n/dates';
import { Names } from '~/i18n/names';
import { useLanguage } from '~/i18n/use-language';
import { vietnamNow } from '~/i18n/vietnam-time';
import { later } from '~/rendering/later/later';
import { currentUser } from '~/site/account/user-store';
import { AlertNotes } from '~/site/alerts/alert-notes.later';
import { PushChoice } from '~/site/alerts/push/push-choice.later';
import { EmergencyNumbers } from '~/site/emergency/emergency-numbers';
import { weekdayOf } from '~/site/events/days';
import { sitePaths } from '~/site/paths';
import { Section } from '~/site/section';
import { hasStoredTrips } from '~/site/trip/state/trip-key';
import { Breadcrumbs } from '~/ui/breadcrumbs';
import { Icon } from '~/ui/icon';
import { OnToday } from './on-today';
import { OpenNow } from './open-now';
import { OwnPlan } from './own-plan.later';
import { SkyLine } from './sky-line';
import type { TodayData } from './today-data.server';
import { TownForm } from './town-form';
import type { useTown } from './use-town';
import { WordsToSay } from './words-to-say.later';

// There is no plan before the browser has looked for it.
const Plan = later(
  import.meta.env.SSR && OwnPlan,
  () => import('./own-plan.later').then((part) => part.OwnPlan),
  () => (currentUser() || hasStoredTrips() ? 'near' : 'used'),
);
const Words = later(import.meta.env.SSR && WordsToSay, () =>
  import('./words-to-say.later').then((part) => part.WordsToSay),
);

const Push = later(import.meta.env.SSR && PushChoice, () =>
  import('~/site/alerts/push/push-choice.later').then((part) => part.PushChoice),
);

interface TodayPageProps {
  shown: TodayData;
  now: Date;
  town: ReturnType<typeof useTown>;
}

function AlertsHere({ alerts, town }: { alerts: TodayData['alerts']; town: string | null }) {
  const { t } = useTranslation(['trip', 'site']);
  const language = useLanguage();
  const none = town ? t('today.alerts.none_here', { town }) : t('today.alerts.none');
  return (
    <div className="mt-2 grid gap-3">
      {!alerts && <p className="text-danger">{t('today.alerts.failed')}</p>}
      {alerts && alerts.here.length === 0 && <p className="text-muted">{none}</p>}
      {alerts && <AlertNotes alerts={alerts.here} level={3} />}
      {alerts && alerts.elsewhere.length > 0 && (
        <details className="group border-y border-line">
          <summary className="flex min-h-11 items-center justify-between gap-4 font-semibold">
            {t('today.alerts.elsewhere', { count: alerts.elsewhere.length })}
            <Icon name="chevron-down" className="text-muted group-open:rotate-180" />
          </summary>
          <AlertNotes
            alerts={alerts.elsewhere}
            level={3}
            label={t('today.alerts.elsewhere', { count: alerts.elsewhere.length })}
            className="pb-4"
          />
        </details>
      )}
      <p className="text-sm">
        <a href={`/${language}/alerts.xml`} className="link inline-block py-0.5">
          {t('today.alerts.feed')}
        </a>
      </p>
    </div>
  );
}

/** The page for being there: what is in force, what is open, what is on, where the plan goes on, and whom to call. */
export function TodayPage({ shown, now, town }: TodayPageProps) {
  const { t } = useTranslation(['trip', 'site']);
  const language = useLanguage();
  const here = shown.town;
  const name = here?.city.title ?? null;
  const [date = '', clock = ''] = vietnamNow(now).split(' ');
  // A copy that was kept for the road may be of another day.
  const isOfToday = here?.dates[1] === date;
  return (
    <div className="pb-16 [--section:3.5rem]">
      <header className="page pt-6">
        <Breadcrumbs
          crumbs={[
            { title: t('site:home.crumb'), to: sitePaths.home(language) },
            { title: t('today.crumb') },
          ]}
        />
        <p className="kicker figures mt-6">
          {t(`today.weekday.${weekdayOf(date) as 1 | 2 | 3 | 4 | 5 | 6 | 7}`)}, {dateInWords(date, language)}{' '}
          · {t('today.clock', { time: clock.slice(0, 5) })}
        </p>
        <h1 className="mt-1 text-4xl">
          <Names>{name ? t('today.title_in', { town: name }) : t('today.title')}</Names>
        </h1>
        {!here && <p className="mt-3 max-w-measure text-lg text-muted">{t('today.lead')}</p>}
        <div className="mt-6 grid gap-5">
          <TownForm cities={shown.cities} slug={here?.city.slug ?? null} town={town} />
          {isOfToday && <SkyLine sky={shown.sky} />}
        </div>
      </header>
      <div id="alerts" className="page mt-6">
        <h2 className="text-xl">{t('site:alert.title')}</h2>
        <AlertsHere alerts={shown.alerts} town={name} />
        {shown.pushKey && (
          <div className="needs-script mt-4">
            <Push publicKey={shown.pushKey} cities={shown.cities} />
          </div>
        )}
      </div>
      {here && (
        <Section
          id="open"
          title={t('today.open.title')}
          lead={t('today.open.lead')}
          more={{
            to: sitePaths.city(language, here.city.slug),
            label: t('today.open.more', { town: here.city.title }),
          }}
          whole
        >
          <OpenNow town={here} now={now} position={town.position} sky={shown.sky} />
        </Section>
      )}
      <Section id="plan" title={t('today.plan.title')} whole className="needs-script">
        <Plan />
      </Section>
      {here && (
        <Section
          id="tonight"
          title={t('today.events.title')}
          more={{ to: sitePaths.eventsInCity(language, here.city.id), label: t('today.events.more') }}
          whole
        >
          {isOfToday ? (
            <OnToday events={here.events} town={here.city.title} />
          ) : (
            <p className="max-w-measure text-muted">{t('today.events.too_old')}</p>
          )}
        </Section>
      )}
      <Section id="help" title={t('today.help.title')} whole>
        <div className="grid items-start gap-x-12 gap-y-10 md:grid-cols-2">
          <section aria-labelledby="help-numbers">
            <h3 id="help-numbers" className="text-xl">
              {t('road.numbers')}
            </h3>
            {shown.emergency.length > 0 ? (
              <EmergencyNumbers numbers={shown.emergency} />
            ) : (
              <p className="mt-2 text-muted">{t('today.help.no_numbers')}</p>
            )}
            <p className="mt-3 text-sm">
              <Link to={`/${language}/safety`} className="link inline-block py-0.5">
                {t('today.help.safety')}
              </Link>
            </p>
          </section>
          {here && <Words city={here.city} phrases={here.phrases} />}
        </div>
      </Section>
    </div>
  );
}
