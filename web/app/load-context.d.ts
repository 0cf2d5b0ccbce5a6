import '@remix-run/node';
import type { Written } from './rendering/written/written-html';

declare module '@remix-run/node' {
  /** What the server hands to every loader and action. */
  interface AppLoadContext {
    /** Content-security-policy nonce of this answer. */
    nonce: string;
    requestId: string;
    /** Where the API listens, without a trailing slash. */
    apiUrl: string;
    /** The site's own address as visitors see it, without a trailing slash. */
    publicUrl: string;
    /** The style of map tiles from elsewhere; null draws maps on the site's own outline. */
    mapStyleUrl: string | null;
    /** Where the operator's own street maps are; null without such a file. */
    streetsUrl: () => Promise<string | null>;
    clientAddress: string;
    /** What a CDN in front says of where the visitor is, as it says it. */
    placeHeaders: Readonly<Record<string, string>>;
    /** Gathers the tags of what the API answers; the page is thrown away when one of them changes. */
    tags: Set<string>;
    /** Aborts when all reads of this page have taken too long together. */
    deadline: () => AbortSignal;
    /** Gives an answer of the API that is the same for all from memory, or asks for it and waits until the deadline. */
    cachedAnswer: <Answer extends { response: Response }>(
      key: string,
      ask: () => Promise<Answer>,
      deadline: AbortSignal,
    ) => Promise<Answer>;
    /** What has to have been seen by whoever answers this request, as the header `x-read-after` says it; empty for nothing. */
    readAfter: () => string;
    /** Called with what a write has to be read after, which the visitor's browser then says. */
    wrote: (readAfter: string) => void;
    /** Called when the API could not answer: the page may lack a section. */
    callFailed: () => void;
    /** Texts that the document carries as markup alone; null for an answer to a script. */
    written: Written | null;
  }
}
