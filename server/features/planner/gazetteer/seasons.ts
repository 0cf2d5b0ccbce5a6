import {
  type SeasonalCode,
  type SeasonalThing,
  seasonalThings as things,
} from '../../../geography/seasons/things';
import { words } from '../understand/text';

/** Something that people travel for, with how they ask for it. */
export interface Seasonal extends Pick<SeasonalThing, 'name' | 'months' | 'around'> {
  said: RegExp;
}

const said: Readonly<Record<SeasonalCode, RegExp>> = {
  rice_of_tam_coc: words(
    '(?:mua )?lua chin|(?:mua )?vang(?: ruong)?(?= .{0,20}tam coc)|golden (?:rice|fields?|terraces?)|(?:rice )?harvest|ripe rice|ngam lua',
  ),
  golden_rice: words(
    '(?:mua )?lua chin|golden (?:rice|fields?|terraces?)|(?:rice )?harvest|ripe rice|ngam lua|mua vang',
  ),
  terraces: words('rice terraces?|terraced (?:rice|fields?)|(?:ruong|lua) bac thang'),
  water_on_terraces: words('(?:mua )?nuoc do|water(?:ing)? season|do ai nuoc|mirror terraces'),
  buckwheat: words('(?:hoa )?tam giac mach|buckwheat'),
  plum_blossom: words('hoa man|plum (?:blossom|flower)s?'),
  bauhinia: words('hoa ban|bauhinia'),
  wild_sunflowers: words('da quy|wild sunflowers?'),
  cherry_blossom: words('mai anh dao|cherry blossoms?'),
  lotus: words('(?:hoa |mua |chup |dam |tra )?sen|lotus(?:es)?'),
  high_water: words('mua nuoc noi|flood season|floating season|bong dien dien'),
  turtles: words(
    '(?:sea |green )?turtles?|rua(?: bien)?(?: len)?(?: bo| bai)? de|vich(?: len)?(?: bo| bai)? de|xem (?:rua|vich)(?: bien)?',
  ),
  sea_of_clouds: words('san may|cloud (?:hunting|sea)|sea of clouds'),
};

export const seasonalThings: readonly Seasonal[] = things.map((thing) => ({
  ...thing,
  said: said[thing.code],
}));
