/** A reason for which the product can't start, in one sentence for the person who starts it. */
export class StartFailure extends Error {
  override name = 'StartFailure';
}
