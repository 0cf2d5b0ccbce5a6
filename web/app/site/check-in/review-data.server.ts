import type { LoaderFunctionArgs } from '@remix-run/node';
import { optional, required } from '~/api/answers.server';
import { apiFor } from '~/api/client.server';
import { visitorContext } from '~/api/page-context.server';
import { pageSeo } from '~/seo/page-seo.server';
import { isSignedIn } from '~/site/account/visitor.server';
import { sitePaths } from '~/site/paths';
import { ratedKinds } from '~/site/reviews/kinds';
import { namedPlace } from './check-in-data.server';

/**
 * The form for a review of a place just visited, and what its author has there already. Who is not signed in confirms it by
 * mail instead.
 */
export async function visitReviewData(args: LoaderFunctionArgs) {
  const { request, context, params } = args;
  const page = await visitorContext(args);
  const { language, t } = page;
  const { slug, id } = namedPlace(params);
  const { data } = await required(
    page.api.GET('/maps/{slug}/{id}', { params: { path: { slug, id }, query: { lang_id: language } } }),
    context,
  );
  const own = apiFor({ language, request, context, withCookies: true });
  const signedIn = await isSignedIn(request, own);
  const query = { entity_type: ratedKinds.resource.type, entity_id: id };
  const byTag = signedIn
    ? null
    : await optional(own.GET('/maps/{slug}/{id}/review', { params: { path: { slug, id } } }), context);
  const opinion = signedIn ? await optional(own.GET('/me/opinion', { params: { query } }), context) : null;
  const here = sitePaths.checkInReview(slug, id);
  const { place, city } = data;
  const seo = await pageSeo(page, {
    title: t('maps:check_in.review_title', { place: place.title }),
    description: t('maps:check_in.review_description', { place: place.title }),
    alternates: { en: here, vi: here },
    unlisted: true,
  });
  return {
    slug,
    place,
    city,
    seo,
    signedIn,
    review: opinion?.data.review ?? null,
    proven: opinion?.data.verified ?? byTag?.data.verified ?? false,
  };
}

export type VisitReviewData = Awaited<ReturnType<typeof visitReviewData>>;
