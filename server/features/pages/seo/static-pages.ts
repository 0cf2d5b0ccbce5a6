import { moduleIds } from '../../../module-ids';
import type { MessageKey } from '../../../platform/messages';
import type { SettingGroup } from '../settings/group';
import { about } from '../settings/groups/about';
import { accessibility } from '../settings/groups/accessibility';
import { currency } from '../settings/groups/currency';
import { essential } from '../settings/groups/essential';
import { gettingAround } from '../settings/groups/getting-around';
import { home } from '../settings/groups/home';
import { accessibilityStatement, cookies, imprint, privacy, terms } from '../settings/groups/legal';
import { planYourTrip } from '../settings/groups/plan-your-trip';
import { safety } from '../settings/groups/safety';
import { vietnamPass } from '../settings/groups/vietnam-pass';
import { visaguide } from '../settings/groups/visaguide';

type TextName<Key> = Key extends `page_${infer Name}_title` ? Name : never;

export interface StaticPage {
  /** Path below the language, `` for home. */
  path: string;
  /** Names its title and description among the messages. */
  texts: Exclude<TextName<MessageKey>, 'tag'>;
  robotsIndex: 0 | 1;
  /** Further segments that the path may have; they show the same page. */
  more: number;
  /** Whether search engines may list it with such segments, as with none. */
  moreListed: boolean;
  /** Number under which SEO records know it, with the record number 1. */
  moduleId: number | null;
  /** Settings that say what the page is called and shows; they come before the messages. */
  group: SettingGroup | null;
  /** An address that never changes for a record that has its own; search engines are told of that one. */
  alias: boolean;
}

/** The record number of a page that is the only one of its kind. */
export const onlyRecord = 1;

const page = (
  path: string,
  texts: StaticPage['texts'],
  given: Partial<Pick<StaticPage, 'more' | 'moreListed' | 'moduleId' | 'group' | 'alias'>> = {},
): StaticPage => ({
  path,
  texts,
  robotsIndex: 1,
  more: 0,
  moreListed: true,
  moduleId: null,
  group: null,
  alias: false,
  ...given,
});

/** A page that search engines shall not list: it is somebody's own, or a step on the way. */
const unlisted = (path: string, texts: StaticPage['texts'], more = 0): StaticPage => ({
  ...page(path, texts, { more }),
  robotsIndex: 0,
});

/** Pages of the site that are not one record's; their texts are what search engines get until an editor sets others. */
export const staticPages: readonly StaticPage[] = [
  page('', 'home', { moduleId: moduleIds.home, group: home }),
  page('/placetogo', 'placetogo'),
  page('/where-to-go', 'where_to_go'),
  // A month in all of the country or in one region stands below it.
  page('/when-to-go', 'when_to_go', { more: 2 }),
  page('/chat', 'chat'),
  page('/collections', 'collections'),
  page('/today', 'today'),
  page('/blogs', 'blogs'),
  page('/travel-tips', 'travel_tips'),
  page('/stories-inspiration', 'stories'),
  page('/experience-types', 'experience_types'),
  page('/experience-types/local-life', 'local_life', { alias: true }),
  page('/experience-types/city-vibes', 'city_vibes', { alias: true }),
  page('/experience-types/cultural-heritage', 'cultural_heritage', { alias: true }),
  page('/experience-types/romantic-getaways', 'romantic_getaways', { alias: true }),
  page('/experience-types/vietnamese-cuisine', 'vietnamese_cuisine', { alias: true }),
  page('/thingstodo', 'things_to_do'),
  page('/itineraries', 'itineraries'),
  page('/events', 'events'),
  page('/attractions', 'attractions'),
  page('/sightseeing', 'sightseeing', { more: 2, alias: true }),
  page('/hotels', 'hotels'),
  page('/historichotel', 'historic_hotel'),
  page('/restaurant', 'restaurant'),
  page('/plan-your-trip', 'plan_your_trip', { moduleId: moduleIds.plan_your_trip, group: planYourTrip }),
  page('/tripdetail', 'tripdetail'),
  page('/about', 'about', { moduleId: moduleIds.about, group: about }),
  page('/visa-guide', 'visa_guide', { moduleId: moduleIds.visa_guide, group: visaguide }),
  page('/visainformation', 'visa_information'),
  page('/essentials', 'essentials', { moduleId: moduleIds.essential, group: essential }),
  page('/safety', 'safety', { moduleId: moduleIds.safety, group: safety }),
  page('/getting-to-and-around', 'getting_around', {
    moduleId: moduleIds.getting_around,
    group: gettingAround,
  }),
  page('/accessibility', 'accessibility', { moduleId: moduleIds.accessibility, group: accessibility }),
  page('/weathertrip', 'weather'),
  page('/currency', 'currency', { moduleId: moduleIds.currency, group: currency }),
  page('/vietnam-pass', 'vietnam_pass', { moduleId: moduleIds.vietnam_pass, group: vietnamPass }),
  page('/flights', 'flights'),
  page('/downloadapp', 'download_app'),
  page('/tags', 'tags'),
  page('/rating', 'rating'),
  page('/contact', 'contact'),
  page('/terms', 'terms', { moduleId: moduleIds.terms, group: terms }),
  page('/privacy', 'privacy', { moduleId: moduleIds.privacy, group: privacy }),
  page('/cookies', 'cookies', { moduleId: moduleIds.cookies, group: cookies }),
  page('/imprint', 'imprint', { moduleId: moduleIds.imprint, group: imprint }),
  page('/accessibility-statement', 'accessibility_statement', {
    moduleId: moduleIds.accessibility_statement,
    group: accessibilityStatement,
  }),
  // Where a search begins; what it finds is no page of its own.
  page('/search-result', 'search', { more: 1, moreListed: false }),
  unlisted('/tripdetail/result', 'trip_result'),
  unlisted('/restaurant/detail', 'restaurant_detail'),
  unlisted('/shopping', 'shopping'),
  unlisted('/payment', 'payment'),
  unlisted('/payment-success', 'payment_success', 2),
  unlisted('/detail-ticket', 'detail_ticket'),
  unlisted('/listticket', 'list_ticket'),
  unlisted('/profile', 'profile'),
  unlisted('/signin', 'signin'),
  unlisted('/signin-password', 'signin_password'),
  unlisted('/signup', 'signup'),
  unlisted('/activate', 'activate'),
  unlisted('/forgot-password', 'forgot_password'),
  unlisted('/forgot-password/confirm', 'new_password'),
  unlisted('/rate', 'rate'),
  unlisted('/write-review', 'write_review'),
  unlisted('/confirm-review', 'confirm_review'),
];
