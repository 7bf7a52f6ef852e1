import { defineMessages } from '../../services/i18n/defineMessages.ts';

/** Numbers of records, with the noun of their module. */
export const messages = defineMessages({
  en: {
    'count.buzbot_events': '{count, plural, one {# event} other {# events}}',
    'count.outbox': '{count, plural, one {# e-mail} other {# e-mails}}',
    'count.webhooks': '{count, plural, one {# webhook} other {# webhooks}}',
    'count.proposals': '{count, plural, one {# proposal} other {# proposals}}',
    'count.offers': '{count, plural, one {# offer} other {# offers}}',
    'count.orders': '{count, plural, one {# order} other {# orders}}',
    'count.tags': '{count, plural, one {# tag} other {# tags}}',
    'count.blocked_periods': '{count, plural, one {# blocked period} other {# blocked periods}}',
    'count.work_calendars': '{count, plural, one {# work calendar} other {# work calendars}}',
    'count.currencies': '{count, plural, one {# currency} other {# currencies}}',
    'count.exchange_rates': '{count, plural, one {# exchange rate} other {# exchange rates}}',
    'count.category_groups': '{count, plural, one {# category group} other {# category groups}}',
    'count.categories': '{count, plural, one {# category} other {# categories}}',
    'count.projects': '{count, plural, one {# project} other {# projects}}',
    'count.brands': '{count, plural, one {# brand} other {# brands}}',
    'count.regions': '{count, plural, one {# region} other {# regions}}',
    'count.pages': '{count, plural, one {# page} other {# pages}}',
    'count.users': '{count, plural, one {# user} other {# users}}',
    'count.api_keys': '{count, plural, one {# API key} other {# API keys}}',
    'count.photos': '{count, plural, one {# photo} other {# photos}}',
    'count.car_classes': '{count, plural, one {# car class} other {# car classes}}',
    'count.languages': '{count, plural, one {# language} other {# languages}}',
    'count.positions': '{count, plural, one {# position} other {# positions}}',
    'count.roles': '{count, plural, one {# role} other {# roles}}',
    'count.countries': '{count, plural, one {# country} other {# countries}}',
  },
  ru: {
    'count.buzbot_events':
      '{count, plural, one {# событие} few {# события} many {# событий} other {# события}}',
    'count.outbox':
      '{count, plural, one {# письмо} few {# письма} many {# писем} other {# письма}}',
    'count.webhooks':
      '{count, plural, one {# вебхук} few {# вебхука} many {# вебхуков} other {# вебхука}}',
    'count.proposals':
      '{count, plural, one {# правка} few {# правки} many {# правок} other {# правки}}',
    'count.offers':
      '{count, plural, one {# предложение} few {# предложения} many {# предложений} other {# предложения}}',
    'count.orders':
      '{count, plural, one {# заказ} few {# заказа} many {# заказов} other {# заказа}}',
    'count.tags': '{count, plural, one {# тег} few {# тега} many {# тегов} other {# тега}}',
    'count.blocked_periods':
      '{count, plural, one {# период недоступности} few {# периода недоступности} many {# периодов недоступности} other {# периода недоступности}}',
    'count.work_calendars':
      '{count, plural, one {# рабочий календарь} few {# рабочих календаря} many {# рабочих календарей} other {# рабочего календаря}}',
    'count.currencies':
      '{count, plural, one {# валюта} few {# валюты} many {# валют} other {# валюты}}',
    'count.exchange_rates':
      '{count, plural, one {# курс валют} few {# курса валют} many {# курсов валют} other {# курса валют}}',
    'count.category_groups':
      '{count, plural, one {# группа категорий} few {# группы категорий} many {# групп категорий} other {# группы категорий}}',
    'count.categories':
      '{count, plural, one {# категория} few {# категории} many {# категорий} other {# категории}}',
    'count.projects':
      '{count, plural, one {# проект} few {# проекта} many {# проектов} other {# проекта}}',
    'count.brands':
      '{count, plural, one {# бренд} few {# бренда} many {# брендов} other {# бренда}}',
    'count.regions':
      '{count, plural, one {# регион} few {# региона} many {# регионов} other {# региона}}',
    'count.pages':
      '{count, plural, one {# страница} few {# страницы} many {# страниц} other {# страницы}}',
    'count.users':
      '{count, plural, one {# пользователь} few {# пользователя} many {# пользователей} other {# пользователя}}',
    'count.api_keys':
      '{count, plural, one {# API-ключ} few {# API-ключа} many {# API-ключей} other {# API-ключа}}',
    'count.photos':
      '{count, plural, one {# фотография} few {# фотографии} many {# фотографий} other {# фотографии}}',
    'count.car_classes':
      '{count, plural, one {# класс автомобилей} few {# класса автомобилей} many {# классов автомобилей} other {# класса автомобилей}}',
    'count.languages':
      '{count, plural, one {# язык} few {# языка} many {# языков} other {# языка}}',
    'count.positions':
      '{count, plural, one {# должность} few {# должности} many {# должностей} other {# должности}}',
    'count.roles': '{count, plural, one {# роль} few {# роли} many {# ролей} other {# роли}}',
    'count.countries':
      '{count, plural, one {# страна} few {# страны} many {# стран} other {# страны}}',
  },
  ua: {
    'count.buzbot_events':
      '{count, plural, one {# подія} few {# події} many {# подій} other {# події}}',
    'count.outbox': '{count, plural, one {# лист} few {# листи} many {# листів} other {# листа}}',
    'count.webhooks':
      '{count, plural, one {# вебхук} few {# вебхуки} many {# вебхуків} other {# вебхука}}',
    'count.proposals':
      '{count, plural, one {# правка} few {# правки} many {# правок} other {# правки}}',
    'count.offers':
      '{count, plural, one {# пропозиція} few {# пропозиції} many {# пропозицій} other {# пропозиції}}',
    'count.orders':
      '{count, plural, one {# замовлення} few {# замовлення} many {# замовлень} other {# замовлення}}',
    'count.tags': '{count, plural, one {# тег} few {# теги} many {# тегів} other {# тега}}',
    'count.blocked_periods':
      '{count, plural, one {# період недоступності} few {# періоди недоступності} many {# періодів недоступності} other {# періоду недоступності}}',
    'count.work_calendars':
      '{count, plural, one {# робочий календар} few {# робочі календарі} many {# робочих календарів} other {# робочого календаря}}',
    'count.currencies':
      '{count, plural, one {# валюта} few {# валюти} many {# валют} other {# валюти}}',
    'count.exchange_rates':
      '{count, plural, one {# курс валют} few {# курси валют} many {# курсів валют} other {# курсу валют}}',
    'count.category_groups':
      '{count, plural, one {# група категорій} few {# групи категорій} many {# груп категорій} other {# групи категорій}}',
    'count.categories':
      '{count, plural, one {# категорія} few {# категорії} many {# категорій} other {# категорії}}',
    'count.projects':
      '{count, plural, one {# проєкт} few {# проєкти} many {# проєктів} other {# проєкту}}',
    'count.brands':
      '{count, plural, one {# бренд} few {# бренди} many {# брендів} other {# бренду}}',
    'count.regions':
      '{count, plural, one {# регіон} few {# регіони} many {# регіонів} other {# регіону}}',
    'count.pages':
      '{count, plural, one {# сторінка} few {# сторінки} many {# сторінок} other {# сторінки}}',
    'count.users':
      '{count, plural, one {# користувач} few {# користувачі} many {# користувачів} other {# користувача}}',
    'count.api_keys':
      '{count, plural, one {# API-ключ} few {# API-ключі} many {# API-ключів} other {# API-ключа}}',
    'count.photos':
      '{count, plural, one {# фотографія} few {# фотографії} many {# фотографій} other {# фотографії}}',
    'count.car_classes':
      '{count, plural, one {# клас автомобілів} few {# класи автомобілів} many {# класів автомобілів} other {# класу автомобілів}}',
    'count.languages': '{count, plural, one {# мова} few {# мови} many {# мов} other {# мови}}',
    'count.positions':
      '{count, plural, one {# посада} few {# посади} many {# посад} other {# посади}}',
    'count.roles': '{count, plural, one {# роль} few {# ролі} many {# ролей} other {# ролі}}',
    'count.countries':
      '{count, plural, one {# країна} few {# країни} many {# країн} other {# країни}}',
  },
  ro: {
    'count.buzbot_events':
      '{count, plural, one {# eveniment} few {# evenimente} other {# de evenimente}}',
    'count.outbox': '{count, plural, one {# e-mail} few {# e-mailuri} other {# de e-mailuri}}',
    'count.webhooks': '{count, plural, one {# webhook} few {# webhookuri} other {# de webhookuri}}',
    'count.proposals':
      '{count, plural, one {# propunere} few {# propuneri} other {# de propuneri}}',
    'count.offers': '{count, plural, one {# ofertă} few {# oferte} other {# de oferte}}',
    'count.orders': '{count, plural, one {# comandă} few {# comenzi} other {# de comenzi}}',
    'count.tags': '{count, plural, one {# etichetă} few {# etichete} other {# de etichete}}',
    'count.blocked_periods':
      '{count, plural, one {# perioadă blocată} few {# perioade blocate} other {# de perioade blocate}}',
    'count.work_calendars':
      '{count, plural, one {# calendar de lucru} few {# calendare de lucru} other {# de calendare de lucru}}',
    'count.currencies': '{count, plural, one {# monedă} few {# monede} other {# de monede}}',
    'count.exchange_rates':
      '{count, plural, one {# curs valutar} few {# cursuri valutare} other {# de cursuri valutare}}',
    'count.category_groups':
      '{count, plural, one {# grup de categorii} few {# grupuri de categorii} other {# de grupuri de categorii}}',
    'count.categories':
      '{count, plural, one {# categorie} few {# categorii} other {# de categorii}}',
    'count.projects': '{count, plural, one {# proiect} few {# proiecte} other {# de proiecte}}',
    'count.brands': '{count, plural, one {# marcă} few {# mărci} other {# de mărci}}',
    'count.regions': '{count, plural, one {# regiune} few {# regiuni} other {# de regiuni}}',
    'count.pages': '{count, plural, one {# pagină} few {# pagini} other {# de pagini}}',
    'count.users':
      '{count, plural, one {# utilizator} few {# utilizatori} other {# de utilizatori}}',
    'count.api_keys': '{count, plural, one {# cheie API} few {# chei API} other {# de chei API}}',
    'count.photos':
      '{count, plural, one {# fotografie} few {# fotografii} other {# de fotografii}}',
    'count.car_classes':
      '{count, plural, one {# clasă de vehicule} few {# clase de vehicule} other {# de clase de vehicule}}',
    'count.languages': '{count, plural, one {# limbă} few {# limbi} other {# de limbi}}',
    'count.positions': '{count, plural, one {# funcție} few {# funcții} other {# de funcții}}',
    'count.roles': '{count, plural, one {# rol} few {# roluri} other {# de roluri}}',
    'count.countries': '{count, plural, one {# țară} few {# țări} other {# de țări}}',
  },
  tr: {
    'count.buzbot_events': '{count, plural, one {# olay} other {# olay}}',
    'count.outbox': '{count, plural, one {# e-posta} other {# e-posta}}',
    'count.webhooks': '{count, plural, one {# webhook} other {# webhook}}',
    'count.proposals': '{count, plural, one {# öneri} other {# öneri}}',
    'count.offers': '{count, plural, one {# teklif} other {# teklif}}',
    'count.orders': '{count, plural, one {# sipariş} other {# sipariş}}',
    'count.tags': '{count, plural, one {# etiket} other {# etiket}}',
    'count.blocked_periods': '{count, plural, one {# kapalı dönem} other {# kapalı dönem}}',
    'count.work_calendars': '{count, plural, one {# çalışma takvimi} other {# çalışma takvimi}}',
    'count.currencies': '{count, plural, one {# para birimi} other {# para birimi}}',
    'count.exchange_rates': '{count, plural, one {# döviz kuru} other {# döviz kuru}}',
    'count.category_groups': '{count, plural, one {# kategori grubu} other {# kategori grubu}}',
    'count.categories': '{count, plural, one {# kategori} other {# kategori}}',
    'count.projects': '{count, plural, one {# proje} other {# proje}}',
    'count.brands': '{count, plural, one {# marka} other {# marka}}',
    'count.regions': '{count, plural, one {# bölge} other {# bölge}}',
    'count.pages': '{count, plural, one {# sayfa} other {# sayfa}}',
    'count.users': '{count, plural, one {# kullanıcı} other {# kullanıcı}}',
    'count.api_keys': '{count, plural, one {# API anahtarı} other {# API anahtarı}}',
    'count.photos': '{count, plural, one {# fotoğraf} other {# fotoğraf}}',
    'count.car_classes': '{count, plural, one {# araç sınıfı} other {# araç sınıfı}}',
    'count.languages': '{count, plural, one {# dil} other {# dil}}',
    'count.positions': '{count, plural, one {# görev} other {# görev}}',
    'count.roles': '{count, plural, one {# rol} other {# rol}}',
    'count.countries': '{count, plural, one {# ülke} other {# ülke}}',
  },
  pl: {
    'count.buzbot_events':
      '{count, plural, one {# zdarzenie} few {# zdarzenia} many {# zdarzeń} other {# zdarzenia}}',
    'count.outbox':
      '{count, plural, one {# wiadomość} few {# wiadomości} many {# wiadomości} other {# wiadomości}}',
    'count.webhooks':
      '{count, plural, one {# webhook} few {# webhooki} many {# webhooków} other {# webhooka}}',
    'count.proposals':
      '{count, plural, one {# propozycja} few {# propozycje} many {# propozycji} other {# propozycji}}',
    'count.offers':
      '{count, plural, one {# oferta} few {# oferty} many {# ofert} other {# oferty}}',
    'count.orders':
      '{count, plural, one {# zamówienie} few {# zamówienia} many {# zamówień} other {# zamówienia}}',
    'count.tags': '{count, plural, one {# tag} few {# tagi} many {# tagów} other {# tagu}}',
    'count.blocked_periods':
      '{count, plural, one {# okres niedostępności} few {# okresy niedostępności} many {# okresów niedostępności} other {# okresu niedostępności}}',
    'count.work_calendars':
      '{count, plural, one {# kalendarz pracy} few {# kalendarze pracy} many {# kalendarzy pracy} other {# kalendarza pracy}}',
    'count.currencies':
      '{count, plural, one {# waluta} few {# waluty} many {# walut} other {# waluty}}',
    'count.exchange_rates':
      '{count, plural, one {# kurs waluty} few {# kursy walut} many {# kursów walut} other {# kursu waluty}}',
    'count.category_groups':
      '{count, plural, one {# grupa kategorii} few {# grupy kategorii} many {# grup kategorii} other {# grupy kategorii}}',
    'count.categories':
      '{count, plural, one {# kategoria} few {# kategorie} many {# kategorii} other {# kategorii}}',
    'count.projects':
      '{count, plural, one {# projekt} few {# projekty} many {# projektów} other {# projektu}}',
    'count.brands': '{count, plural, one {# marka} few {# marki} many {# marek} other {# marki}}',
    'count.regions':
      '{count, plural, one {# region} few {# regiony} many {# regionów} other {# regionu}}',
    'count.pages': '{count, plural, one {# strona} few {# strony} many {# stron} other {# strony}}',
    'count.users':
      '{count, plural, one {# użytkownik} few {# użytkowników} many {# użytkowników} other {# użytkownika}}',
    'count.api_keys':
      '{count, plural, one {# klucz API} few {# klucze API} many {# kluczy API} other {# klucza API}}',
    'count.photos':
      '{count, plural, one {# zdjęcie} few {# zdjęcia} many {# zdjęć} other {# zdjęcia}}',
    'count.car_classes':
      '{count, plural, one {# klasa pojazdów} few {# klasy pojazdów} many {# klas pojazdów} other {# klasy pojazdów}}',
    'count.languages':
      '{count, plural, one {# język} few {# języki} many {# języków} other {# języka}}',
    'count.positions':
      '{count, plural, one {# stanowisko} few {# stanowiska} many {# stanowisk} other {# stanowiska}}',
    'count.roles': '{count, plural, one {# rola} few {# role} many {# ról} other {# roli}}',
    'count.countries':
      '{count, plural, one {# kraj} few {# kraje} many {# krajów} other {# kraju}}',
  },
});
