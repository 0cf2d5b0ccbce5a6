/** A page of the site to go on to; anything that could lead elsewhere is none. */
export function nextPage(value: unknown): string | null {
  const path = typeof value === 'string' ? value : '';
  return /^\/(en|vi|maps)(?:[/?#]|$)/.test(path) && !path.includes('\\') && !path.includes('//')
    ? path
    : null;
}
