import { expect, it } from 'vitest';
import { operationsOf } from '../factories/openapi';
import { testApp } from '../factories/test-app';

/**
 * The calls that clients were promised, by the names that they were promised under; `{}` stands for any part. A call that is
 * answered under another name only is missing.
 */
const promised = `
POST /seosearch/search-by-url
GET /seosearch/list

GET /blogs
GET /blogs/list
GET /blogs/{}
GET /blogs/detail/{}
GET /blogs/list-in-home
GET /blogs/related/{}
POST /blogs
POST /blogs/{}
DELETE /blogs/{}
PUT /blogs/status/{}
POST /blogs/sort
POST /blogs/{}/rate
GET /blogs/thingstodo/list/{}
GET /blogs/thingstodo/detail/{}
GET /blogs/thingstodo/related/{}
POST /blogs/about/website/list
GET /blog-categories
GET /blog-categories/{}
POST /blog-categories
POST /blog-categories/{}
POST /blog-categories/sort

GET /city
GET /city/{}
PUT /city/{}
POST /city
POST /city/sort
GET /city/menu
GET /city/region/{}
GET /city/{}/destinations

GET /experience
GET /experience/{}
PUT /experience/{}
POST /experience
GET /experience/detail/{}
POST /experience/{}/rate
GET /experience-type
GET /experience-type/{}
PUT /experience-type/{}
POST /experience-type/{}
POST /experience-type
POST /experience-type/sort
GET /experience-type/detail/{}
GET /experience-type/cuisine
GET /experience-type/local-life
GET /experience-type/city-vibes
GET /experience-type/cultural-heritage
GET /experience-type/romantic-getaways
GET /experience-type/list-in-home
GET /experience-type/parent-experience-types

GET /region
GET /region/{}
POST /region
POST /region/{}
PUT /region/status/{}
GET /region/list-in-home
POST /region/sort

GET /things-to-do/admin
GET /things-to-do
GET /things-to-do/{}
POST /things-to-do
POST /things-to-do/{}
DELETE /things-to-do/{}
PUT /things-to-do/status/{}
POST /things-to-do/sort
POST /things-to-do/listincity
GET /things-to-do/detail/{}
GET /things-to-do/related/{}
GET /things-to-do/popular
POST /things-to-do/{}/rate
GET /thingtodo-categories
GET /thingtodo-categories/{}
POST /thingtodo-categories
POST /thingtodo-categories/{}
DELETE /thingtodo-categories/{}
PUT /thingtodo-categories/status/{}
POST /thingtodo-categories/sort
POST /thingtodo-categories/bulk-delete

POST /gallery/admin/list
POST /gallery/store
POST /gallery/update/{}
POST /gallery/delete
POST /gallery/sort
POST /gallery/status/{}
POST /gallery/list/{}

POST /login
GET /logout
GET /check-login
GET /roles/list
GET /permission/list
GET /admin

GET /faq
GET /faq/list
POST /faq/sort

GET /tour/list-trending
POST /tour/list-tour
POST /tour/list-departure
POST /tour/list-travelstyle
GET /tour/detail/{}
POST /tour/sort
GET /tour/cart

GET /event/list-ongoing-and-upcomming
GET /event/list-approved
GET /event/{}
GET /event/list-with-status
POST /event/update-status

POST /planyourtrip/admin/list
POST /planyourtrip/admin/store
POST /planyourtrip/admin/update/{}
POST /planyourtrip/admin/delete
POST /planyourtrip/admin/sort
POST /planyourtrip/admin/status/{}
POST /planyourtrip/website/header-menu
POST /planyourtrip/website/gallery
POST /setting/about/website/getinfo
POST /setting/essential/website/getinfo
POST /setting/safety/website/getinfo
POST /setting/getting-around/website/getinfo
GET /setting/home
POST /setting/admin/profile/update
POST /setting/profile/information

GET /weather/{}
GET /weather
GET /common/resource/{}
GET /resource/{}
GET /attraction
GET /attraction/{}
GET /attraction/{}/themes
GET /hotel
GET /hotel/{}
GET /hotel/external/hotels
POST /hotel/external/hotel/{}
GET /restaurant
GET /restaurant/{}

GET /customers/check-user-exists
POST /customers/login
POST /customers/register
POST /countries/list-option
GET /booking/{}
GET /user/logout
GET /user/forgot-password
POST /user/updateprofile
POST /user/upload_avatar
POST /customer/update-password
`
  .split('\n')
  .filter((line) => line !== '');

it('has every call that was promised, under that name', async () => {
  const app = await testApp();
  const there = new Set(
    operationsOf(app).map(({ method, path }) => `${method} ${path.replace(/\{[^}]+\}/g, '{}')}`),
  );
  expect(promised.filter((call) => !there.has(call))).toEqual([]);
});
