import { budgetIn } from './manner';
import { type Text, words } from './text';

/** What something else shall be more of than what it takes the place of. */
export type Trait = 'warmer' | 'cooler' | 'quieter' | 'cheaper' | 'indoors';

const sayings: ReadonlyArray<readonly [Trait, RegExp]> = [
  [
    'indoors',
    words(
      'indoors?|inside|under (?:a )?roof|out of the (?:rain|sun)|(?:if|when) it rains|rain[- ]?proof|trong nha|co mai che|(?:tranh|khoi|do|khong so) (?:mua|nang|uot)',
    ),
  ],
  [
    'warmer',
    words(
      'warm(?:er)?|hotter|sunnier|(?:less|not so|not too|too) (?:cold|chilly)|freezing|am(?: ap)? hon|nong hon|cho(?: nao)? am(?: ap)?|noi(?: nao)? am(?: ap)?|(?:do|bot|it) (?:lanh|ret)|(?:lanh|ret) (?:qua|lam)|khong (?:lanh|ret)',
    ),
  ],
  [
    'cooler',
    words(
      'cool(?:er)?|colder|(?:less|not so|not too|too) hot|mat(?: me)? hon|lanh hon|cho(?: nao)? mat(?: me)?(?! tien| phi)|noi(?: nao)? mat(?: me)?(?! tien| phi)|(?:do|bot|it) nong|nong (?:qua|lam)',
    ),
  ],
  [
    'quieter',
    words(
      'quiet(?:er)?|calmer|peaceful|(?:less|not so|not too|too) (?:crowded|busy|noisy|loud|touristy)|yen(?: tinh| binh)?(?: hon)?|vang(?: ve)?(?: hon)?|it nguoi|(?:do|bot) (?:dong|on)|(?:dong|on ao)(?: nguoi)? qua',
    ),
  ],
];

/** What somebody wants something to be, as far as it compares. */
export const traitIn = (text: Text): Trait | null =>
  sayings.find(([, said]) => said.test(text.folded))?.[0] ?? (budgetIn(text) === 'low' ? 'cheaper' : null);

/** "somewhere warmer instead", "chỗ nào ấm hơn": another place than the one that there is. */
const elsewhere = words(
  '(?:somewhere|some ?place|anywhere|a place|another (?:place|city|town)|a (?:different|warmer|cooler|quieter|cheaper) (?:place|city|town))|(?:cho|noi) (?:khac|nao|am|mat(?! tien| phi)|yen|vang|re|it nguoi)|thanh pho khac|diem den khac',
);

export const wantsElsewhere = ({ folded }: Text): boolean => elsewhere.test(folded);
