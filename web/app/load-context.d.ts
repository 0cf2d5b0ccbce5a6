import '@remix-run/node';

declare module '@remix-run/node' {
  /** What the server hands to every loader and action. */
  interface AppLoadContext {
    /** Content-security-policy nonce of this answer. */
    nonce: string;
    requestId: string;
    /** Where the API listens, without a trailing slash. */
    apiUrl: string;
    /** The site's own address as visitors see it, without a trailing slash. */
    publicUrl: string;
    clientAddress: string;
  }
}
