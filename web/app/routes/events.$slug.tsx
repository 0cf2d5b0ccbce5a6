import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { pageContext } from '~/api/page-context.server';
import { breadcrumbList } from '~/seo/json-ld';
import { pageMeta } from '~/seo/meta';
import { Story } from '~/site/detail/story';
import { eventData } from '~/site/events/event-data.server';
import { EventFacts } from '~/site/events/event-facts';
import { EventHero } from '~/site/events/event-hero';
import { eventJsonLd } from '~/site/events/event-json-ld';
import { EventMap } from '~/site/events/event-map';
import { EventNextTimes } from '~/site/events/event-next-times';
import { EventYears } from '~/site/events/event-years';
import { isAwaited } from '~/site/events/is-awaited';
import { RelatedEvents } from '~/site/events/related-events';
import { sitePaths } from '~/site/paths';
import { TagList } from '~/site/tags/tag-list';
import { BeforeYouGo } from '~/site/visitor/before-you-go';

export const handle = { i18n: ['site', 'events', 'places', 'visitor'] };

export function loader(args: LoaderFunctionArgs) {
  return eventData(pageContext(args), args.params.slug ?? '');
}

export const meta: MetaFunction<typeof loader> = ({ data }) => {
  if (!data) return [];
  const { event, times, crumb, seo, today } = data;
  return pageMeta(seo, [
    // Search engines ask for a day, and of what is awaited there is none.
    ...(isAwaited(event, today) ? [] : [eventJsonLd(event, seo, times)]),
    breadcrumbList(seo.publicUrl, [
      { title: 'Visit Vietnam', path: sitePaths.home(seo.language) },
      { title: crumb, path: sitePaths.events(seo.language) },
      { title: event.title, path: sitePaths.event(seo.language, event.slug) },
    ]),
  ]);
};

export default function EventPage() {
  const { event, times, related, driver, today } = useLoaderData<typeof loader>();
  return (
    <>
      <article>
        <EventHero event={event} />
        <Story
          html={event.content}
          after={
            <>
              <TagList tags={event.tags} className="mt-8" />
              <BeforeYouGo record={event} />
              {event.runs_from ? (
                <EventNextTimes event={event} times={times} />
              ) : (
                <EventYears times={times} isLunar={event.is_lunar} />
              )}
            </>
          }
        >
          <EventFacts event={event} driver={driver} today={today} />
        </Story>
        <EventMap event={event} />
      </article>
      <RelatedEvents events={related} />
    </>
  );
}
