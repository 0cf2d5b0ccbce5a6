/** Wide enough for a phone, small enough to keep by the dozen. */
const wantedWidth = 640;

/** A page opens with its own pictures; what comes later belongs to cards of other pages. */
const mostPictures = 10;

/** One list of sizes of each picture; the other one is the same in a shape for narrow screens. */
const sources = /<source(?![^>]*media=)[^>]*type="image\/avif"[^>]*srcset="([^"]+)"/gi;

/** The one address of a picture's sizes whose width is nearest to what is cached. */
function kept(srcSet: string): string | undefined {
  const sizes = srcSet
    .replaceAll('&amp;', '&')
    .split(', ')
    .map((size) => {
      const [url = '', width = ''] = size.split(' ');
      return { url, distance: Math.abs(Number.parseInt(width, 10) - wantedWidth) };
    })
    .filter(({ url, distance }) => url.startsWith('/media/') && !Number.isNaN(distance));
  // Kept as WebP, which stands in for the JPEG of a browser without AVIF as well.
  return sizes
    .sort((one, other) => one.distance - other.distance)[0]
    ?.url.replace('format=avif', 'format=webp');
}

/** Addresses of the pictures that a page is cached with, from its HTML. */
export function picturesOf(html: string): string[] {
  const found = [...html.matchAll(sources)].flatMap(([, srcSet]) => kept(srcSet ?? '') ?? []);
  return [...new Set(found)].slice(0, mostPictures);
}
