import { mix } from '../../../kit/colour';
import { disc, place } from '../../../kit/svg';
import { herbs, scatter } from '../greens';
import { round } from '../meats';
import { strew } from '../starches';
import { crabRaft, friedFillet, laid } from '../toppings';
import { hoop } from '../ware';
import { fan } from './noodle-bowl';
import { dip, oneBowl } from './one-bowl';

/** Phú Quốc's bowl with prawn and fish paste cooked on its wall, squid, and a dip that one mixes oneself. */
export const stirredNoodles = oneBowl((v) => {
  const { food } = v;
  const squid = (x: number, y: number) =>
    place(
      place(hoop(34, v.inks.ink, 18, { 'stroke-opacity': 0.3 }), -v.side * 5, 10) +
        hoop(34, food.riceShade, 18) +
        place(hoop(34, food.white, 13), 0, -3),
      x,
      y,
    );
  const smear = (label: string, rx: number, ry: number, edge: string, flesh: string) =>
    round(v, label, rx, ry, edge, flesh, mix(flesh, food.white, 0.5));
  return {
    glazes: ['white', 'blue', 'mint'],
    broth: mix(food.brothClear, food.china, 0.5),
    ink: food.rice,
    width: 12,
    coils: 10,
    strands: 5,
    fill: 0.7,
    floats:
      place(
        smear('prawn', 132, 74, mix(food.prawn, food.ham, 0.4), mix(food.prawnLight, food.ham, 0.35)),
        -130,
        -104,
        1,
        false,
        -32,
      ) +
      place(smear('fish', 120, 66, food.riceShade, food.white), 120, -120, 1, false, 28) +
      squid(-150, 60) +
      squid(-106, 112) +
      squid(-60, 52) +
      squid(-40, 120) +
      squid(110, 80) +
      scatter(v, 'top', 260, 60, 0, 13) +
      strew(v, 'pepper', 240, food.char, 30, 5),
    greens: ['lettuce', 'coriander'],
    beside: [dip(v, 130, mix(food.carrot, food.turmeric, 0.45), food.chilli)],
  };
});

/** Hà Tiên's fat noodles in a clear broth of crab shells, under thick cuts of crab cake. */
export const crabCakeNoodles = oneBowl((v) => {
  const { food } = v;
  return {
    glazes: ['white', 'blue', 'rose'],
    broth: mix(food.brothClear, food.oil, 0.12),
    ink: food.rice,
    width: 23,
    coils: 9,
    strands: 4,
    fill: 0.8,
    floats:
      place(crabRaft(v, 'a', 104, 66), -130, -96, 1, false, -18) +
      place(crabRaft(v, 'b', 104, 66), 60, -130, 1, false, 14) +
      laid(
        [
          [-140, 34, -30],
          [-40, 4, 16],
        ],
        (i) => friedFillet(v, `crab${i}`),
      ) +
      place(strew(v, 'shallot', 130, food.crustDark, 50, 12), 60, 60) +
      scatter(v, 'top', 250, 50, 0, 13),
    greens: ['lettuce', 'coriander', 'basil'],
    beside: [dip(v, 110, mix(food.lime, food.leafLight, 0.4), food.leaf)],
  };
});

/** The white noodles of Bến Có in clear bone broth, with rounds of pork leg, lean meat and liver. */
export const porkLegNoodles = oneBowl((v) => {
  const { food } = v;
  const leg = (label: string, x: number, y: number) =>
    place(
      round(
        v,
        label,
        112,
        92,
        mix(food.crumb, food.porkEdge, 0.25),
        mix(food.pork, food.white, 0.3),
        food.porkEdge,
      ) +
        disc(6, -4, 36, food.crumb) +
        disc(6, -4, 22, mix(food.white, food.crumb, 0.5)) +
        disc(7, -3, 10, food.porkEdge),
      x,
      y,
    );
  return {
    glazes: ['white', 'rose', 'blue'],
    broth: mix(food.brothClear, food.china, 0.5),
    ink: food.white,
    width: 22,
    coils: 9,
    strands: 4,
    fill: 0.8,
    floats:
      leg('a', -120, -90) +
      leg('b', 40, -130) +
      fan(v, 'lean', -90, 90, 3, 84, food.pork, mix(food.pork, food.white, 0.4), food.porkEdge) +
      fan(
        v,
        'liver',
        140,
        20,
        3,
        76,
        mix(food.bean, food.beef, 0.5),
        mix(food.beef, food.purple, 0.25),
        food.bean,
      ) +
      scatter(v, 'top', 250, 60, 0, 13) +
      strew(v, 'pepper', 240, food.char, 40, 5),
    greens: ['coriander', 'lettuce'],
  };
});

/** Bến Tre's knife-cut noodles, white with coconut milk, with chopped duck. */
export const duckNoodles = oneBowl((v) => {
  const { food } = v;
  const duck = (label: string) =>
    round(
      v,
      label,
      92,
      60,
      mix(food.crumb, food.crust, 0.5),
      mix(food.brothBrown, food.pork, 0.45),
      mix(food.grilled, food.pork, 0.4),
    );
  return {
    glazes: ['celadon', 'blue', 'rose'],
    broth: mix(food.cream, food.riceShade, 0.25),
    ink: food.white,
    width: 21,
    coils: 9,
    strands: 3,
    fill: 0.8,
    floats:
      laid(
        [
          [-130, -96, -24],
          [0, -136, 10],
          [-150, 0, -40],
          [-20, -40, 24],
          [110, -70, 40],
        ],
        (i) => duck(`duck${i}`),
      ) +
      scatter(v, 'top', 260, 70, 0, 13) +
      strew(v, 'pepper', 240, food.char, 50, 5),
    greens: ['coriander', 'sawleaf'],
  };
});

/** Bạc Liêu's white noodles in a broth red with satay, thick cuts of stewed beef, and chilli salt to dip them into. */
export const spicyBeefNoodles = oneBowl((v) => {
  const { food, inks } = v;
  const red = mix(food.brothRed, food.chilliDark, 0.34);
  const beef = mix(food.beef, food.brothBrown, 0.25);
  return {
    glazes: ['white', 'blue', 'rose'],
    broth: red,
    ink: mix(food.white, food.rice, 0.5),
    width: 14,
    coils: 9,
    strands: 5,
    fill: 0.72,
    floats:
      strew(v, 'satay', 330, food.chilliDark, 90, 9) +
      laid(
        [
          [-150, -86, -24],
          [-30, -140, 12],
          [-168, 26, -44],
          [-52, -34, 22],
          [84, -92, 36],
          [110, 20, -18],
        ],
        (i) => round(v, `beef${i}`, 88, 58, mix(food.crumb, beef, 0.55), beef, mix(beef, inks.ink, 0.35)),
      ) +
      laid(
        [
          [-84, 96, 20],
          [30, 118, -14],
        ],
        (i) =>
          round(v, `tendon${i}`, 66, 40, food.brothBrown, mix(food.crumb, food.oil, 0.35), food.turmericDark),
      ) +
      strew(v, 'lemongrass', 260, mix(food.crumb, food.crust, 0.3), 36, 8),
    out: place(
      herbs(v, 'top', { radius: 56, count: 8, herbs: ['basil', 'sawleaf'], leaf: 78, rise: 10 }),
      150,
      110 * v.k,
    ),
    greens: ['basil', 'sawleaf'],
    beside: [dip(v, 120, mix(food.white, food.chilli, 0.3), food.chilli, 60)],
  };
});

/** Cà Mau's bánh tầm: fat short noodles of rice under a hot red curry of chicken. */
export const curryNoodles = oneBowl((v) => {
  const { food } = v;
  const curry = mix(mix(food.brothRed, food.turmeric, 0.35), food.cream, 0.18);
  return {
    glazes: ['white', 'celadon', 'rose'],
    broth: curry,
    ink: mix(food.rice, food.white, 0.4),
    width: 26,
    coils: 7,
    strands: 4,
    fill: 0.76,
    floats:
      disc(-20, -30, 190, curry, { 'fill-opacity': 0.86 }) +
      laid(
        [
          [-110, -96, -20],
          [30, -120, 14],
          [-130, 20, -44],
          [0, 0, 24],
          [110, -40, 40],
        ],
        (i) =>
          round(
            v,
            `chicken${i}`,
            86,
            58,
            mix(food.crust, curry, 0.4),
            mix(food.crumb, food.turmeric, 0.3),
            mix(food.crust, food.turmeric, 0.4),
          ),
      ) +
      strew(v, 'oil', 320, food.chilli, 60, 9) +
      scatter(v, 'top', 220, 16, 8, 12),
    out: place(
      herbs(v, 'top', { radius: 54, count: 8, herbs: ['basil', 'sawleaf'], leaf: 74, rise: 10 }),
      150,
      110 * v.k,
    ),
    greens: ['basil', 'sawleaf', 'lettuce'],
  };
});
