import { useTranslation } from 'react-i18next';
import type { HotelRoom } from '~/api/types';
import { formatVnd } from '~/i18n/money';
import { Section } from '~/site/section';
import { cx } from '~/ui/cx';
import { Picture } from '~/ui/picture';

function Room({ room }: { room: HotelRoom }) {
  const { t } = useTranslation('places');
  const { title, description, image, image_alt, image_blur, price, capacity } = room;
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
      <div className={cx(image ? 'md:col-span-5' : 'md:col-span-8')}>
        <h3 className="text-lg">{title}</h3>
        {description && <p className="mt-1">{description}</p>}
      </div>
      <p className="text-muted md:col-span-2">{t('rooms.capacity', { count: capacity })}</p>
      <p className="md:col-span-2 md:text-right">
        <span className="figures text-lg font-semibold whitespace-nowrap text-lacquer">
          {formatVnd(price)}
        </span>
        <span className="block text-sm text-muted">{t('rooms.a_night')}</span>
      </p>
    </li>
  );
}

/** The rooms of a hotel with what a night costs. */
export function Rooms({ rooms }: { rooms: HotelRoom[] }) {
  const { t } = useTranslation('places');
  if (rooms.length === 0) return null;
  return (
    <Section id="rooms" title={t('rooms.title')} lead={t('rooms.note')}>
      <ul className="border-b border-line">
        {rooms.map((room) => (
          <Room key={room.id} room={room} />
        ))}
      </ul>
    </Section>
  );
}
