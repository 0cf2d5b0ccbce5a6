import { useTranslation } from 'react-i18next';
import type { Ways } from '~/api/types';
import { dateInWords } from '~/i18n/dates';
import { formatVnd } from '~/i18n/money';
import { Names } from '~/i18n/names';
import { useLanguage } from '~/i18n/use-language';
import { Section } from '~/site/section';
import { useDuration } from './use-duration';

type Way = Ways['ways'][number];

/** One way: how long, what it costs, and its steps. */
function WayHere({ way }: { way: Way }) {
  const { t } = useTranslation('site');
  const language = useLanguage();
  const duration = useDuration();
  const { title, minutes, price, legs, suits, warnings } = way;
  return (
    <li className="py-3">
      <h4 className="flex flex-wrap items-baseline justify-between gap-x-4 font-sans text-base font-semibold">
        <span>
          <Names>{title}</Names>
        </span>
        <span className="figures font-normal">{t('city.ways_about', { duration: duration(minutes) })}</span>
      </h4>
      {price && (
        <p className="figures text-sm text-muted">
          {t(price.per === 'car' ? 'city.ways_car' : 'city.ways_person', {
            from: formatVnd(price.from, language),
            to: formatVnd(price.to, language),
          })}
        </p>
      )}
      <ol aria-label={t('city.ways_steps')} className="mt-2 text-sm">
        {legs.map((leg, index) => (
          // Steps have no names of their own; their order never changes.
          // biome-ignore lint/suspicious/noArrayIndexKey: the list is shown as it comes
          <li key={index} className="flex justify-between gap-4 py-0.5">
            <span>
              <Names>{leg.text}</Names>
            </span>
            <span className="figures shrink-0 text-muted">{duration(leg.minutes)}</span>
          </li>
        ))}
      </ol>
      {suits.length > 0 && (
        <p className="mt-2 text-sm text-muted">
          <Names>{suits.join('; ')}</Names>
        </p>
      )}
      {warnings.map((warning) => (
        <p key={warning} className="mt-1 text-sm">
          <Names>{warning}</Names>
        </p>
      ))}
    </li>
  );
}

/** Whence what is told is known: each source once, with the oldest day. */
function SourceLine({ ways }: { ways: readonly Way[] }) {
  const { t } = useTranslation('site');
  const language = useLanguage();
  const sources = ways.flatMap((way) => way.sources);
  const names = [...new Set(sources.map(({ name }) => name))];
  const days = sources.map(({ checked_on }) => checked_on).sort();
  const states = [...new Set(sources.map(({ state_text }) => state_text))];
  if (names.length === 0 || !days[0]) return null;
  return (
    <p className="text-sm text-muted">
      <Names>
        {t('city.ways_source', {
          names: names.join('; '),
          date: dateInWords(days[0], language),
          state: states.join(', '),
        })}
      </Names>
    </p>
  );
}

/** How one gets to a destination from the big cities; nothing where no way is known. */
export function GettingHere({ title, ways }: { title: string; ways: Ways[] }) {
  const { t } = useTranslation('site');
  const duration = useDuration();
  if (ways.length === 0) return null;
  return (
    <Section id="getting-here" title={t('city.getting_here')} lead={t('city.getting_here_lead', { title })}>
      <div>
        {ways.map(({ from, ways: some }, index) => (
          <details key={from.name} open={index === 0} className="group border-t border-line last:border-b">
            <summary className="flex cursor-pointer flex-wrap items-baseline justify-between gap-x-6 gap-y-1 py-3">
              <h3 className="text-xl">
                <Names>{t('city.ways_from', { place: from.name })}</Names>
              </h3>
              <span className="figures text-sm text-muted">
                {some
                  .map(
                    ({ title: means, minutes }) =>
                      `${means} ${t('city.ways_about', { duration: duration(minutes) })}`,
                  )
                  .join(' · ')}
              </span>
            </summary>
            <ul className="grid gap-x-10 pb-4 md:grid-cols-2 xl:grid-cols-3">
              {some.map((way) => (
                <WayHere key={way.means} way={way} />
              ))}
            </ul>
          </details>
        ))}
      </div>
      <div className="mt-6 max-w-prose">
        <SourceLine ways={ways.flatMap(({ ways: some }) => some)} />
      </div>
    </Section>
  );
}
