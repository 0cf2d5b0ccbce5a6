declare module 'fastify' {
  interface FastifyContextConfig {
    /** A question that the contract asks by POST: it writes nothing, and its answer may be cached (`x-read-only`). */
    readOnly?: true;
    /** A read that must reach the API each time, as the API counts it (`x-uncached`). */
    uncached?: true;
    /** The answer waits for partners, who take their time, so that callers have to be patient (`x-asks-partners`). */
    asksPartners?: true;
  }
}

/** An operation of the document, as far as it says how its answer may be cached. */
interface Operation {
  'x-read-only'?: true;
  'x-uncached'?: true;
  'x-asks-partners'?: true;
}

/** Paths of the document whose operation has the mark, in the order of the document. */
const marked = (
  paths: Record<string, Partial<Record<'get' | 'post', Operation>>>,
  method: 'get' | 'post',
  mark: keyof Operation,
): string[] =>
  Object.entries(paths)
    .filter(([, operations]) => operations[method]?.[mark] === true)
    .map(([path]) => path);

/** What callers have to know of a call before they keep its answer, read from the document's own marks. */
export const callLists = (paths: Parameters<typeof marked>[0]) => ({
  readOnlyPosts: marked(paths, 'post', 'x-read-only'),
  uncachedReads: marked(paths, 'get', 'x-uncached'),
  partnerReads: marked(paths, 'get', 'x-asks-partners'),
});
