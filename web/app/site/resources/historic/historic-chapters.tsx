import { useTranslation } from 'react-i18next';
import { Names } from '~/i18n/names';
import type { historicData } from './historic-data.server';
import { HistoricHotel } from './historic-hotel';

type Chapters = Awaited<ReturnType<typeof historicData>>['chapters'];

/** Where each city begins, with what stands there. */
export function HistoricContents({ chapters }: { chapters: Chapters }) {
  const { t } = useTranslation('places');
  return (
    <nav aria-label={t('historic.contents')} data-print="keep" className="mt-10 border-y border-line py-6">
      <ol className="grid gap-x-8 gap-y-5 sm:grid-cols-2 lg:grid-cols-4">
        {chapters.map(({ city, rows }) => (
          <li key={city.id}>
            <a href={`#${city.slug}`} className="link-quiet display inline-block py-0.5 text-xl">
              <Names>{city.title}</Names>
            </a>
            <p className="mt-1 text-sm text-muted">{rows.map(({ title }) => title).join(' · ')}</p>
          </li>
        ))}
      </ol>
    </nav>
  );
}

/** The hotels of one city after the other. */
export function HistoricChapters({ chapters }: { chapters: Chapters }) {
  let count = 0;
  return chapters.map(({ city, rows }) => (
    <section key={city.id} id={city.slug} aria-labelledby={`${city.slug}-title`} className="section">
      <h2 id={`${city.slug}-title`} className="mb-8 border-t-2 border-ink pt-4 text-3xl">
        <Names>{city.title}</Names>
      </h2>
      <div className="grid gap-16 lg:gap-20">
        {rows.map((hotel) => {
          count += 1;
          return (
            <HistoricHotel key={hotel.id} hotel={hotel} turned={count % 2 === 0} isFirst={count === 1} />
          );
        })}
      </div>
    </section>
  ));
}
