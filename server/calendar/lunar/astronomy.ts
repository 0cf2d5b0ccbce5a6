/**
 * Where sun and moon are, after Jean Meeus, Astronomical Algorithms (2nd edition): new moons by chapter 49, good to a
 * few seconds, and the sun's apparent longitude by chapter 25, good to 0.01 degrees. Angles are degrees, instants are
 * Julian dates in universal time.
 */

const sine = (degrees: number): number => Math.sin((degrees * Math.PI) / 180);

/** Days from one new moon to the next, on average. */
export const synodicMonth = 29.530588861;

/** Seconds by which dynamical time runs ahead of universal time: observed to 2020, then as Espenak and Meeus expect. */
const clockDifference: ReadonlyArray<readonly [year: number, seconds: number]> = [
  [1900, -3],
  [1910, 10],
  [1920, 21],
  [1930, 24],
  [1940, 24],
  [1950, 29],
  [1960, 33],
  [1970, 40],
  [1980, 51],
  [1990, 57],
  [2000, 64],
  [2010, 66],
  [2020, 69],
  [2050, 93],
  [2100, 203],
  [2150, 328],
  [2200, 442],
];

const julianYear = 365.25;
const j2000 = 2_451_545;

/** The difference between the two clocks at an instant, in days; before and after the table its ends. */
const deltaT = (julianDate: number): number => {
  const year = 2000 + (julianDate - j2000) / julianYear;
  const after = clockDifference.findIndex(([at]) => at > year);
  const [to, from] = [clockDifference.at(after), clockDifference.at(after - 1)];
  if (!to || !from || after <= 0) return (clockDifference.at(after)?.[1] ?? 0) / 86_400;
  const seconds = from[1] + ((to[1] - from[1]) * (year - from[0])) / (to[0] - from[0]);
  return seconds / 86_400;
};

/** Days · E^power · sin(a·M + b·M′ + c·F), with M and M′ the anomalies of sun and moon, F the moon's latitude argument. */
const newMoonTerms: ReadonlyArray<
  readonly [days: number, power: 0 | 1 | 2, sun: number, moon: number, latitude: number]
> = [
  [-0.4072, 0, 0, 1, 0],
  [0.17241, 1, 1, 0, 0],
  [0.01608, 0, 0, 2, 0],
  [0.01039, 0, 0, 0, 2],
  [0.00739, 1, -1, 1, 0],
  [-0.00514, 1, 1, 1, 0],
  [0.00208, 2, 2, 0, 0],
  [-0.00111, 0, 0, 1, -2],
  [-0.00057, 0, 0, 1, 2],
  [0.00056, 1, 1, 2, 0],
  [-0.00042, 0, 0, 3, 0],
  [0.00042, 1, 1, 0, 2],
  [0.00038, 1, 1, 0, -2],
  [-0.00024, 1, -1, 2, 0],
  [-0.00007, 0, 2, 1, 0],
  [0.00004, 0, 0, 2, -2],
  [0.00004, 0, 3, 0, 0],
  [0.00003, 0, 1, 1, -2],
  [0.00003, 0, 0, 2, 2],
  [-0.00003, 0, 1, 1, 2],
  [0.00003, 0, -1, 1, 2],
  [-0.00002, 0, -1, 1, -2],
  [-0.00002, 0, 1, 3, 0],
  [0.00002, 0, 0, 4, 0],
];

/** Pulls of the planets: days · sin(at the first new moon of 2000 + change with each new moon). */
const planetTerms: ReadonlyArray<readonly [days: number, start: number, each: number]> = [
  [0.000325, 299.77, 0.107408],
  [0.000165, 251.88, 0.016321],
  [0.000164, 251.83, 26.651886],
  [0.000126, 349.42, 36.412478],
  [0.00011, 84.66, 18.206239],
  [0.000062, 141.74, 53.303771],
  [0.00006, 207.14, 2.453732],
  [0.000056, 154.84, 7.30686],
  [0.000047, 34.52, 27.261239],
  [0.000042, 207.19, 0.121824],
  [0.00004, 291.34, 1.844379],
  [0.000037, 161.72, 24.198154],
  [0.000035, 239.56, 25.513099],
  [0.000023, 331.55, 3.592518],
];

const sum = (values: number[]): number => values.reduce((total, value) => total + value, 0);

/** When the moon is new for the `k`th time, counted from the first new moon of 2000 (k = 0, 6 January). */
export const newMoon = (k: number): number => {
  const t = k / 1236.85;
  const e = 1 - 0.002516 * t - 0.0000074 * t ** 2;
  const sun = 2.5534 + 29.1053567 * k - 0.0000014 * t ** 2 - 0.00000011 * t ** 3;
  const moon = 201.5643 + 385.81693528 * k + 0.0107582 * t ** 2 + 0.00001238 * t ** 3 - 0.000000058 * t ** 4;
  const latitude =
    160.7108 + 390.67050284 * k - 0.0016118 * t ** 2 - 0.00000227 * t ** 3 + 0.000000011 * t ** 4;
  const node = 124.7746 - 1.56375588 * k + 0.0020672 * t ** 2 + 0.00000215 * t ** 3;
  const mean =
    2_451_550.09766 + synodicMonth * k + 0.00015437 * t ** 2 - 0.00000015 * t ** 3 + 0.00000000073 * t ** 4;
  const dynamical =
    mean +
    sum(
      newMoonTerms.map(
        ([days, power, a, b, c]) => days * e ** power * sine(a * sun + b * moon + c * latitude),
      ),
    ) -
    0.00017 * sine(node) +
    sum(planetTerms.map(([days, start, each]) => days * sine(start + each * k)));
  return dynamical - deltaT(dynamical);
};

/** The sun's apparent longitude at an instant, 0 at the March equinox, from 0 up to 360. */
export const sunLongitude = (julianDate: number): number => {
  const t = (julianDate + deltaT(julianDate) - j2000) / 36_525;
  const mean = 280.46646 + 36_000.76983 * t + 0.0003032 * t ** 2;
  const anomaly = 357.52911 + 35_999.05029 * t - 0.0001537 * t ** 2;
  const center =
    (1.914602 - 0.004817 * t - 0.000014 * t ** 2) * sine(anomaly) +
    (0.019993 - 0.000101 * t) * sine(2 * anomaly) +
    0.000289 * sine(3 * anomaly);
  const apparent = mean + center - 0.00569 - 0.00478 * sine(125.04 - 1934.136 * t);
  return ((apparent % 360) + 360) % 360;
};
