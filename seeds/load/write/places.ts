import type { Transaction } from '../../../db/client';
import {
  resources,
  resourceThemes,
  resourceTranslations,
  rooms,
  roomTranslations,
  themes,
  themeTranslations,
} from '../../../db/schema';
import { languageCodes } from '../../../server/language';
import type { Content } from '../content';
import { specOf } from '../pictures/orders';
import type { Described } from '../shapes';
import type { PlaceRecord } from '../shapes/places';
import { continueIdentity } from './identity';
import { idByKey } from './keys';
import type { Album } from './pictures';
import { sampleHouseTerms } from './sample-terms';
import { writeStills } from './stills';
import { translationRows } from './texts';

const writeThemes = async (tx: Transaction, records: Content['themes']) => {
  await tx
    .insert(themes)
    .overridingSystemValue()
    .values(records.map(({ id, sort, key }) => ({ id, sort, code: key, status: 1 })));
  await continueIdentity(tx, themes);
  await tx.insert(themeTranslations).values(translationRows(records));
};

const writeRooms = async (tx: Transaction, records: readonly Described<PlaceRecord>[]) => {
  const all = records.flatMap(({ id, rooms: ofPlace }) =>
    ofPlace.map((room, index) => ({ ...room, resource_id: id, sort: index + 1 })),
  );
  const rows = await tx
    .insert(rooms)
    .values(
      all.map(({ resource_id, sort, price, capacity, quantity }) => ({
        resource_id,
        sort,
        price,
        capacity,
        quantity,
      })),
    )
    .returning({ id: rooms.id, resource_id: rooms.resource_id, sort: rooms.sort });
  const ids = new Map(rows.map(({ id, resource_id, sort }) => [`${resource_id} ${sort}`, id]));
  await tx.insert(roomTranslations).values(
    all.flatMap((room) =>
      languageCodes.map((lang_id) => ({
        record_id: ids.get(`${room.resource_id} ${room.sort}`) ?? 0,
        lang_id,
        ...room[lang_id],
      })),
    ),
  );
};

/** Stores the places with the themes that they stand under, and the rooms of accommodation. */
export const writePlaces = async (
  tx: Transaction,
  { places: records, themes: groups, cities }: Pick<Content, 'places' | 'themes' | 'cities'>,
  album: Album,
) => {
  await writeThemes(tx, groups);
  const cityId = idByKey(cities);
  const themeId = idByKey(groups);
  await tx
    .insert(resources)
    .overridingSystemValue()
    .values(
      records.map(
        ({ key: _key, texts: _texts, themes: _themes, rooms: _rooms, stills: _stills, ...record }) => {
          const {
            city,
            picture,
            panorama,
            address: _address,
            cuisine: _cuisine,
            audio_text: _audio_text,
            verdict,
            ...columns
          } = record;
          return {
            ...columns,
            status: 1,
            verdict_on: verdict?.on ?? null,
            booking_terms: columns.is_sample ? sampleHouseTerms : {},
            city_id: cityId(city),
            image_id: album(picture).id,
            vr_link: panorama ? `/media/${album(specOf(panorama)).file}` : null,
          };
        },
      ),
    );
  await continueIdentity(tx, resources);
  const byId = new Map(records.map((record) => [record.id, record]));
  await tx.insert(resourceTranslations).values(
    translationRows(records).map((row) => {
      const place = byId.get(row.record_id);
      return {
        ...row,
        address: place?.address[row.lang_id] ?? '',
        cuisine: place?.cuisine?.[row.lang_id] ?? '',
        audio_text: place?.audio_text?.[row.lang_id] ?? '',
        detour_if: place?.verdict?.detour_if[row.lang_id] ?? '',
        skip_if: place?.verdict?.skip_if[row.lang_id] ?? '',
      };
    }),
  );
  await tx
    .insert(resourceThemes)
    .values(
      records.flatMap(({ id, themes: keys }) =>
        keys.map((key, sort) => ({ resource_id: id, theme_id: themeId(key), sort })),
      ),
    );
  await writeRooms(tx, records);
  await writeStills(tx, records, album);
};
