import type { facilities, hotelTypes } from '../../../place-kinds';
import { type Text, words } from './text';

/** What somebody wants of the house that he sleeps in: the facility or the type by which houses are known for it. */
export interface StayWish {
  name: string;
  said: RegExp;
  facility?: (typeof facilities)[number];
  types?: ReadonlyArray<(typeof hotelTypes)[number]>;
  label: { en: string; vi: string };
}

/** What is asked of a bed; where neither a facility nor a type stands, no record tells. */
const stayWishes: readonly StayWish[] = [
  {
    name: 'resort',
    said: words('resorts?|khu nghi duong'),
    types: ['resort'],
    label: { en: 'a resort', vi: 'resort' },
  },
  {
    name: 'homestay',
    said: words(
      'home ?stays?|(?:sleep|stay|nights?)(?:ing)? (?:with|in|at) (?:a |the |some )?(?:local )?(?:family|families|stilt houses?|locals?(?: (?:people|famil(?:y|ies)|houses?|homes?))|locals)|(?:o|ngu) nha (?:dan|san)',
    ),
    types: ['homestay'],
    label: { en: 'a homestay', vi: 'homestay' },
  },
  {
    name: 'hostel',
    said: words('hostels?|dorms?|dormitory|giuong tang|giuong tap the'),
    types: ['hostel'],
    label: { en: 'a hostel', vi: 'hostel' },
  },
  {
    name: 'villa',
    said: words('villas?|biet thu'),
    types: ['villa'],
    label: { en: 'a villa', vi: 'biệt thự' },
  },
  {
    name: 'boutique',
    said: words('boutique(?: hotels?)?'),
    types: ['boutique'],
    label: { en: 'a boutique hotel', vi: 'khách sạn boutique' },
  },
  {
    name: 'ecolodge',
    said: words('eco[- ]?(?:lodges?|resorts?)|bungalows?|nha go giua rung'),
    types: ['ecolodge'],
    label: { en: 'an ecolodge', vi: 'ecolodge, bungalow' },
  },
  {
    name: 'pool',
    said: words('(?:swimming |infinity |rooftop )?pools?(?! table)|ho boi|be boi'),
    facility: 'pool',
    label: { en: 'a pool', vi: 'hồ bơi' },
  },
  {
    name: 'gym',
    said: words('gyms?|fitness(?: room| centre| center)?|work(?:ing)? out|phong (?:tap|gym)|tap gym'),
    facility: 'gym',
    label: { en: 'a gym', vi: 'phòng gym' },
  },
  {
    name: 'lift',
    said: words(
      'elevators?|(?<=(?:a|the|with|without|need|has|have|no) )lifts?(?! (?:to|from|back|into))|thang may',
    ),
    facility: 'lift',
    label: { en: 'a lift', vi: 'thang máy' },
  },
  {
    name: 'beach',
    said: words(
      'private beach|beach ?front|(?:on|by|at|near|next to) the beach(?= hotel| resort)|(?:hotel|resort|room|stay|villa)s? (?:(?:right )?(?:on|by|at|near|close to|next to)) (?:the |a )?(?:beach|sea)|(?:resort|khach san|ks|homestay|villa|o)(?: \\p{L}+){0,2} (?:gan|sat|ven|canh|view|ngay) (?:bai )?bien|bai bien rieng',
    ),
    facility: 'beach',
    label: { en: 'its own beach or one at the door', vi: 'bãi biển riêng hoặc sát biển' },
  },
  {
    name: 'breakfast',
    said: words(
      'breakfast (?:included|in the)|(?:with|including) breakfast|(?:co|bao|kem|gom) (?:an|bua) sang',
    ),
    facility: 'breakfast',
    label: { en: 'breakfast', vi: 'bữa sáng' },
  },
  {
    name: 'family_rooms',
    said: words('family rooms?|phong (?:gia dinh|4 nguoi|lon)'),
    facility: 'family_rooms',
    label: { en: 'family rooms', vi: 'phòng gia đình' },
  },
  {
    name: 'pets',
    said: words('pet[ -]friendly|cho (?:mang|dem) (?:theo )?(?:cho|meo|thu cung)'),
    facility: 'pets_allowed',
    label: { en: 'room for a pet', vi: 'nhận thú cưng' },
  },
  {
    name: 'parking',
    said: words('parking(?: lot| space)?|(?:bai|cho) (?:do|dau|de|gui) xe'),
    facility: 'parking',
    label: { en: 'parking', vi: 'chỗ đỗ xe' },
  },
  {
    name: 'bathtub',
    said: words('bath ?tubs?|jacuzzis?|bon tam'),
    label: { en: 'a bathtub', vi: 'bồn tắm' },
  },
  {
    name: 'kitchen',
    said: words(
      '(?:a |own )?kitchen(?:ette)?|(?:we|i) (?:will )?cook(?: for)? ?ourselves|self[- ]catering|(?:co )?(?:bep|cho nau an)(?= |$)|tu nau',
    ),
    label: { en: 'a kitchen', vi: 'bếp để tự nấu' },
  },
  {
    name: 'private_room',
    said: words(
      '(?:private|own|single) rooms?(?! (?:service|key))|rooms? (?:must|should|has to|have to|needs? to) be private|ensuite|en suite|(?:private|own) bath ?rooms?|phong rieng|(?:phong tam|toilet|ve sinh|wc) (?:rieng|khep kin)|phong khep kin',
    ),
    label: { en: 'a room of your own', vi: 'phòng riêng' },
  },
  {
    name: 'hot_water',
    said: words('(?:hot|warm) (?:water|showers?)|nuoc nong|binh nong lanh'),
    label: { en: 'hot water', vi: 'nước nóng' },
  },
  {
    name: 'quiet',
    said: words(
      '(?:quiet|silent|calm) (?:hotels?|rooms?|guest ?houses?|place to (?:sleep|stay))|(?:hotel|room)s? (?:must|should|has to) be quiet|(?:cho o|cho ngu|phong|khach san|ks)(?: \\p{L}+){0,2} yen tinh',
    ),
    label: { en: 'quiet', vi: 'yên tĩnh' },
  },
  {
    name: 'view',
    said: words(
      '(?:sea|ocean|river|lake|mountain|city|valley|bay) views?|(?:khach san|homestay|phong|ks|resort)(?: \\p{L}+){0,3} view(?: \\p{L}+){0,2}|view (?:bien|song|ho|nui|dep|doi|thung lung)',
    ),
    label: { en: 'a room with a view', vi: 'phòng có view' },
  },
];

const unwanted =
  /(?:no|not|without|don'?t (?:need|want|like)|not (?:with|in|into|keen on|for)|never|avoid|hates?|khong (?:can|thich|muon|o|ngu)|khong|ko|k|dung|khoi|tranh|ghet|ngai) (?:(?:a|an|any|the|in|at|stay|sleep|book|o|ngu|may|cho|di|xep|chon|dat|them|co|dorm|shared) )*$/u;
/** "No hotel without a lift" wants one. */
const wantedTwice =
  /(?:no|not|never|nothing|don'?t|dung|khong|ko)(?: \p{L}+){1,4} (?:without|khong co|ko co|thieu) (?:an? |any )?$/u;

const isUnwanted = (before: string): boolean => unwanted.test(before) && !wantedTwice.test(before);

const wishesOf = ({ folded }: Pick<Text, 'folded'>, counts: (before: string) => boolean): StayWish[] =>
  stayWishes.filter(({ said }) => {
    const found = said.exec(folded);
    return found !== null && counts(folded.slice(0, found.index));
  });

/** What a message wants of the house, in the order of the table. */
export const stayWishesIn = (text: Pick<Text, 'folded'>): StayWish[] =>
  wishesOf(text, (before) => !isUnwanted(before));

/** Types of houses that a message refuses. */
export const stayRefusalsIn = (text: Pick<Text, 'folded'>): StayWish[] =>
  wishesOf(text, isUnwanted).filter(({ types }) => types !== undefined);
