/** Every screen there is, by what it is called here. Words and letters must be right on each of them. */
export const screens = {
  projects: '/projects/page/1',
  brands: '/brands/page/1',
  currencies: '/currencies/page/1',
  languages: '/languages/page/1',
  offers: '/offers/page/1',
  'a search without a match': '/offers/page/1?quick_filter=nothing-like-this',
  'a new brand': '/brands/create',
  'a new currency': '/currencies/create',
  'a new language': '/languages/create',
  'a new project': '/projects/create',
  'a new country': '/countries/create',
  'a page': '/pages/edit/1',
  'a new offer': '/offers/create',
  'an offer': '/offers/edit/7',
  'the history of an offer': '/offers/edit/7?tab=history',
  'a missing page': '/error/404',
} as const;
