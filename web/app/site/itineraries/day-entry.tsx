import { useTranslation } from 'react-i18next';
import { Names } from '~/i18n/names';
import { Prose } from '~/site/prose';
import { Icon, type IconName } from '~/ui/icon';
import { DayStops } from './day-stops';
import type { ShownDay } from './itinerary-data.server';

function Provision({ icon, label, text }: { icon: IconName; label: string; text: string }) {
  if (!text) return null;
  return (
    <div className="flex gap-3 border-t border-line py-2">
      <dt className="flex w-28 shrink-0 items-center gap-2 text-muted">
        <Icon name={icon} />
        {label}
      </dt>
      <dd>
        <Names>{text}</Names>
      </dd>
    </div>
  );
}

/** One day: what happens, where it stops, what one eats and where one sleeps. */
export function DayEntry({ day }: { day: ShownDay }) {
  const { t } = useTranslation('itineraries');
  return (
    <li id={`day-${day.day}`} className="border-t border-line py-8 first:border-t-0 first:pt-0 print:py-4">
      <h3 className="text-2xl">
        <span className="mb-1 block font-text text-sm font-semibold tracking-normal text-lacquer">
          {t('days.day', { day: day.day })}
        </span>
        <Names>{day.title}</Names>
      </h3>
      <Prose html={day.content} className="mt-3 [&>p:first-of-type]:text-base" />
      <DayStops day={day.day} stops={day.stops} />
      {(day.meals || day.stay) && (
        <dl className="mt-5 max-w-measure border-b border-line text-sm">
          <Provision icon="bowl" label={t('days.meals')} text={day.meals} />
          <Provision icon="bed" label={t('days.stay')} text={day.stay} />
        </dl>
      )}
    </li>
  );
}
