import { lazy } from 'react';
import { contentCalls } from '../../entities/calls';
import { defineEntity, type EntityDescriptor } from '../../entities/descriptor';
import { title } from '../../entities/fields';

const PictureControl = lazy(() => import('./picture-control'));

const known = new Map<number, EntityDescriptor>();

const describe = (hotelId: number) =>
  defineEntity({
    name: 'room',
    section: `hotels/${hotelId}`,
    paths: { add: '/rooms/add', edit: '/rooms/' },
    menu: null,
    under: { to: '/admin/hotels', text: 'entity.hotel.many' },
    right: 'resource',
    calls: contentCalls(`/resources/${hotelId}/rooms`, 'PUT'),
    hasImage: false,
    hasThumbnail: true,
    columns: [
      { name: 'price', as: 'money' },
      { name: 'capacity', as: 'number' },
      { name: 'quantity', as: 'number' },
    ],
    shownColumns: ['price', 'capacity', 'quantity'],
    texts: [title, { name: 'description', kind: 'lines', maxLength: 2000 }],
    groups: [
      {
        title: 'room_sale',
        fields: [
          { name: 'price', kind: 'money', required: true, hint: 'price_night' },
          { name: 'capacity', kind: 'number', min: 1, max: 20, whole: true, unit: 'people', required: true },
          {
            name: 'quantity',
            kind: 'number',
            min: 0,
            max: 10_000,
            whole: true,
            required: true,
            hint: 'quantity',
          },
        ],
      },
      {
        title: 'room_picture',
        fields: [{ name: 'image', kind: 'own', control: PictureControl, rules: { empty: null } }],
      },
    ],
  });

/** The rooms of one hotel as an entity of the back office; the same descriptor each time. */
export function roomsOf(hotelId: number): EntityDescriptor {
  const entity = known.get(hotelId) ?? describe(hotelId);
  known.set(hotelId, entity);
  return entity;
}
