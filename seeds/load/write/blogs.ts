import type { Transaction } from '../../../db/client';
import { blogRelated, blogs, blogTranslations } from '../../../db/schema';
import type { Content } from '../content';
import type { Blog } from '../shapes';
import { continueIdentity } from './identity';
import { idByKey } from './keys';
import type { Album } from './pictures';
import { translationRows } from './texts';

/** Vietnam has had one offset all year round since 1975. */
const instantInVietnam = (dateTime: string) => new Date(`${dateTime.replace(' ', 'T')}+07:00`);

const writeRelated = (tx: Transaction, records: readonly Blog[]) => {
  const blogId = idByKey(records);
  return tx
    .insert(blogRelated)
    .values(
      records.flatMap(({ id, related }) =>
        related.map((key, sort) => ({ blog_id: id, related_id: blogId(key), sort })),
      ),
    );
};

/** Stores the stories with their tags and the stories that each leads on to. */
export const writeBlogs = async (
  tx: Transaction,
  { blogs: records, categories, cities }: Pick<Content, 'blogs' | 'categories' | 'cities'>,
  album: Album,
) => {
  const categoryId = idByKey(categories);
  const cityId = idByKey(cities);
  await tx
    .insert(blogs)
    .overridingSystemValue()
    .values(
      records.map(({ id, sort, author, category, city, published_at, picture }) => ({
        id,
        sort,
        author,
        status: 1,
        category_id: categoryId(category),
        city_id: city ? cityId(city) : null,
        published_at: instantInVietnam(published_at),
        image_id: album(picture).id,
      })),
    );
  await continueIdentity(tx, blogs);
  await tx.insert(blogTranslations).values(translationRows(records));
  await writeRelated(tx, records);
};
