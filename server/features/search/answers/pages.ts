import type { Language } from '../../../language';
import { settingGroups } from '../../pages/settings/groups';
import { legalGroups } from '../../pages/settings/groups/legal';
import { guidePages } from '../../pages/settings/guide-pages';

/** Where the texts of a group of settings stand on the site, below the language. */
export const guidePaths: ReadonlyMap<string, string> = new Map([
  ...guidePages.map(({ group, path }) => [group.name, path] as const),
  ['visaguide', '/visa-guide'],
  ['accessibility', '/accessibility'],
  ['currency', '/currency'],
  ['vietnam-pass', '/vietnam-pass'],
  ['plan-your-trip', '/plan-your-trip'],
  ...legalGroups.map(({ name }) => [name, `/${name}`] as const),
]);

export const pathOfFaqType: ReadonlyMap<number, string> = new Map(
  guidePages.map(({ faqType, path }) => [faqType, path]),
);

/** The guide that tells a fact: the one with the fewest kinds of facts, which is about just that. */
export const guideOfFact = (key: string): string => {
  const [topic = ''] = key.split('.');
  const [best] = settingGroups
    .filter(({ facts }) => facts.includes(topic))
    .toSorted((one, other) => one.facts.length - other.facts.length);
  return guidePaths.get(best?.name ?? '') ?? '/essentials';
};

interface SitePage {
  title: string;
  text: string;
  path: string;
}

const pages: Record<Language, readonly SitePage[]> = {
  en: [
    {
      path: '/weathertrip',
      title: 'When to go: the weather month by month',
      text: 'Temperature, rain and sea of each place in every month of the year, and where a month is at its best.',
    },
    {
      path: '/placetogo',
      title: 'Where to go: destinations by season and region',
      text: 'All destinations with their best months, on a map and as a list that can be narrowed by month.',
    },
    {
      path: '/tripdetail',
      title: 'Plan a trip day by day',
      text: 'Say where, when and with whom; a plan with times, ways and stops comes back, which you can change.',
    },
  ],
  vi: [
    {
      path: '/weathertrip',
      title: 'Đi mùa nào: thời tiết từng tháng',
      text: 'Nhiệt độ, mưa và biển của từng nơi qua mười hai tháng, tháng nào nơi nào đẹp nhất.',
    },
    {
      path: '/placetogo',
      title: 'Đi đâu: điểm đến theo mùa và theo miền',
      text: 'Mọi điểm đến cùng những tháng đẹp nhất, trên bản đồ và trong danh sách lọc được theo tháng.',
    },
    {
      path: '/tripdetail',
      title: 'Lên lịch trình từng ngày',
      text: 'Cho biết đi đâu, khi nào, với ai; bạn nhận một lịch trình có giờ giấc, đường đi và sửa được.',
    },
  ],
};

/** Pages with a tool, which answer by what one does there. */
export const sitePages = (language: Language): readonly SitePage[] => pages[language];
