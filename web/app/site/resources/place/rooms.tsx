import { Form, useNavigation } from '@remix-run/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { HotelRoom, PlaceDetail } from '~/api/types';
import { Names } from '~/i18n/names';
import { useLanguage } from '~/i18n/use-language';
import { StayFields } from '~/site/booking/stay-fields';
import { useRoomsLeft } from '~/site/booking/use-rooms-left';
import { Price } from '~/site/money/price';
import { sitePaths } from '~/site/paths';
import { SampleNote } from '~/site/sample-mark';
import { Section } from '~/site/section';
import { Button } from '~/ui/button';
import { buttonStyle } from '~/ui/button-style';
import { cx } from '~/ui/cx';
import { Icon } from '~/ui/icon';
import { Picture } from '~/ui/picture';
import { hostOf } from './host-of';

interface RoomProps {
  room: HotelRoom;
  /** Rooms of this kind that are left on the chosen nights, once that is known. */
  left: number | undefined;
  busy: boolean;
  /** The hotel is made up, and so is the price. */
  isSample: boolean;
}

function Room({ room, left, busy, isSample }: RoomProps) {
  const { t } = useTranslation(['places', 'booking']);
  const { id, title, description, image, image_alt, image_blur, price, capacity } = room;
  return (
    <li className="grid items-baseline gap-x-8 gap-y-3 border-t border-line py-5 md:grid-cols-12">
      {image && (
        <Picture
          source={image}
          alt={image_alt}
          ratio="3:2"
          sizes="(min-width: 48rem) 19rem, 92vw"
          largest={640}
          blur={image_blur}
          className="rounded-card md:col-span-3"
        />
      )}
      <div className={cx(image ? 'md:col-span-4' : 'md:col-span-7')}>
        <h3 className="text-lg">
          <Names>{title}</Names>
        </h3>
        {description && (
          <p className="mt-1">
            <Names>{description}</Names>
          </p>
        )}
        <p className="mt-1 text-muted">{t('rooms.capacity', { count: capacity })}</p>
      </div>
      <p className="md:col-span-2">
        <Price vnd={price} stacked className="text-lg font-semibold text-lacquer" />
        <span className="block text-sm text-muted">
          {t(isSample ? 'rooms.a_night_sample' : 'rooms.a_night')}
        </span>
      </p>
      <div className="md:col-span-3 md:text-right">
        <Button
          type="submit"
          name="id"
          value={id}
          disabled={busy || left === 0}
          aria-label={t('booking:add.submit_room', { room: title })}
        >
          <Icon name="bag" />
          {t('booking:add.submit')}
        </Button>
        <p role="status" className={cx('mt-2 text-sm', left === 0 ? 'text-danger' : 'text-muted')}>
          {left !== undefined &&
            (left === 0 ? t('booking:add.rooms_none') : t('booking:add.rooms_left', { count: left }))}
        </p>
      </div>
    </li>
  );
}

/** Of a house whose rooms are not sold here: that this is so, and its own site. */
function NoRooms({ website }: { website: string | null }) {
  const { t } = useTranslation('places');
  return (
    <Section id="stay" title={t('no_rooms.title')}>
      <p className="max-w-measure">{t(website ? 'no_rooms.text_site' : 'no_rooms.text')}</p>
      {website && (
        <p className="mt-4">
          <a href={website} rel="noopener" className={buttonStyle('secondary', 'medium')}>
            {t('no_rooms.site', { host: hostOf(website) })}
          </a>
        </p>
      )}
    </Section>
  );
}

/** The rooms of a hotel with what a night costs, each to be put into the cart for the chosen nights. */
export function Rooms({ hotel }: { hotel: Pick<PlaceDetail, 'id' | 'rooms' | 'is_sample' | 'website'> }) {
  const { t } = useTranslation('places');
  const language = useLanguage();
  const [stay, setStay] = useState({ from: '', nights: 0 });
  const { id: hotelId, rooms, is_sample, website } = hotel;
  const left = useRoomsLeft({ hotelId, ...stay });
  const { formAction } = useNavigation();
  const action = sitePaths.shopping(language);
  if (rooms.length === 0) return <NoRooms website={website} />;
  return (
    <Section id="rooms" title={t('rooms.title')} lead={t('rooms.note')}>
      {is_sample && <SampleNote kind="stay" className="mb-6" />}
      <Form method="post" action={action}>
        <input type="hidden" name="type" value="2" />
        <StayFields onChange={setStay} />
        <ul className="border-b border-line">
          {rooms.map((room) => (
            <Room
              key={room.id}
              room={room}
              left={left?.get(room.id)}
              busy={formAction?.startsWith(action) ?? false}
              isSample={is_sample}
            />
          ))}
        </ul>
      </Form>
    </Section>
  );
}
