const kilobyte = 1024;
const megabyte = 1024 * kilobyte;

/** What a form of words may have. The longest, a review, has some ten thousand letters. */
export const formBytes = 256 * kilobyte;

/** Pages whose forms bring pictures: eight of 5 MB and words, or one. */
const uploads: readonly { path: RegExp; bytes: number }[] = [
  { path: /^\/[^/]+\/write-review(\.data)?$/, bytes: 42 * megabyte },
  { path: /^\/[^/]+\/profile(\.data)?$/, bytes: 6 * megabyte },
];

/** How many bytes a form with files may have at this address; no more than one of words where none are expected. */
export const uploadBytes = (pathname: string): number =>
  uploads.find(({ path }) => path.test(pathname))?.bytes ?? formBytes;

/**
 * Uploads that are read at a time, which bounds the memory that they take together; the others come again. Pictures are
 * sent by who is signed in, so that most places are for them.
 */
export const uploadPlaces = { all: 8, kept: 6, network: 1, customer: 1, admin: 2 };

/** Milliseconds after which even an upload that comes fast enough has held its place for too long. */
export const longestUploadMilliseconds = 90_000;

/** Forms that one address may send in a minute: many visitors may share it. */
export const postsPerMinute = 300;

/** Milliseconds after which a body must come at the minimum speed, on average. */
export const graceMilliseconds = 10_000;

/** Bytes a second. The slowest phone network that still opens the page is faster. */
export const minimumSpeed = 4 * kilobyte;
