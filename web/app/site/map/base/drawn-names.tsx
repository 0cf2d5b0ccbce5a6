import { useTranslation } from 'react-i18next';
import { project } from '../projection';
import { type Room, textBox, textWidth } from '../room';
import { countries, rivers, waters } from './names';

const looks = {
  sea: { size: 16, className: 'display fill-river italic', spread: 1.1 },
  country: { size: 12, className: 'fill-muted font-semibold uppercase tracking-[0.1em]', spread: 1.45 },
  river: { size: 12, className: 'fill-river stroke-paper italic', spread: 1 },
};

interface DrawnNamesProps {
  room: Room;
  scale: number;
}

/** Seas, neighbours and rivers, where the places leave room for their names. */
export function DrawnNames({ room, scale }: DrawnNamesProps) {
  const { t } = useTranslation('site');
  const wanted = [
    ...waters.map((spot) => ({ ...spot, text: t(`map.water.${spot.id}`), look: looks.sea })),
    ...countries.map((spot) => ({ ...spot, text: t(`map.country.${spot.id}`), look: looks.country })),
    ...rivers.map((spot) => ({ ...spot, text: t(`map.river.${spot.id}`), look: looks.river })),
  ];
  return (
    <g>
      {wanted.flatMap(({ id, lat, lon, text, look }) => {
        const [x, y] = project(lon, lat);
        const size = look.size * scale;
        const box = textBox(text, x, y, 'middle', size);
        const extra = ((look.spread - 1) * textWidth(text, size)) / 2;
        const spread = { ...box, left: box.left - extra, right: box.right + extra };
        if (!room.isFree(spread)) return [];
        room.take(spread);
        return (
          <text
            key={id}
            x={x}
            y={y}
            textAnchor="middle"
            fontSize={size}
            paintOrder="stroke"
            strokeWidth={look === looks.river ? 2.5 * scale : 0}
            strokeLinejoin="round"
            className={look.className}
          >
            {text}
          </text>
        );
      })}
    </g>
  );
}
