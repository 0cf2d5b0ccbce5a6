import { unavailable } from '~/api/answers.server';
import type { PageContext } from '~/api/page-context.server';
import type { Order } from '~/api/types';

/** What somebody shows who has not opened the order in this browser before. */
interface Shown {
  email?: string | undefined;
  key?: string | undefined;
}

/** An order that this visitor may see, with the cookies that remember it; null for any other. */
export async function findOrder(
  { api, language, context }: PageContext,
  code: string,
  shown: Shown = {},
): Promise<{ order: Order; response: Response } | null> {
  const query = {
    lang_id: language,
    ...(shown.email ? { email: shown.email } : {}),
    ...(shown.key ? { key: shown.key } : {}),
  };
  const { data, response } = await api
    .GET('/orders/{code}', { params: { path: { code }, query } })
    .catch((cause: unknown) => {
      throw unavailable(context, cause);
    });
  if (data) return { order: data.data, response };
  if ([404, 422, 429].includes(response.status)) return null;
  throw unavailable(context, `an order answered ${response.status}`);
}
