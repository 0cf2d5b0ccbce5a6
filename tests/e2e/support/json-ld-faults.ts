/** What search engines ask for of each kind of thing that the site describes. */
const requiredProperties: Record<string, string[]> = {
  WebSite: ['name', 'url', 'inLanguage', 'potentialAction'],
  BreadcrumbList: ['itemListElement'],
  ListItem: ['position', 'name', 'item'],
  FAQPage: ['mainEntity'],
  Question: ['name', 'acceptedAnswer'],
  Answer: ['text'],
  TouristDestination: ['name', 'description', 'url', 'image', 'inLanguage', 'geo'],
  TouristAttraction: ['name', 'description', 'url', 'image', 'inLanguage'],
  City: ['name'],
  AggregateRating: ['ratingValue', 'ratingCount'],
  GeoCoordinates: ['latitude', 'longitude'],
  AdministrativeArea: ['name'],
  Article: ['headline', 'description', 'image', 'datePublished', 'dateModified', 'author', 'publisher'],
  Organization: ['name'],
  SearchAction: ['target', 'query-input'],
  EntryPoint: ['urlTemplate'],
};

function faultsOf(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(faultsOf);
  if (typeof value !== 'object' || value === null) return [];
  const thing = value as Record<string, unknown>;
  const type = String(thing['@type']);
  const required = requiredProperties[type];
  if (!required) return [`${type} is not a type of this site`];
  const missing = required.filter((name) => [undefined, null, ''].includes(thing[name] as undefined));
  return [...missing.map((name) => `${type} without ${name}`), ...Object.values(thing).flatMap(faultsOf)];
}

/** What is wrong with one block of structured data. */
export function jsonLdFaults(text: string): string[] {
  try {
    const block = JSON.parse(text) as Record<string, unknown>;
    const context = block['@context'] === 'https://schema.org' ? [] : ['JSON-LD of another vocabulary'];
    return [...context, ...faultsOf(block)];
  } catch {
    return ['JSON-LD that is not JSON'];
  }
}
