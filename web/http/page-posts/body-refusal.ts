/** Why a body was not read to its end, as a status that a client understands. */
export class BodyRefusal extends Error {
  override name = 'BodyRefusal';
  constructor(readonly statusCode: 408 | 413) {
    super(statusCode === 413 ? 'The body is too large.' : 'The body came too slowly.');
  }
}
