import type { LoaderFunctionArgs } from '@remix-run/node';
import { optional } from '~/api/answers.server';
import { apiFor } from '~/api/client.server';
import type { Got } from '~/api/types';
import { defaultLanguage } from '~/i18n/languages';

/** Water, islands, railways, boats and signs for maps of the country. */
export type BaseMap = Got<'/base-map'>['data'];

export type Asked = Pick<LoaderFunctionArgs, 'request' | 'context'>;

/** Null while the API does not answer: maps are then drawn on land and coast alone. */
export async function readBaseMap({ request, context }: Asked): Promise<BaseMap | null> {
  const api = apiFor({ language: defaultLanguage, request, context });
  const answer = await optional(api.GET('/base-map'), context);
  return answer?.data ?? null;
}
