import sharp from 'sharp';
import { createWorkQueue } from './work-queue';

// Every picture is read from memory and seldom twice: a cache of decoded ones would only hold memory.
sharp.cache(false);
// Two pictures at a time, each on one thread, leave the rest of the machine to other requests.
sharp.concurrency(1);

/** All decoding and encoding of this process goes through here. */
export const encoding = createWorkQueue(2);

/** Requests that may wait for a variant. Waiting ones hold no picture. */
export const waitingVariants = 256;

/** Requests that may wait for a link preview; robots that read pages for them come back. */
export const waitingPreviews = 64;

/**
 * Uploads that may wait; each holds its file. They go first: somebody sits before the form, while pictures of a page that
 * nobody has seen before come by the dozen.
 */
export const waitingUploads = 32;

/** Beyond this, something that looks like a picture is an attack on memory. */
export const maximumPixels = 50_000_000;
