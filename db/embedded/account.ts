import { chown, stat } from 'node:fs/promises';

/** The operating system's user and group that the server runs as; undefined: those of this process. */
export type Account = { uid: number; gid: number } | undefined;

const nobody = 65534;

/**
 * PostgreSQL refuses to run as root: root gives it to the cluster's owner, or to "nobody" when there is no cluster yet.
 * Everyone else runs it as themselves.
 */
export async function serverAccount(cluster: string): Promise<Account> {
  if (process.getuid?.() !== 0) return undefined;
  const owner = await stat(cluster).catch(() => undefined);
  return owner && owner.uid !== 0 ? { uid: owner.uid, gid: owner.gid } : { uid: nobody, gid: nobody };
}

/** Makes a file or folder belong to the account, when it isn't our own. */
export async function giveTo(account: Account, file: string): Promise<void> {
  if (account) await chown(file, account.uid, account.gid);
}
