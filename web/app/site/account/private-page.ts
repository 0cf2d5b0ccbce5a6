/** Headers of a page that is made for one visitor: neither a browser nor anybody on the way keeps it. */
export const privatePage = () => ({ 'cache-control': 'private, no-store' });
