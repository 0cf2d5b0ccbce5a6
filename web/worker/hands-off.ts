/** What a request tells of itself, as far as it matters here. */
interface Asked {
  url: string;
  /** The page, or the file, that asks. */
  referrer: string;
  mode: string;
}

const isOfficePath = (pathname: string): boolean => /^\/admin(\/|\.data$|$)/.test(pathname);

/** The path of an address; none where there is none, as for a page that was opened by hand. */
const pathOf = (address: string): string => (URL.canParse(address) ? new URL(address).pathname : '');

/**
 * Whether a request belongs to the back office: its pages and their data, its own scripts and styles, the questions about
 * its routes, and whatever else one of its pages asks for. A public page that is opened from there is a public page.
 * @param ownFiles paths of the scripts and styles that only the back office loads
 */
export function isOfBackOffice({ url, referrer, mode }: Asked, ownFiles: ReadonlySet<string>): boolean {
  const { pathname, searchParams } = new URL(url);
  if (isOfficePath(pathname) || ownFiles.has(pathname)) return true;
  if (pathname === '/__manifest' && searchParams.getAll('p').some(isOfficePath)) return true;
  // What pages share is the same wherever it is asked for; it is named after its content.
  if (mode === 'navigate' || pathname.startsWith('/assets/')) return false;
  return isOfficePath(pathOf(referrer));
}
