/** Any path of the back office that no other route knows. */
export function loader() {
  throw new Response(null, { status: 404 });
}

export default function NotFoundRoute() {
  return null;
}
