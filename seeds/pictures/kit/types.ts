export type Time = 'dawn' | 'noon' | 'dusk' | 'night';
export type Weather = 'clear' | 'mist' | 'rain';
export type Season = 'spring' | 'summer' | 'autumn' | 'winter';

/** What a scene is drawn from, with every choice made. */
export interface Conditions {
  seed: number;
  time: Time;
  weather: Weather;
  season: Season;
  motif: string | undefined;
}

/** The point of a picture that every crop must keep, as fractions of its width and height. */
export interface Focal {
  x: number;
  y: number;
}
