import { WeatherIcon } from './weather-icon';
import type { WeatherKind } from './weather-kind';

interface WeatherPanelProps {
  title: string;
  kind: WeatherKind;
  /** Degrees, large. */
  figure: string;
  words: string;
  facts: ReadonlyArray<[label: string, value: string]>;
}

/** One moment or day: a drawing, its degrees, the weather in words, and a few figures. */
export function WeatherPanel({ title, kind, figure, words, facts }: WeatherPanelProps) {
  return (
    <div className="border-t-4 border-river bg-surface p-6">
      <h3 className="kicker font-text">{title}</h3>
      <div className="mt-2 flex items-center gap-4">
        <WeatherIcon kind={kind} className="size-20" />
        <p>
          <span className="display figures block text-4xl whitespace-nowrap">{figure}</span>
          <span className="block">{words}</span>
        </p>
      </div>
      <dl className="mt-4 grid grid-cols-2 gap-x-6 gap-y-2 border-t border-line pt-3 text-sm">
        {facts.map(([label, value]) => (
          <div key={label}>
            <dt className="text-muted">{label}</dt>
            <dd className="figures font-semibold">{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
