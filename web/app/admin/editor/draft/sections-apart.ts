import type { VisitorInfo } from '~/api/types';
import { type SectionName, sectionNames } from '../../visitor/sections';
import type { Draft } from './draft';

/** What visitors have to know is one field of the form, and as many as it has sections to whoever compares versions. */
const field = 'visitor_info';

const infoOf = (value: unknown): VisitorInfo => (value ?? {}) as VisitorInfo;

/** The section that a key of a comparison is for: `visitor_info.price` → `price`. */
export const sectionOfKey = (key: string): SectionName | undefined =>
  sectionNames.find((name) => key === `${field}.${name}`);

/** A draft with a key for each section, which holds that section alone. */
export function apart(draft: Draft): Draft {
  if (!(field in draft)) return draft;
  const { [field]: whole, ...others } = draft;
  const info = infoOf(whole);
  const sections = sectionNames.map((name) => [
    `${field}.${name}`,
    info[name] === undefined ? null : { [name]: info[name] },
  ]);
  return { ...others, ...Object.fromEntries(sections) };
}

/** Values of such keys as the form takes them, laid over what it holds. */
export function together(draft: Draft, values: Draft): Draft {
  const keys = Object.keys(values);
  const sections = keys.flatMap((key) => sectionOfKey(key) ?? []);
  if (sections.length === 0) return values;
  const kept = Object.fromEntries(
    Object.entries(infoOf(draft[field])).filter(([name]) => !sections.some((one) => one === name)),
  );
  const taken = sections.map((name) => infoOf(values[`${field}.${name}`]));
  const info: VisitorInfo = Object.assign({}, kept, ...taken);
  const others = Object.entries(values).filter(([key]) => !sectionOfKey(key));
  return { ...Object.fromEntries(others), [field]: Object.keys(info).length > 0 ? info : null };
}
