/** Refuses a form that another site has sent. Browsers say where a request comes from. */
export function requireOwnForm(request: Request): void {
  const site = request.headers.get('sec-fetch-site');
  if (site && site !== 'same-origin' && site !== 'none') throw new Response(null, { status: 403 });
  const origin = request.headers.get('origin');
  if (!site && origin && new URL(origin).host !== request.headers.get('host'))
    throw new Response(null, { status: 403 });
}
