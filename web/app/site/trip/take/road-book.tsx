import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { dateInWords } from '~/i18n/dates';
import { Names } from '~/i18n/names';
import { useLanguage } from '~/i18n/use-language';
import { EmergencyNumbers } from '~/site/emergency/emergency-numbers';
import { PhraseList } from '~/site/emergency/phrase-list';
import { useTripPacks } from '~/site/offline/trip-packs';
import { QrImage } from '~/site/qr/qr-image';
import { Section } from '~/site/section';
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

/** What was stored for the road beside the plan itself: tickets, numbers to call, and sentences to say or to show. */
export function RoadBook({ tripKey }: { tripKey: string }) {
  const { t } = useTranslation('trip');
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
            <EmergencyNumbers numbers={emergency} />
          </section>
        )}
        <section aria-labelledby="road-phrases">
          <h3 id="road-phrases" className="text-xl">
            {t('road.phrases')}
          </h3>
          <p className="mt-1 text-sm text-muted">{t('road.phrases_text')}</p>
          <PhraseList phrases={phrases} />
        </section>
      </div>
    </Section>
  );
}
