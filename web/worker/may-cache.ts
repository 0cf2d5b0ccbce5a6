/**
 * Whether an answer may be cached: only what the server says is the same for everybody. What depends on a cookie does not
 * say `public`, so nothing of the back office, an account or a cart stays behind in a shared browser.
 */
export const mayKeep = (answer: Response): boolean =>
  answer.status === 200 &&
  !answer.redirected &&
  /(^|[\s,])public\b/.test(answer.headers.get('cache-control') ?? '');

/** The same for strategies. */
export const onlyPublic = {
  cacheWillUpdate: async ({ response }: { response: Response }) => (mayKeep(response) ? response : null),
};

/**
 * For the pages of tags, which are the same for everybody in a language although caches on the way must not keep them:
 * their address has no language. The answer to a form is a page of its own.
 */
export const sameForAll = {
  cacheWillUpdate: async ({ response }: { response: Response }) =>
    response.status === 200 && !response.redirected ? response : null,
};
