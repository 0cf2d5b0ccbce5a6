/** A reason for which there is no backup or no restore, in one sentence for the person who asked for it. */
export class BackupFailure extends Error {
  override name = 'BackupFailure';
}

/** Makes of whatever went wrong while a file was read a sentence about that file. */
export const damaged = (file: string, error: unknown): BackupFailure =>
  error instanceof BackupFailure
    ? error
    : new BackupFailure(
        `${file} is damaged or not whole (${(error as Error).message}). Nothing was changed: take another backup.`,
      );
