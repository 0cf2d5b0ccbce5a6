/** From here on there are streets; farther away the site's own outline says more, and names what it names. */
export const STREETS_FROM = 8;
