import { eq } from 'drizzle-orm';
import { orderLines, orders, resources, resourceTranslations, tourDepartures } from '../../db/schema';
import type { App } from '../../server/app-type';
import { ahead } from './booking';
import type { contentFactory } from './content';

/** What tours are made of, and who books them. */
export const tourFactory = (app: App, create: Awaited<ReturnType<typeof contentFactory>>['create']) => {
  const addDeparture = async (tourId: number, given: Partial<typeof tourDepartures.$inferInsert> = {}) => {
    const [row] = await app.db
      .insert(tourDepartures)
      .values({ tour_id: tourId, date: ahead(30), price: 4_500_000, seats: 12, ...given })
      .returning();
    if (!row) throw new Error('no departure');
    return row;
  };

  const place = async (given: { status?: number; title?: string } = {}) => {
    const { status = 1, title = 'Garden house' } = given;
    const city = await create('city');
    const [row] = await app.db
      .insert(resources)
      .values({ status, resource_type: 3188, city_id: city.id, lat: 16.4, lon: 107.5 })
      .returning();
    const record_id = row?.id ?? 0;
    await app.db
      .insert(resourceTranslations)
      .values({ record_id, lang_id: 'en', slug: `place-${record_id}`, title });
    return record_id;
  };

  let orderCount = 0;
  const book = async (departureId: number, status: 'paid' | 'pending', daysAgo = 1) => {
    orderCount += 1;
    const at = new Date(Date.now() - daysAgo * 86_400_000);
    await app.db.transaction(async (tx) => {
      const [order] = await tx
        .insert(orders)
        .values({
          code: `TEST-${1000 + orderCount}`,
          contact_email: 'guest@visit.example',
          contact_name: 'Guest',
          contact_phone: '0900000000',
          lang_id: 'en',
          total: 1,
          hold_expires_at: at,
          actor: 'guest',
          idempotency_key: `key-${orderCount}`,
          request_hash: 'x',
          access_code_hash: 'x',
        })
        .returning();
      const order_id = order?.id ?? 0;
      const [departure] = await tx.select().from(tourDepartures).where(eq(tourDepartures.id, departureId));
      await tx.insert(orderLines).values({
        order_id,
        kind: 1,
        departure_id: departureId,
        title: 'Tour',
        date: departure?.date ?? '',
        adults: 1,
        quantity: 1,
        unit_price: 1,
        amount: 1,
      });
      if (status === 'paid')
        await tx.update(orders).set({ status, paid_at: at }).where(eq(orders.id, order_id));
    });
  };

  return { addDeparture, place, book };
};
