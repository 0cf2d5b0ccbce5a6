import { project } from './projection';

/** Rough places of the larger reefs and islands around the middle of each archipelago, in map units. */
const archipelagos = [
  {
    name: 'Hoàng Sa',
    lat: 16.5,
    lon: 112.0,
    dots: [
      [0, 0],
      [-9, 6],
      [8, -5],
      [14, 4],
      [-3, -9],
      [5, 10],
    ],
  },
  {
    name: 'Trường Sa',
    lat: 8.6,
    lon: 111.9,
    dots: [
      [0, 0],
      [-12, 5],
      [10, -9],
      [18, 3],
      [-5, -12],
      [7, 9],
      [24, -14],
      [-16, -6],
    ],
  },
] as const;

/** Hoàng Sa and Trường Sa, on every map of the country. */
export function Archipelagos({ scale }: { scale: number }) {
  return (
    <g>
      {archipelagos.map(({ name, lat, lon, dots }) => {
        const [x, y] = project(lon, lat);
        return (
          <g key={name}>
            {dots.map(([dx, dy]) => (
              <circle
                key={`${dx} ${dy}`}
                cx={x + dx}
                cy={y + dy}
                r={2 * Math.sqrt(scale)}
                className="fill-jade"
              />
            ))}
            <text
              x={x}
              y={y + 16 + 14 * scale}
              textAnchor="middle"
              fontSize={14 * scale}
              fontStyle="italic"
              className="fill-ink"
            >
              {name}
            </text>
          </g>
        );
      })}
    </g>
  );
}
