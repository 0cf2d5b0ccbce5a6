/** What search engines are told of the site's own pages until an editor says otherwise, in English. */
export const pagesEn = {
  page_home_title: 'Visit Vietnam – places, seasons and stories',
  page_home_description:
    'Where to go in Vietnam and when: cities and landscapes from Hà Giang to Phú Quốc, with the climate of each month, maps and stories by people who know them.',
  page_blogs_title: 'Stories from Vietnam',
  page_blogs_description:
    'Articles on food, festivals, landscapes and everyday life in Vietnam, with practical advice for the road.',
  page_where_to_go_title: 'Where to go in Vietnam: weigh up the destinations',
  page_where_to_go_description:
    'Say when, with whom and what you need, and see which places in Vietnam fit: weather, way there, costs, and what speaks against each, side by side.',
  page_when_to_go_title: 'When to go to Vietnam: every region, month by month',
  page_when_to_go_description:
    'Twelve months and eight regions of Vietnam in one table: where it is dry, hot, wet or stormy, with a page for each month and region.',
  page_collections_title: 'Vietnam for you: collections',
  page_collections_description:
    'For families, without meat, on wheels, by train, on a second visit: what to know before you go, and places that fit, found in the records of this site.',
  page_today_title: 'Today in Vietnam: open now, on tonight, alerts',
  page_today_description:
    'What is open now, what is on tonight, alerts in force, emergency numbers and phrases for the town in Vietnam that you are in; without a connection too.',
  page_chat_title: 'Plan a trip to Vietnam by chat',
  page_chat_description:
    'Say in your own words how you want to travel in Vietnam and get a day-by-day plan made of real places, with times, routes and a map that you can change.',
  page_placetogo_title: 'Places to go in Vietnam',
  page_placetogo_description:
    'All destinations by region on one map, with the months in which each of them is at its best.',
  page_search_title: 'Search',
  page_search_description:
    'Search all of Visit Vietnam: places, things to do, stays, food, itineraries, events and stories.',
  page_tripdetail_title: 'Plan your own trip in Vietnam',
  page_tripdetail_description:
    'Choose places, days and a pace, and get a route through Vietnam that you can change, keep and share.',
  page_trip_result_title: 'Your trip',
  page_trip_result_description: 'The route made from your choices.',
  page_about_title: 'About Visit Vietnam',
  page_about_description: 'Who writes this site, how the texts are checked, and how to reach the editors.',
  page_experience_types_title: 'Experiences in Vietnam',
  page_experience_types_description:
    'Experiences in Vietnam by kind: food, local life, heritage, cities at night, mountains and water, with sample prices, times and maps.',
  page_things_to_do_title: 'Things to do in Vietnam',
  page_things_to_do_description:
    'Walks and rides, boats, museums, workshops and shows, city by city, each with the time it takes, what it costs and where it starts.',
  page_local_life_title: 'Local life in Vietnam',
  page_local_life_description:
    'Markets at first light, craft villages, pavement kitchens: experiences that take you into an ordinary day.',
  page_city_vibes_title: 'City vibes in Vietnam',
  page_city_vibes_description:
    'Old quarters, coffee houses, rooftops and night markets: what to do in Vietnam’s cities from morning to late.',
  page_cultural_heritage_title: 'Cultural heritage of Vietnam',
  page_cultural_heritage_description:
    'Citadels, temple towers, communal houses and living arts, with what to look for when you stand before them.',
  page_romantic_getaways_title: 'Romantic getaways in Vietnam',
  page_romantic_getaways_description:
    'Quiet beaches, misty hills and slow boats: places in Vietnam that are at their best for two.',
  page_vietnamese_cuisine_title: 'Vietnamese cuisine, region by region',
  page_vietnamese_cuisine_description:
    'What people eat in the north, the centre and the south, where to try it, and how to order it.',
  page_itineraries_title: 'Itineraries and tours in Vietnam',
  page_itineraries_description:
    'Routes from a weekend to two weeks, day by day, with departures, prices and what is included.',
  page_payment_title: 'Payment',
  page_payment_description: 'Pay for your booking.',
  page_payment_success_title: 'Thank you for your booking',
  page_payment_success_description: 'Your booking is confirmed.',
  page_events_title: 'Festivals and events in Vietnam',
  page_events_description:
    'What is on now and what comes next: festivals by the lunar calendar, holidays and cultural events, with dates and places.',
  page_detail_ticket_title: 'Your ticket',
  page_detail_ticket_description: 'A ticket of your booking.',
  page_sightseeing_title: 'City sights of Vietnam on a map',
  page_sightseeing_description:
    'The sights of a city on one map, with what each of them is and what is nearby.',
  page_visa_guide_title: 'Visa guide for Vietnam',
  page_visa_guide_description:
    'Who needs a visa for Vietnam, how the e-visa works, and where the official information is.',
  page_essentials_title: 'Essentials for a trip to Vietnam',
  page_essentials_description:
    'Money, telephone, plugs, tipping, what to pack and how to behave: what to know before you leave.',
  page_getting_around_title: 'Getting to and around Vietnam',
  page_getting_around_description:
    'Flights, trains, buses, boats and two wheels: what is good for which leg of the way, and what to watch out for.',
  page_accessibility_title: 'Accessible travel in Vietnam',
  page_accessibility_description:
    'What travellers with limited mobility, sight or hearing can expect on pavements, in stations, hotels and sights, and how to prepare.',
  page_vietnam_pass_title: 'City passes and combined tickets in Vietnam',
  page_vietnam_pass_description:
    'Where one ticket opens several sights in Vietnam, what it covers, and when it is worth having.',
  page_safety_title: 'Travelling safely in Vietnam',
  page_safety_description:
    'Emergency numbers, traffic, the sea and the rainy season, common tricks and how to get help.',
  page_visa_information_title: 'Vietnam visa rules by nationality',
  page_visa_information_description:
    'Look up whether your passport lets you enter Vietnam without a visa, and for how long, with the source.',
  page_weather_title: 'Weather in Vietnam and the best time to go',
  page_weather_description:
    'The forecast for the coming days and the usual weather of each month, place by place.',
  page_currency_title: 'Currency and money in Vietnam',
  page_currency_description:
    'Convert đồng into your own currency, get to know the notes, and see how to pay where.',
  page_download_app_title: 'Visit Vietnam on your phone',
  page_download_app_description: 'Put the site on your home screen and keep your plans at hand on the road.',
  page_hotels_title: 'Places to stay in Vietnam',
  page_hotels_description:
    'Hotels, guesthouses and homestays by destination, with rooms, facilities and where they are.',
  page_attractions_title: 'Sights and attractions in Vietnam',
  page_attractions_description:
    'Sights, restaurants and entertainment all over the country, by place and by kind.',
  page_shopping_title: 'Your cart',
  page_shopping_description: 'What you have chosen so far.',
  page_restaurant_title: 'Where to eat in Vietnam',
  page_restaurant_description:
    'Restaurants by city, with their dishes, prices, opening hours and location on the map.',
  page_restaurant_detail_title: 'Restaurant',
  page_restaurant_detail_description: 'A restaurant, its dishes, its hours and how to find it.',
  page_rating_title: 'Vietnam’s best, rated by travellers',
  page_rating_description:
    'The best-rated things to do, experiences, places, itineraries and stories in Vietnam, by travellers’ stars.',
  page_profile_title: 'Your profile',
  page_profile_description: 'Your account, bookings and saved places.',
  page_plan_your_trip_title: 'Plan your trip to Vietnam',
  page_plan_your_trip_description:
    'Where to begin: seasons, routes, visas, ways of getting around and places to stay, in the order in which you need them.',
  page_list_ticket_title: 'Your tickets',
  page_list_ticket_description: 'All tickets of your bookings.',
  page_historic_hotel_title: 'The historic hotels of Vietnam',
  page_historic_hotel_description:
    'The historic hotels of Vietnam from north to south: who built them, what happened there, and what it costs to sleep in them tonight.',
  page_flights_title: 'Flights to and within Vietnam',
  page_flights_description: 'Look up connections by date and cabin between Vietnam’s airports and abroad.',
  page_forgot_password_title: 'Forgotten password',
  page_forgot_password_description: 'Ask for a link to set a new password.',
  page_new_password_title: 'Choose a new password',
  page_new_password_description: 'Set a new password with the link from the email.',
  page_travel_tips_title: 'Travel tips for Vietnam',
  page_travel_tips_description:
    'Advice that saves time and trouble: crossing a street, packing for three climates, travelling around Tết.',
  page_stories_title: 'Stories and inspiration from Vietnam',
  page_stories_description:
    'Mornings on the river, nights under lanterns, long train windows: stories that make you want to go.',
  page_signin_title: 'Sign in',
  page_signin_description: 'Sign in to your account.',
  page_signin_password_title: 'Enter your password',
  page_signin_password_description: 'The second step of signing in: the password of your account.',
  page_activate_title: 'Activate your account',
  page_activate_description: 'The last step of creating an account.',
  page_confirm_review_title: 'Confirm a review',
  page_confirm_review_description: 'Look once more at what you wrote, and hand it in.',
  page_write_review_title: 'Write a review',
  page_write_review_description: 'Tell other travellers what it was like.',
  page_rate_title: 'Your rating',
  page_rate_description: 'Give stars to a place, an itinerary or a story.',
  page_signup_title: 'Create an account',
  page_signup_description: 'Save places, keep plans and write reviews with an account.',
  page_tags_title: 'Topics from A to Z',
  page_tags_description: 'Everything on Visit Vietnam by topic, from coffee and caves to night trains.',
  page_tag_title: 'Topic: {name}',
  page_tag_description: 'Read our pages on “{name}”: places to see, stories and things to do in Vietnam.',
  page_trip_chat_title: 'Talk about your trip',
  page_trip_chat_description:
    'Tell the planner where you want to go and what you like; it answers with a day-by-day plan you can change.',
  page_city_map_title: '{city} on the map',
  page_city_map_description:
    'Map and list of {city}: sights, restaurants, places to stay, things to do and events that are on, each with its address.',
  page_place_on_map_title: '{place} on the map of {city}',
  page_place_on_map_description: 'Where {place} is on the map of {city}, and what is nearby.',
  page_check_in_title: 'Check in: {place}',
  page_check_in_description: 'Check in at {place}, read about it on the spot, and see what is nearby.',
  page_check_in_review_title: 'Review: {place}',
  page_check_in_review_description: 'Write a review of {place} after your visit.',
  page_terms_title: 'Terms of use and booking',
  page_terms_description:
    'What you agree to when you use Visit Vietnam and book on it: who sells, what it costs, how to cancel and what you get back.',
  page_privacy_title: 'Privacy',
  page_privacy_description:
    'What Visit Vietnam stores about you, why, for how long and who sees it, and how to export or delete it yourself.',
  page_cookies_title: 'Cookies',
  page_cookies_description:
    'Every cookie that Visit Vietnam sets, what it is for and when it ends. There are none for advertising or for counting visits.',
  page_imprint_title: 'Legal notice',
  page_imprint_description: 'Who runs this site, how to reach them, and who is responsible for what it says.',
  page_accessibility_statement_title: 'Accessibility statement',
  page_accessibility_statement_description:
    'How accessible this site is, what is known not to work yet, and where to report a barrier.',
  push_kept: 'Alerts will be sent to this device.',
  push_withdrawn: 'No more alerts will be sent to this device.',
  push_service_unknown: 'We don’t send to the push service of this browser.',
  page_contact_title: 'Contact',
  page_contact_description: 'Questions, corrections, ideas: write to the editors of Visit Vietnam.',
} as const;
