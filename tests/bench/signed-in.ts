import { readFile } from 'node:fs/promises';
import path from 'node:path';

const email = 'admin@visitvietnam.example';

/** The first administrator, who may see all. */
export interface SignedIn {
  email: string;
  password: string;
  token: string;
  /** Asks the API as this administrator. */
  ask(asked: string): Promise<Response>;
}

/** Signs in to the API of a product with the password that its first start made. */
export async function signInTo(apiUrl: string, dataDir: string): Promise<SignedIn> {
  const password = (await readFile(path.join(dataDir, 'admin-password'), 'utf8')).trim();
  const answer = await fetch(`${apiUrl}/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password }),
  });
  if (!answer.ok) throw new Error(`Signing in answers ${answer.status}.`);
  const { token } = (await answer.json()) as { token: string };
  const headers = { authorization: `Bearer ${token}` };
  return { email, password, token, ask: (asked) => fetch(`${apiUrl}${asked}`, { headers }) };
}
