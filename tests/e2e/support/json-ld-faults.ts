import { jsonLdForms, jsonLdRules } from './json-ld-rules';

type Thing = Record<string, unknown>;
type Found = (thing: Thing, type: string) => string[];

const isMissing = (value: unknown) =>
  value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0);

/** Asks each thing of a block, however deep it lies. */
function throughout(value: unknown, find: Found): string[] {
  if (Array.isArray(value)) return value.flatMap((one) => throughout(one, find));
  if (typeof value !== 'object' || value === null) return [];
  const thing = value as Thing;
  return [
    ...find(thing, String(thing['@type'])),
    ...Object.values(thing).flatMap((part) => throughout(part, find)),
  ];
}

const missingOf = (thing: Thing, type: string, names: readonly string[] = []) =>
  names.filter((name) => isMissing(thing[name])).map((name) => `${type} without ${name}`);

/** Places in a list count from one, and each has a name, itself or what it points to. */
function wrongItems(thing: Thing, type: string): string[] {
  const items = thing.itemListElement;
  if (!Array.isArray(items)) return [];
  const isCounted = items.every((item: Thing, index) => item.position === index + 1);
  const isNamed = items.every(
    ({ name, item }: Thing) => !isMissing(name ?? (item as Thing | undefined)?.name),
  );
  return [
    ...(isCounted ? [] : [`${type} whose positions do not count from 1`]),
    ...(isNamed ? [] : [`${type} with an item without a name`]),
  ];
}

const faultsOf: Found = (thing, type) => {
  const rule = jsonLdRules[type];
  if (!rule) return [`${type} is not a type of this site`];
  const empty = Object.entries(thing)
    .filter(([name, value]) => isMissing(value) && !rule.required.includes(name))
    .map(([name]) => `${type} with an empty ${name}`);
  const misshapen = Object.entries(thing)
    .filter(([name, value]) => !isMissing(value) && jsonLdForms[name]?.(value) === false)
    .map(([name, value]) => `${type} with ${name} ${JSON.stringify(value)}`);
  const unfit = (rule.never ?? [])
    .filter((name) => !isMissing(thing[name]))
    .map((name) => `${type} with ${name}`);
  return [
    ...missingOf(thing, type, rule.required),
    ...empty,
    ...unfit,
    ...misshapen,
    ...wrongItems(thing, type),
  ];
};

/** What is wrong with one block of structured data. */
export function jsonLdFaults(text: string): string[] {
  try {
    const block = JSON.parse(text) as Thing;
    const context = block['@context'] === 'https://schema.org' ? [] : ['JSON-LD of another vocabulary'];
    return [...context, ...throughout(block, faultsOf)];
  } catch {
    return ['JSON-LD that is not JSON'];
  }
}

/** What search engines would like to know besides; a record may not have it. */
export const jsonLdGaps = (block: unknown): string[] =>
  throughout(block, (thing, type) => missingOf(thing, type, jsonLdRules[type]?.recommended));
