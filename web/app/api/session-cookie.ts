type SessionCookie = 'admin_token' | 'customer_token';

/** Over HTTPS cookies carry a prefix that keeps neighbours from planting them. */
const prefix = '__Host-';

/** Whether the browser holds a token; whether it is good, only the API knows. */
export const holdsToken = (request: Request, name: SessionCookie): boolean =>
  new RegExp(`(?:^|;\\s*)(?:${prefix})?${name}=`).test(request.headers.get('cookie') ?? '');

/** A header that takes a token away whose session had ended already. */
export function takenToken(name: SessionCookie, publicUrl: string): string {
  const rest = '=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax';
  return publicUrl.startsWith('https:') ? `${prefix}${name}${rest}; Secure` : `${name}${rest}`;
}
