import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { dateInWords } from '~/i18n/dates';
import { Names } from '~/i18n/names';
import { useLanguage } from '~/i18n/use-language';
import { useTripPacks } from '~/site/offline/trip-packs';
import { QrImage } from '~/site/qr/qr-image';
import { Section } from '~/site/section';
import { Icon } from '~/ui/icon';
import { type Pack, type PackedTicket, readPack } from './pack';

function Tickets({ tickets }: { tickets: PackedTicket[] }) {
  const { t } = useTranslation('trip');
  const language = useLanguage();
  if (tickets.length === 0) return null;
  return (
    <section aria-labelledby="road-tickets" className="md:col-span-2">
      <h3 id="road-tickets" className="text-xl">
        {t('road.tickets')}
      </h3>
      <ul className="mt-4 grid gap-6 sm:grid-cols-2 lg:grid-cols-3">
        {tickets.map(({ code, title, date, holder, image }) => (
          <li key={code} className="border-t-4 border-jade bg-surface p-5">
            <p className="display text-lg">
              <Names>{title}</Names>
            </p>
            <p className="figures text-sm text-muted">
              {dateInWords(date, language)} · {holder}
            </p>
            <QrImage code={image} label={t('road.ticket_code', { code })} className="mt-4 max-w-48" />
            <p className="figures mt-2 font-semibold">{code}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Facts about emergencies are numbers to dial and, some of them, sentences. */
const isNumber = (value: string) => /^\+?[\d ]{2,}$/.test(value);

const topics = ['greeting', 'way', 'food', 'shopping', 'stay', 'help', 'number'] as const;

/** What was stored for the road beside the plan itself: tickets, numbers to call, and sentences to say or to show. */
export function RoadBook({ tripKey }: { tripKey: string }) {
  const { t } = useTranslation('trip');
  const language = useLanguage();
  const cachedAt = useTripPacks().find(({ key }) => key === tripKey)?.kept_at;
  const [pack, setPack] = useState<Pack | null>(null);
  useEffect(() => {
    if (!cachedAt) return setPack(null);
    readPack(tripKey).then(setPack, () => setPack(null));
  }, [tripKey, cachedAt]);
  if (!pack) return null;
  const { emergency, phrases, tickets } = pack;
  return (
    <Section id="road-book" title={t('road.title')} lead={t('road.lead')}>
      <div className="grid gap-x-12 gap-y-10 md:grid-cols-2">
        <Tickets tickets={tickets} />
        {emergency.length > 0 && (
          <section aria-labelledby="road-numbers">
            <h3 id="road-numbers" className="text-xl">
              {t('road.numbers')}
            </h3>
            <dl className="mt-4 border-b border-line">
              {emergency.map(({ key, label, value }) => (
                <div
                  key={key}
                  className="flex flex-wrap items-baseline justify-between gap-x-4 border-t border-line py-2.5"
                >
                  <dt>{label}</dt>
                  {isNumber(value) ? (
                    <dd className="figures display text-lg">
                      <a href={`tel:${value.replaceAll(' ', '')}`} className="link inline-block py-0.5">
                        {value}
                      </a>
                    </dd>
                  ) : (
                    <dd className="w-full text-sm text-muted">{value}</dd>
                  )}
                </div>
              ))}
            </dl>
          </section>
        )}
        <section aria-labelledby="road-phrases">
          <h3 id="road-phrases" className="text-xl">
            {t('road.phrases')}
          </h3>
          <p className="mt-1 text-sm text-muted">{t('road.phrases_text')}</p>
          <div className="mt-3 border-b border-line">
            {topics.map((topic) => (
              <details key={topic} className="group border-t border-line">
                <summary className="flex min-h-11 items-center justify-between gap-4 font-semibold">
                  {t(`road.topic.${topic}`)}
                  <Icon name="chevron-down" className="text-muted group-open:rotate-180" />
                </summary>
                <dl className="grid gap-3 pb-4">
                  {phrases
                    .filter((phrase) => phrase.topic === topic)
                    .map(({ vi, en, say }) => (
                      <div key={vi}>
                        <dt lang="vi" className="display text-lg">
                          {vi}
                        </dt>
                        <dd lang="en" className="text-sm text-muted">
                          {en}
                          {language === 'en' && ` · ${say}`}
                        </dd>
                      </div>
                    ))}
                </dl>
              </details>
            ))}
          </div>
        </section>
      </div>
    </Section>
  );
}
