/** A page of the site to go on to; anything that could lead elsewhere is none. */
export function nextPage(value: unknown): string | null {
  const path = typeof value === 'string' ? value : '';
  // Neither line ends, which no header may have, nor what browsers read as another site.
  const isPlain = /^[!-~]+$/.test(path) && !path.includes('\\') && !path.includes('//');
  return isPlain && /^\/(en|vi|maps)(?:[/?#]|$)/.test(path) ? path : null;
}
