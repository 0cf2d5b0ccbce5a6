import { sql } from 'drizzle-orm';
import type { Database, Queryable } from '../../db/client';
import { searchable } from '../../server/features/search/hits';
import type { Entity } from '../../server/kernel/entity';
import { indexAll } from '../../server/kernel/search-documents';
import { entities } from '../../server/kinds';

const english =
  `river mountain market street temple lake bay island valley village garden bridge tower museum theatre beach coast
forest cave waterfall pagoda citadel harbour station square lantern boat bicycle train morning evening night weekend festival harvest
rice tea coffee noodle soup bread fish herb spice fruit silk pottery paper bamboo wood stone brick gold silver blue green quiet old new
small great hidden royal ancient floating walking cooking weaving painting fishing climbing paddling tasting listening`.split(
    /\s+/,
  );

const vietnamese =
  `núi sông hồ biển đảo rừng thác hang động đèo thung lũng làng phố chợ chùa đền đình lăng thành cầu cổng vườn ruộng bãi
cát suối đồi cao nguyên phở bún bánh chè cơm nem chả nước mắm cà phê trà sen lụa gốm nón tranh trống hội xuân hạ thu đông sớm chiều tối đêm
trăng nắng mưa gió mây hoa lá cây tre dừa thuyền xe tàu đường ngõ mái ngói gạch cổ mới xanh đỏ vàng trắng tím yên bình vui đẹp nhỏ lớn xa gần
Hà Nội Huế Đà Nẵng Hội An Sài Gòn Cần Thơ Nha Trang Đà Lạt Sa Pa Hạ Long Ninh Bình Quy Nhơn`.split(/\s+/);

/** So many words of a list, the first ones of it most often, as in any language. `row` makes each row's own. */
const words = (list: readonly string[], count: number) => sql`(
  select string_agg((${sql.param([...list])}::text[])[1 + floor(power(random(), 2) * ${list.length})::int], ' ')
  from generate_series(1, ${count} + (row * 0)))`;

const languages = [
  { code: 'en', list: [...english, ...vietnamese.slice(-24)] },
  { code: 'vi', list: vietnamese },
];

const addTexts = async (db: Queryable, entity: Entity, after: number, contentWords: number) => {
  for (const { code, list } of languages) {
    await db.execute(sql`
      insert into ${entity.translation} (record_id, lang_id, slug, title, description, content)
      select row, ${code}, 'row-' || row, initcap(${words(list, 4)}), ${words(list, 20)}, '<p>' || ${words(list, contentWords)} || '</p>'
      from (select id as row from ${entity.record} where id > ${after}) added`);
  }
};

interface Filling {
  name: Entity['name'];
  /** Columns beyond the common ones, and their values for `row`. */
  columns: string;
  values: string;
}

/** What records need that has no default. Cities are spread by `row`, but every tenth record is in the first one. */
const city = `(select id from city where deleted_at is null order by id limit 1 offset (case when row % 10 = 0 then 0 else row % (select count(*) from city) end))`;
const first = (table: string) => `(select min(id) from ${table})`;

const fillings: readonly Filling[] = [
  {
    name: 'blog',
    columns: 'category_id, city_id, author, published_at',
    values: `${first('blog_category')}, ${city}, 'Bench', now() - row * interval '1 minute'`,
  },
  {
    name: 'thing_to_do',
    columns: 'city_id, category_id, price_from, lat, lon',
    values: `${city}, ${first('thing_to_do_category')}, row % 900 * 1000, 8 + random() * 15, 102 + random() * 7`,
  },
  {
    name: 'experience',
    columns: 'experience_type_id, city_id',
    values: `${first('experience_type')}, ${city}`,
  },
  {
    name: 'resource',
    columns: 'resource_type, city_id, lat, lon',
    values: `3188 + row % 4, ${city}, 8 + random() * 15, 102 + random() * 7`,
  },
  {
    name: 'tour',
    columns: 'duration_days, duration_nights, departure_point_id, travel_style_id, price',
    values: `1 + row % 14, row % 14, ${city}, ${first('travel_style')}, (500 + row % 9000) * 1000`,
  },
];

/** Kinds that the others refer to; one record each is enough. */
const parents = ['blog_category', 'thing_to_do_category', 'experience_type', 'travel_style'];

const addParents = async (db: Queryable) => {
  for (const name of parents) {
    const table = sql.identifier(name);
    await db.execute(
      sql`insert into ${table} (status, sort) select 1, 1 where not exists (select 1 from ${table})`,
    );
  }
};

const fillOne = async (
  db: Queryable,
  { name, columns, values }: Filling,
  count: number,
  contentWords: number,
) => {
  const entity = entities.find((candidate) => candidate.name === name);
  if (!entity) throw new Error(`There is no entity ${name}.`);
  const { rows } = await db.execute<{ last: number }>(
    sql`select coalesce(max(id), 0)::int as last from ${entity.record}`,
  );
  const last = rows[0]?.last ?? 0;
  await db.execute(sql`
    insert into ${entity.record} (status, sort, ${sql.raw(columns)})
    select 1, 1000 + row, ${sql.raw(values)} from generate_series(1, ${count}) row`);
  await addTexts(db, entity, last, contentWords);
  return last;
};

/** Two open departures for each tour, in the coming months. */
const addDepartures = (db: Queryable, after: number) =>
  db.execute(sql`
    insert into tour_departure (tour_id, date, price, seats)
    select id, (now() at time zone 'Asia/Ho_Chi_Minh')::date + 7 + id % 150 + extra * 7, price, 16
    from tour, generate_series(0, 1) extra where id > ${after}`);

interface FillOptions {
  kinds?: readonly string[];
  /** False for what the site's search is not asked about: contents are then short, and it does not know them. */
  searched?: boolean;
}

/**
 * Puts `count` records with texts in both languages into each large kind, beside what is there. Random, but the same at
 * each run. Takes a few minutes for 100 000.
 */
export const fill = async (
  db: Database,
  count: number,
  log: (line: string) => void,
  { kinds = fillings.map(({ name }) => name), searched = true }: FillOptions = {},
): Promise<void> => {
  await db.transaction(async (tx) => {
    await tx.execute(sql`select setseed(0.42)`);
    await addParents(tx);
    for (const filling of fillings.filter(({ name }) => kinds.includes(name))) {
      const start = Date.now();
      const last = await fillOne(tx, filling, count, searched ? 60 : 2);
      if (filling.name === 'tour') await addDepartures(tx, last);
      log(`${count} × ${filling.name}: ${((Date.now() - start) / 1000).toFixed(0)} s`);
    }
    if (searched) await indexAll(tx, searchable);
  });
  await db.execute(sql`vacuum analyze`);
};
