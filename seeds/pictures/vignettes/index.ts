import { carryingPole, emptyBasket } from './baskets';
import { lostCyclo } from './lost-cyclo';
import { phoneAndHat } from './phone-and-hat';

const DRAWN = {
  'carrying-pole': carryingPole,
  'empty-basket': emptyBasket,
  'lost-cyclo': lostCyclo,
  'phone-and-hat': phoneAndHat,
};

/** The small prints that the site's own pages show, as SVG, by the name of their file in `web/app/site/drawings`. */
export function vignettes(): [name: string, svg: string][] {
  // The words beside a print say what it shows.
  return Object.entries(DRAWN).map(([name, draw]) => [
    name,
    `${draw().replace('<svg ', '<svg id="alive" aria-hidden="true" ')}\n`,
  ]);
}
