import type { components, paths } from './schema.gen';

/** The body of a successful answer to `GET` on a path. */
export type Got<Path extends keyof paths> = paths[Path] extends {
  get: { responses: { 200: { content: { 'application/json': infer Body } } } };
}
  ? Body
  : never;

/** The body of a successful answer to `POST` on a path. */
export type Posted<Path extends keyof paths> = paths[Path] extends {
  post: { responses: { 200: { content: { 'application/json': infer Body } } } };
}
  ? Body
  : never;

/** Records as cards need them (`view=card`); whole rows will do as well. */
type Cards = components['schemas'];

/** Records as the public calls of the API give them. */
export type CityRow = Cards['CityCard'];
export type CityDetail = Got<'/city/{id}'>['data'];
export type CityClimate = Got<'/city/climate'>['data'][number];
export type WeatherNormal = CityDetail['weather_normals'][number];
export type GalleryItem = CityDetail['galleries'][number];
export type Faq = CityDetail['faqs'][number];
export type RegionWithCities = Got<'/region/list-in-home'>['data'][number];
export type MenuRegion = Got<'/city/menu'>['data'][number];
export type Today = Got<'/today/{city}'>['data'];
export type AlertRow = Got<'/alerts'>['data'][number];
export type BlogCategory = Got<'/blog-categories'>['data'][number];
export type BlogRow = Cards['BlogCard'];
export type BlogDetail = Got<'/blogs/detail/{slug}'>['data'];
/** A story without its places, which its page reads apart. */
export type Story = Omit<BlogDetail, 'places'>;
export type HomeExperienceType = Got<'/experience-type/list-in-home'>['data'][number];
export type ExperienceRow = Cards['ExperienceCard'];
export type ExperienceTypeRow = Got<'/experience-type'>['data'][number];
export type ExperienceOverview = Got<'/experience-type/detail/{slug}'>;
export type ExperienceType = NonNullable<ExperienceOverview['experience_type']>;
export type ExperienceDetail = Got<'/experience/detail/{slug}'>['data'];
export type ThingDetail = Got<'/things-to-do/detail/{slug}'>['data'];
export type ThingCategory = Got<'/thingtodo-categories'>['data'][number];
export type ThingRow = Cards['ThingToDoCard'];
export type EventRow = Cards['EventCard'];
export type EventPage = Got<'/event/{id}'>;
export type EventDetail = EventPage['event'];
export type EventTime = EventPage['times'][number];
export type EventMonth = Got<'/event/calendar'>['data'];
export type LunarDate = EventRow['lunar_date'];
export type WhereToGo = Got<'/where-to-go'>['data'];
export type WeighedDestination = WhereToGo['destinations'][number];
export type ComparedDestination = WhereToGo['compared'][number];
export type RegionYear = Got<'/when-to-go'>['data'][number];
export type PartYear = Got<'/when-to-go/parts'>['data'][number];
export type MonthInRegion = Got<'/when-to-go/month'>['data'];
export type MonthPicture = NonNullable<WeighedDestination['picture']>;
export type Tag = Got<'/tags'>['data'][number];
export type TaggedRecord = Got<'/tags/{keyword}'>['data'][number];
export type TaggedRows = Got<'/tags/{keyword}'>['rows'];
export type TopRated = Got<'/rating'>['data'];
export type TourRow = Cards['TourCard'];
export type TourDetail = Got<'/tour/detail/{slug}'>['data'];
export type TourDay = TourDetail['days'][number];
export type TourStop = TourDay['stops'][number];
export type Departure = TourDetail['departures'][number];
export type TravelStyle = Posted<'/tour/list-travelstyle'>['data'][number];
export type DeparturePoint = Posted<'/tour/list-departure'>['data'][number];
export type NotNow = Got<'/attraction'>['potentials'][number]['not_now'];
export type PlaceCardRow = Cards['ResourceCard'];
export type PlaceRow = Got<'/attraction'>['potentials'][number];
export type PlaceDetail = Got<'/attraction/{slug}'>['data'];
export type HotelRoom = PlaceDetail['rooms'][number];
export type OpeningHours = NonNullable<PlaceDetail['opening_hours']>;
export type VisitorInfo = PlaceDetail['visitor_info'];
export type Accessibility = NonNullable<PlaceDetail['accessibility']>;
/** The page of a tag: its place, its visitors, and what is near. */
export type CheckInPage = Got<'/maps/{slug}/{id}'>['data'];
export type OwnCheckIn = Got<'/me/check-ins'>['data'][number];
export type PartnerHotel = Got<'/hotel/external/hotels'>['data'][number];
export type PartnerHotelDetail = Posted<'/hotel/external/hotel/{id}'>['data'];
export type FlightSearch = Got<'/flights'>['data'];
export type FlightSide = FlightSearch['outbound'];
export type FlightJourney = FlightSide['journeys'][number];
export type Ways = Got<'/ways'>['data'];
export type NearestAirport = Got<'/flights/airports/nearest'>['data'];
export type AirportChoice = Got<'/flights/airports'>['data'][number];
export type VisaCheck = Got<'/visa/check'>['data'];
export type CityMap = Got<'/map/{slug}'>['data'];
export type CityPlaceRow = Got<'/city/{id}/destinations'>['data'][number];
export type SearchAnswer = Got<'/search'>;
export type SearchHit = SearchAnswer['data'][number];
export type HomeSettings = Got<'/setting/home'>['data'];
export type Cart = Got<'/tour/cart'>;
export type CartLine = Cart['cart'][number];
export type Order = Got<'/orders/{code}'>['data'];
export type OrderLine = Order['lines'][number];
export type OrderRow = Got<'/orders'>['data'][number];
export type Ticket = Order['tickets'][number];
export type Weather = Got<'/weather/{city}'>['data'];
export type CurrencyRates = Got<'/currency'>['data'];
export type Fact = Got<'/facts'>['data'][number];
export type Country = Posted<'/countries/list-option'>['data'][number];
export type PlanningTool = Posted<'/planyourtrip/website/gallery'>['data'][number];
export type OrganisationProfile = Posted<'/setting/profile/information'>['data'];

export type Plan = Posted<'/planner/plan'>['data'];
/** What the planner sends while it answers. */
export type ChatEvent = paths['/planner/chat']['post']['responses'][200]['content']['text/event-stream'];
export type ShownPlan = Posted<'/planner/show'>['data'];
export type PlanIssue = Posted<'/planner/show'>['issues'][number];
export type Suggestion = Got<'/planner/suggest'>['data'][number];
export type OwnTrip = Got<'/trips/{id}'>['data'];
export type TripPackContents = Posted<'/planner/pack'>['data'];
export type OwnTripRow = Got<'/trips'>['data'][number];

export type Customer = Got<'/me'>['data'];
export type CustomerSession = Got<'/me/sessions'>['data'][number];
export type OwnReview = Got<'/me/reviews'>['data'][number];
export type UnratedRecord = Got<'/me/unrated'>['data'][number];
export type SavedRow = Got<'/saved'>['data'][number];
export type Opinion = Got<'/me/opinion'>['data'];
export type ReviewList = Got<'/reviews'>;
export type Review = ReviewList['data'][number];
export type ReviewsSummary = ReviewList['summary'];

/** A record that another one names. */
export type RecordRef = MenuRegion['region'];

/** What every content record has to be shown as a card. */
export type PicturedRecord = Pick<CityRow, 'title' | 'image' | 'image_alt' | 'image_blur'>;

/** Paths of one page by language; a language is missing where the page is not translated. */
export type Alternates = { [language: string]: string };

export type FacetCounts = NonNullable<Got<'/restaurant'>['facets']>;
/** Records of one kind that a collection shows. */
export type CollectionShelf = Got<'/collections/detail/{slug}'>['data']['shelves'][number];
