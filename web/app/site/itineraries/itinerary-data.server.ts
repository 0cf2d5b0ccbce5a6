import { optional, required } from '~/api/answers.server';
import type { PageContext } from '~/api/page-context.server';
import type { TourDay } from '~/api/types';
import { pageSeo } from '~/seo/page-seo.server';
import { alertsData } from '~/site/alerts/alerts-data.server';
import { concernsAny } from '~/site/alerts/concerned';
import { directCourse } from '~/site/map/course';
import { sitePaths } from '~/site/paths';
import { type ReviewsParameter, reviewsData } from '~/site/reviews/reviews-data.server';
import { routeLegs } from './route-legs';
import { stopLinks } from './stop-page';

/** As many places as the API draws a journey through. */
const MOST_LEGS = 30;

/** One itinerary, its stops with their pages and their numbers on the map. */
export async function itineraryData(page: PageContext<ReviewsParameter>, slug: string) {
  const { api, language, t, context } = page;
  const { data: tour } = await required(
    api.GET('/tour/detail/{slug}', { params: { path: { slug }, query: { lang_id: language } } }),
    context,
    (current) => sitePaths.itinerary(language, current),
  );
  const { title, slug: ownSlug, description, image, cities } = tour;
  const { legs, legOf } = routeLegs(tour.days, new Map(cities.map((city) => [city.id, city.title])));
  const through = legs.map(({ lat, lon }) => `${lat},${lon}`).join(';');
  const by = legs
    .slice(1)
    .map(({ mode }) => mode ?? '')
    .join(';');
  const [courses, reviews, alerts, seo] = await Promise.all([
    legs.length > 1 && legs.length <= MOST_LEGS
      ? optional(api.GET('/ways/courses', { params: { query: { through, by } } }), context)
      : null,
    reviewsData(page, 'tour', tour.id),
    alertsData(page),
    pageSeo(page, {
      title,
      description,
      image,
      canonical: sitePaths.itinerary(language, ownSlug),
    }),
  ]);
  const withLinks = ({ stops, ...day }: TourDay) => ({
    ...day,
    stops: stops.map((stop) => ({
      id: stop.id,
      title: stop.title,
      leg: legOf.get(stop.id) ?? null,
      ...stopLinks(language, stop, cities),
    })),
  });
  return {
    tour,
    days: tour.days.map(withLinks),
    legs,
    course: courses?.data.flatMap(({ course }) => course) ?? directCourse(legs),
    crumb: t('itineraries:title'),
    reviews,
    alerts: alerts.filter((alert) =>
      concernsAny(
        alert,
        cities.map(({ id }) => id),
      ),
    ),
    seo,
  };
}

export type ItineraryData = Awaited<ReturnType<typeof itineraryData>>;
export type ShownDay = ItineraryData['days'][number];
export type ShownStop = ShownDay['stops'][number];
