import type { Understanding } from '../understand';
import { readText, words } from '../understand/text';

const weighs = words(
  'which (?:one )?(?:is|would be|should|do you|of)|better|difference|differ|compare[ds]?|comparison|versus|vs|rather than|worth more|pick (?:one|for (?:me|us))|choose (?:one|for (?:me|us))|which (?:one )?(?:is )?(?:nearer|closer)|(?:nearer|closer) to|chon (?:giup|ho|dum|mot)|so sanh|so voi|khac (?:gi|nhau)|nen chon|chon (?:cai|noi|cho|ben)? ?nao|(?:cai|noi|cho|ben) nao (?:hon|thi|dep|hop|tot|re|vui)|hop hon|tot hon|(?:cai|noi|cho|ben) nao (?:\\p{L}+ ){1,5}hon|dep hon|(?:ngon|vui|re|gan|yen tinh|vang|it nguoi|dang di|hay|mat|am|an toan) hon|(?:cheaper|quieter|nicer|warmer|cooler|safer|busier|less \\p{L}+|more \\p{L}+)(?= |\\?|$)|(?:it|nhieu|do) (?:mua|nong|lanh|nang|khach|nguoi|dong|song|gio)(?: \\p{L}+)? hon|(?:dri|wett|sunni|calm|clean)er|(?:cai|noi|cho|ben) nao (?:it|nhieu|do)|nen di (?:dau|cho nao|noi nao|ben nao)',
);
const asksToWeigh = words('so sanh|compare');
const either = words(
  'or|hoac|giua|between|vs|versus|hay(?: la)?(?! (?:khong|ko|k|nhat|ho|bi|mua|dong|dua)(?![\\p{L}]))',
);

const ofWay = words(
  '(?:night |sleeper |day )?(?:bus(?:es)?|coach(?:es)?|trains?|flights?|ferr(?:y|ies)|transfers?|motorbikes?|limousines?)|(?:any |a )?(?:better|other|safer|cheaper|faster) way|way to get|how (?:do|can) (?:i|we) get|xe (?:khach|dem|giuong nam|do|buyt|limousine)|tau (?:hoa|dem|lua)|may bay|bang (?:xe|tau) gi',
);

const ofDish = words(
  'bun|pho|banh (?:mi|xeo|canh|cuon|khoai|beo)|mi quang|cao lau|com (?:tam|ga|hen)|nem|che|ca phe|coffee|noodles?|soup',
);

/** In Vietnamese it is short for "with" as well, which days tell. */
const versus = /(?<!\p{L})(?:vs|versus)(?!\p{L})/iu;

/** Two names and the word between them. */
const shortBetween = 4;
const onlyOne = words(
  'only (?:time|room|days?) for one|(?:just|only) one(?: of them)?|one of (?:them|the two)|chi (?:di|chon) (?:duoc )?mot|mot trong hai',
);

/** Whether somebody asks which of several places to take. */
export const comparesPlaces = (said: Understanding, message: string): boolean => {
  const { places, talk, acts } = said;
  const open = places.mentioned.filter(({ id }) => !places.left.includes(id));
  if (open.length + places.uncovered.length < 2 || acts.length > 0) return false;
  // "Can or not" weighs nothing.
  const folded = readText(message).folded.replace(/(?<!\p{L})or (?:not|no)(?!\p{L})/gu, ' ');
  // "Is the night bus from Huế to Ninh Bình safe?" asks of the way, and "bún bò Huế or Sài Gòn" of the dish.
  if ((ofWay.test(folded) || ofDish.test(folded)) && !asksToWeigh.test(folded)) return false;
  if (versus.test(message) && said.wants.days === undefined && !talk.asksForPlan) return true;
  if (asksToWeigh.test(folded)) return true;
  if (weighs.test(folded) && (talk.isQuestion || either.test(folded))) return true;
  const [one, other] = places.mentioned;
  const between = one && other ? folded.slice(one.at, other.at) : folded;
  if (!either.test(between) || talk.asksForPlan) return false;
  // "Bến Tre or Cần Thơ for one night?" takes one of them, "Huế or Hội An, whichever" too; a list of stops asks nothing.
  return talk.isQuestion || between.trim().split(/\s+/u).length <= shortBetween || onlyOne.test(folded);
};
