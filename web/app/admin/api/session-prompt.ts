/** Asks the person at the screen to sign in again; settles with whether that was done. */
export type SessionPrompt = () => Promise<boolean>;

let prompt: SessionPrompt | null = null;
let asking: Promise<boolean> | null = null;

/** The shell says here how it asks; gives back what undoes that. */
export function offerSessionPrompt(ask: SessionPrompt): () => void {
  prompt = ask;
  return () => {
    if (prompt === ask) prompt = null;
  };
}

/** Asks once, however many calls have run into the same ended session. */
export function askToSignIn(): Promise<boolean> {
  if (!prompt) return Promise.resolve(false);
  asking ??= prompt().finally(() => {
    asking = null;
  });
  return asking;
}
