/** The same in the server's own modules and in the site's, which are bundled. */
const written = Symbol.for('written page');

type WithPage = Response & { [written]?: Buffer };

/** The answer with a page, for whoever sends it: as the body of a `Response` it would be copied three times on its way. */
export function answerWith(page: Buffer, init: ResponseInit): Response {
  return Object.assign(new Response(null, init), { [written]: page });
}

/** The page that an answer comes with, if it is one. */
export const writtenPage = (response: Response): Buffer | undefined => (response as WithPage)[written];
