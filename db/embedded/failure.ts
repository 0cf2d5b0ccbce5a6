/** A reason for which the embedded PostgreSQL can't be used, said in one sentence for the person who starts it. */
export class EmbeddedPostgresError extends Error {
  override name = 'EmbeddedPostgresError';
}
