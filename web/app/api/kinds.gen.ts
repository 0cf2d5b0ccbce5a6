/** Kinds of records, from `x-kinds` of the API's document. */
export const kinds = [
  {
    "name": "region",
    "right": "region",
    "list": {
      "method": "GET",
      "path": "/region"
    },
    "in_bin": true,
    "importable": true
  },
  {
    "name": "city",
    "right": "city",
    "list": {
      "method": "GET",
      "path": "/city"
    },
    "in_bin": true,
    "importable": true
  },
  {
    "name": "blog_category",
    "right": "blog_category",
    "list": {
      "method": "GET",
      "path": "/blog-categories"
    },
    "in_bin": true,
    "importable": true
  },
  {
    "name": "blog",
    "right": "blog",
    "list": {
      "method": "GET",
      "path": "/blogs"
    },
    "in_bin": true,
    "importable": true
  },
  {
    "name": "event",
    "right": "event",
    "list": {
      "method": "GET",
      "path": "/event"
    },
    "in_bin": true,
    "importable": true
  },
  {
    "name": "travel_style",
    "right": "travel_style",
    "list": {
      "method": "GET",
      "path": "/travel-styles"
    },
    "in_bin": true,
    "importable": true
  },
  {
    "name": "tour",
    "right": "tour",
    "list": {
      "method": "GET",
      "path": "/tour"
    },
    "in_bin": true,
    "importable": true
  },
  {
    "name": "experience_type",
    "right": "experience_type",
    "list": {
      "method": "GET",
      "path": "/experience-type"
    },
    "in_bin": true,
    "importable": true
  },
  {
    "name": "experience",
    "right": "experience",
    "list": {
      "method": "GET",
      "path": "/experience"
    },
    "in_bin": true,
    "importable": true
  },
  {
    "name": "thing_to_do_category",
    "right": "thing_to_do_category",
    "list": {
      "method": "GET",
      "path": "/thingtodo-categories"
    },
    "in_bin": true,
    "importable": true
  },
  {
    "name": "thing_to_do",
    "right": "thing_to_do",
    "list": {
      "method": "GET",
      "path": "/things-to-do"
    },
    "in_bin": true,
    "importable": true
  },
  {
    "name": "theme",
    "right": "theme",
    "list": {
      "method": "GET",
      "path": "/themes"
    },
    "in_bin": true,
    "importable": true
  },
  {
    "name": "resource",
    "right": "resource",
    "list": {
      "method": "GET",
      "path": "/resources"
    },
    "in_bin": true,
    "importable": true
  },
  {
    "name": "collection",
    "right": "collection",
    "list": {
      "method": "GET",
      "path": "/collections"
    },
    "in_bin": true,
    "importable": true
  },
  {
    "name": "alert",
    "right": "alert",
    "list": {
      "method": "GET",
      "path": "/alerts"
    },
    "in_bin": true,
    "importable": true
  },
  {
    "name": "gallery",
    "right": "gallery",
    "list": {
      "method": "POST",
      "path": "/gallery/admin/list"
    },
    "in_bin": false,
    "importable": false
  },
  {
    "name": "faq",
    "right": "faq",
    "list": {
      "method": "GET",
      "path": "/faq"
    },
    "in_bin": true,
    "importable": false
  },
  {
    "name": "plan_your_trip",
    "right": "plan_your_trip",
    "list": {
      "method": "POST",
      "path": "/planyourtrip/admin/list"
    },
    "in_bin": true,
    "importable": false
  },
  {
    "name": "social_link",
    "right": "setting",
    "list": {
      "method": "GET",
      "path": "/setting/social"
    },
    "in_bin": false,
    "importable": false
  },
  {
    "name": "room",
    "right": "resource",
    "list": {
      "method": "GET",
      "path": "/resources/{id}/rooms"
    },
    "in_bin": true,
    "importable": false
  },
  {
    "name": "fact",
    "right": "fact",
    "list": {
      "method": "GET",
      "path": "/facts"
    },
    "in_bin": false,
    "importable": false
  },
  {
    "name": "tour_departure",
    "right": "tour",
    "list": {
      "method": "GET",
      "path": "/tour/{id}/departures"
    },
    "in_bin": false,
    "importable": false
  },
  {
    "name": "seo",
    "right": "seo",
    "list": {
      "method": "GET",
      "path": "/seosearch"
    },
    "in_bin": false,
    "importable": false
  },
  {
    "name": "redirect",
    "right": "seo",
    "list": {
      "method": "GET",
      "path": "/redirects"
    },
    "in_bin": false,
    "importable": false
  },
  {
    "name": "setting",
    "right": "setting",
    "list": {
      "method": "GET",
      "path": "/setting/home"
    },
    "in_bin": false,
    "importable": false
  },
  {
    "name": "email_template",
    "right": "email_template",
    "list": {
      "method": "GET",
      "path": "/emailtemplate"
    },
    "in_bin": false,
    "importable": false
  },
  {
    "name": "contact",
    "right": "contact",
    "list": {
      "method": "GET",
      "path": "/contact"
    },
    "in_bin": false,
    "importable": false
  },
  {
    "name": "order",
    "right": "order",
    "list": {
      "method": "GET",
      "path": "/orders/admin"
    },
    "in_bin": false,
    "importable": false
  },
  {
    "name": "tag",
    "right": "tag",
    "list": {
      "method": "GET",
      "path": "/tags"
    },
    "in_bin": false,
    "importable": false
  },
  {
    "name": "nfc_tag",
    "right": "nfc",
    "list": {
      "method": "GET",
      "path": "/nfc-tags"
    },
    "in_bin": false,
    "importable": false
  },
  {
    "name": "review",
    "right": "review",
    "list": {
      "method": "GET",
      "path": "/reviews/admin"
    },
    "in_bin": false,
    "importable": false
  },
  {
    "name": "media",
    "right": "media",
    "list": {
      "method": "GET",
      "path": "/media"
    },
    "in_bin": true,
    "importable": false
  },
  {
    "name": "role",
    "right": "role",
    "list": {
      "method": "GET",
      "path": "/roles/list"
    },
    "in_bin": false,
    "importable": false
  },
  {
    "name": "admin",
    "right": "admin",
    "list": {
      "method": "GET",
      "path": "/admin"
    },
    "in_bin": false,
    "importable": false
  },
  {
    "name": "language",
    "right": "language",
    "list": {
      "method": "GET",
      "path": "/languages"
    },
    "in_bin": false,
    "importable": false
  },
  {
    "name": "security",
    "right": "admin",
    "list": {
      "method": "GET",
      "path": "/admin"
    },
    "in_bin": false,
    "importable": false
  }
] as const;
