import { archipelagos } from './archipelago-places';
import { project } from './projection';

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
              letterSpacing="0.04em"
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
