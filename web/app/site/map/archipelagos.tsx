import { archipelagos } from './archipelago-places';
import { project } from './projection';
import { archipelagoText } from './room';

/** Hoàng Sa and Trường Sa, on every map of the country. */
export function Archipelagos({ scale }: { scale: number }) {
  const { size, below } = archipelagoText(scale);
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
              y={y + below}
              textAnchor="middle"
              fontSize={size}
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
