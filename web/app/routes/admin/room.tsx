import type { LoaderFunctionArgs } from '@remix-run/node';
import { type ShouldRevalidateFunction, useLoaderData } from '@remix-run/react';
import { requireRecord } from '~/admin/api/records.server';
import { ContentEditor } from '~/admin/editor/content-editor';
import { hotel } from '~/admin/entities/hotel';
import { interfaceLanguage } from '~/admin/interface-language';
import { roomsOf } from '~/admin/places/rooms/room-entity';
import { requireRight } from '~/admin/session/signed-in.server';
import { adminText } from '~/admin/text.server';
import { inOwnLanguage } from '~/admin/ui/in-own-language';

export { adminMeta as meta } from '~/admin/meta';

const isId = (value: string) => /^[1-9]\d{0,8}$/.test(value);

/** One kind of room of a hotel, or a new one. */
export async function loader(args: LoaderFunctionArgs) {
  const { hotel: hotelId = '', id = '' } = args.params;
  if (!isId(hotelId) || !(id === 'add' || isId(id))) throw new Response(null, { status: 404 });
  const owner = await requireRecord(args, hotel, hotelId, 'vi');
  if (owner.resource_type !== hotel.constants.resource_type) throw new Response(null, { status: 404 });
  const entity = roomsOf(Number(hotelId));
  if (id === 'add') {
    await requireRight(args, `${entity.right}.create`);
    const title = adminText(args.request)('entity.room.add');
    return { title, hotelId: Number(hotelId), id, records: null };
  }
  const [vi, en] = await Promise.all([
    requireRecord(args, entity, id, 'vi'),
    requireRecord(args, entity, id, 'en'),
  ]);
  const own = interfaceLanguage(args.request.headers);
  const title = inOwnLanguage({ vi: vi.title, en: en.title }, own) || `#${id}`;
  return { title, hotelId: Number(hotelId), id, records: { vi, en } };
}

/** What is being typed must not be replaced by a fresh answer; the editor reads anew by itself after a save. */
export const shouldRevalidate: ShouldRevalidateFunction = ({ currentUrl, nextUrl }) =>
  currentUrl.pathname !== nextUrl.pathname;

export default function RoomRoute() {
  const { hotelId, ...data } = useLoaderData<typeof loader>() as Awaited<ReturnType<typeof loader>>;
  const key = `${hotelId}/${data.id}`;
  return <ContentEditor key={key} entity={roomsOf(hotelId)} {...data} options={{}} />;
}
