/** What a thing must say to be of use to a search engine, and what it should say where that is known. */
interface Rule {
  required: readonly string[];
  recommended?: readonly string[];
  /** What schema.org doesn't know of the type, or search engines don't take from it. */
  never?: readonly string[];
}

const page = ['url', 'image'];
/** Ratings are for businesses, products and works; a language is for what is written or said. */
const unrated = ['aggregateRating', 'review', 'inLanguage'];
const business = ['url', 'image', 'telephone', 'priceRange', 'geo', 'aggregateRating'];

/**
 * The types that the site describes, with what schema.org and the search engines' own documents ask of each. A type
 * that is not here is not one that the site should use without somebody having looked it up.
 */
export const jsonLdRules: Record<string, Rule> = {
  WebSite: { required: ['name', 'url', 'inLanguage', 'potentialAction'] },
  SearchAction: { required: ['target', 'query-input'] },
  EntryPoint: { required: ['urlTemplate'] },
  BreadcrumbList: { required: ['itemListElement'] },
  ItemList: { required: ['itemListElement'], recommended: ['numberOfItems'] },
  ListItem: { required: ['position', 'item'] },
  FAQPage: { required: ['mainEntity'] },
  Question: { required: ['name', 'acceptedAnswer'] },
  Answer: { required: ['text'] },
  Article: {
    required: ['headline', 'image', 'datePublished', 'dateModified', 'author', 'publisher'],
    recommended: ['description', 'mainEntityOfPage', 'inLanguage'],
  },
  TouristDestination: {
    required: ['name', 'description', ...page, 'geo'],
    recommended: ['containedInPlace'],
    never: unrated,
  },
  TouristAttraction: {
    required: ['name', 'description', ...page],
    recommended: ['geo', 'isAccessibleForFree'],
    never: [...unrated, 'priceRange', 'starRating'],
  },
  TouristTrip: {
    required: ['name', 'description', ...page, 'itinerary'],
    // Nobody runs a sample.
    recommended: ['provider', 'offers', 'touristType', 'subTrip'],
    never: [...unrated, 'geo', 'address'],
  },
  Trip: { required: ['name'], never: unrated },
  Event: {
    required: ['name', 'startDate', 'location'],
    recommended: [
      'description',
      'endDate',
      'image',
      'eventStatus',
      'eventAttendanceMode',
      'url',
      'inLanguage',
      'organizer',
      'isAccessibleForFree',
      'offers',
    ],
  },
  Hotel: {
    required: ['name', 'description', 'address'],
    recommended: [...business, 'starRating', 'amenityFeature'],
    never: ['inLanguage'],
  },
  Restaurant: {
    required: ['name', 'description', 'address'],
    recommended: [...business, 'servesCuisine', 'openingHoursSpecification'],
    never: ['inLanguage', 'starRating'],
  },
  Offer: { required: ['price', 'priceCurrency'], recommended: ['availability', 'url'] },
  Schedule: {
    required: ['repeatFrequency'],
    recommended: ['scheduleTimezone'],
  },
  // On the days of a week, or on dates.
  OpeningHoursSpecification: { required: ['opens', 'closes'] },
  PropertyValue: { required: ['name', 'value'] },
  LocationFeatureSpecification: { required: ['name', 'value'] },
  Rating: { required: ['ratingValue'] },
  AggregateRating: { required: ['ratingValue', 'ratingCount'], recommended: ['bestRating', 'worstRating'] },
  GeoCoordinates: { required: ['latitude', 'longitude'] },
  PostalAddress: { required: ['addressCountry'], recommended: ['addressLocality', 'streetAddress'] },
  Place: { required: ['name'], recommended: ['geo'], never: unrated },
  City: { required: ['name'] },
  AdministrativeArea: { required: ['name'] },
  // One that holds an event is known by its name.
  Organization: { required: ['name'], recommended: ['url'], never: ['aggregateRating', 'inLanguage'] },
  Person: { required: ['name'] },
};

const isAddress = (value: unknown) => typeof value === 'string' && /^https?:\/\/\S+$/.test(value);
const isDate = (value: unknown) =>
  typeof value === 'string' &&
  /^\d{4}-\d\d-\d\d(T\d\d:\d\d(:\d\d(\.\d+)?)?(Z|[+-]\d\d:\d\d))?$/.test(value) &&
  !Number.isNaN(Date.parse(value));
const isTime = (value: unknown) => typeof value === 'string' && /^([01]\d|2[0-3]):[0-5]\d/.test(value);
const isWithin = (most: number) => (value: unknown) => typeof value === 'number' && Math.abs(value) <= most;

/** What properties look like wherever they stand. */
export const jsonLdForms: Record<string, (value: unknown) => boolean> = {
  url: isAddress,
  mainEntityOfPage: isAddress,
  eventStatus: isAddress,
  eventAttendanceMode: isAddress,
  availability: isAddress,
  logo: isAddress,
  sameAs: (value) => [value].flat().every(isAddress),
  isAccessibleForFree: (value) => typeof value === 'boolean',
  image: (value) => [value].flat().every(isAddress),
  startDate: isDate,
  endDate: isDate,
  datePublished: isDate,
  dateModified: isDate,
  opens: isTime,
  closes: isTime,
  telephone: (value) => typeof value === 'string' && /^\+\d[\d ().-]+$/.test(value),
  latitude: isWithin(90),
  longitude: isWithin(180),
  ratingValue: isWithin(5),
  price: (value) => typeof value === 'number' && value >= 0,
  priceCurrency: (value) => typeof value === 'string' && /^[A-Z]{3}$/.test(value),
  addressCountry: (value) => typeof value === 'string' && /^[A-Z]{2}$/.test(value),
  inLanguage: (value) => value === 'en' || value === 'vi',
  ratingCount: (value) => Number.isInteger(value) && Number(value) > 0,
};
