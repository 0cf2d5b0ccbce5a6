const LONGEST = 80;

/** The slug that the API makes from a title: folded letters and digits with hyphens between. */
export function slugify(title: string): string {
  const words = title
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/đ/g, 'd')
    .match(/[a-z0-9]+/g);
  const whole = (words ?? []).join('-');
  if (whole.length <= LONGEST) return whole;
  return whole
    .slice(0, LONGEST + 1)
    .replace(/-[^-]*$/, '')
    .slice(0, LONGEST);
}

/** The slug of a tag: one of digits alone would be a record's number. */
export function tagSlug(name: string): string {
  const slug = slugify(name);
  return /^\d*$/.test(slug) ? `n-${slug || 'a'}` : slug;
}
