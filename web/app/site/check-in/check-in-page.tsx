import { Link } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '~/i18n/use-language';
import { kindOfPoint } from '~/site/map/point-kinds';
import { sitePaths } from '~/site/paths';
import { ShareButton } from '~/site/share-button';
import { Picture } from '~/ui/picture';
import { CheckInBar } from './check-in-bar';
import type { CheckInData } from './check-in-data.server';
import { Listen } from './listen';
import { Near } from './near';
import { PlaceTopBar } from './place-top-bar';
import { useCheckIn } from './use-check-in';
import { useOfflinePage } from './use-offline-page';
import { VisitorCount } from './visitor-count';

/** What a tag at a place opens: made for a phone held in one hand, in the street, on a weak line. */
export function CheckInPage({ data }: { data: CheckInData }) {
  const { slug, place, city, near } = data;
  const { t } = useTranslation(['maps', 'site']);
  const language = useLanguage();
  const { state, press } = useCheckIn({ slug, placeId: place.id, language });
  useOfflinePage();
  const counts = state.state === 'done' ? state.counts : data.counts;
  const kind = kindOfPoint({ kind: 'resource', resource_type: place.resource_type });
  const page = sitePaths.place(language, place.path);
  return (
    <div className="mx-auto min-h-dvh w-full max-w-2xl">
      <PlaceTopBar />
      <main
        id="main"
        tabIndex={-1}
        // What is gone to by keyboard stops above the bar at the lower edge.
        className="outline-none [&_:is(a,button,summary)]:scroll-mb-36"
      >
        <article lang={place.lang_id === language ? undefined : place.lang_id}>
          <Picture
            source={place.image}
            alt={place.image_alt}
            ratio="3:2"
            sizes="(min-width: 42rem) 42rem, 100vw"
            largest={960}
            blur={place.image_blur}
            priority
            className="max-h-[38dvh]"
          />
          <div className="px-(--gutter) pt-5">
            <p className="kicker">{[t(`site:map.kind.${kind}`), city?.title].filter(Boolean).join(' · ')}</p>
            <h1 className="mt-1 text-3xl">{place.title}</h1>
            {place.address && <p className="mt-1 text-muted">{place.address}</p>}
            <div className="mt-4">
              <VisitorCount counts={counts} />
            </div>
            <p className="mt-5 text-lg">{place.description}</p>
            <Listen
              title={place.title}
              audioText={place.audio_text}
              story={place.content}
              language={place.lang_id}
            />
            <div
              className="prose mt-6"
              // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised by the API when it is written
              dangerouslySetInnerHTML={{ __html: place.content }}
            />
          </div>
        </article>
        <div className="px-(--gutter)">
          <Near near={near} />
          <div className="mt-8 flex flex-wrap items-center gap-x-6 gap-y-3">
            <ShareButton title={place.title} path={page} withPrint={false} />
            <Link to={page} className="link py-2">
              {t('check_in.all_about')}
            </Link>
            {city && (
              <Link to={sitePaths.cityMap(city.slug, place.id)} prefetch="none" className="link py-2">
                {t('check_in.on_map')}
              </Link>
            )}
          </div>
        </div>
        <CheckInBar data={data} state={state} onPress={() => void press()} />
      </main>
    </div>
  );
}
