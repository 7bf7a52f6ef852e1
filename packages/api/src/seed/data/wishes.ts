import { inSix, type Texts } from './texts.ts';

/** Comments of customers on their orders. */
export const wishes: readonly Texts[] = [
  'Please deliver to the site by 7 in the morning. | Доставьте, пожалуйста, на площадку к 7 утра. | Доставте, будь ласка, на майданчик до 7 ранку. | Vă rugăm să livrați pe șantier până la ora 7 dimineața. | Lütfen sabah 7’ye kadar şantiyeye teslim edin. | Proszę dostarczyć na budowę do godziny 7 rano.',
  'The access road carries at most 20 t. | Подъездная дорога выдерживает не больше 20 т. | Під’їзна дорога витримує не більше 20 т. | Drumul de acces suportă cel mult 20 t. | Giriş yolu en fazla 20 t taşır. | Droga dojazdowa wytrzymuje najwyżej 20 t.',
  'We need the paperwork for VAT. | Нужны документы с НДС. | Потрібні документи з ПДВ. | Avem nevoie de acte cu TVA. | KDV’li fatura gerekiyor. | Potrzebujemy faktury VAT.',
  'Work at night is possible. | Возможна работа ночью. | Можлива робота вночі. | Este posibil lucrul pe timp de noapte. | Gece çalışması mümkün. | Możliwa praca w nocy.',
  'Call the foreman an hour before arrival. | Позвоните прорабу за час до приезда. | Зателефонуйте виконробу за годину до приїзду. | Sunați maistrul cu o oră înainte de sosire. | Gelmeden bir saat önce formeni arayın. | Prosimy zadzwonić do kierownika godzinę przed przyjazdem.',
  'May be extended by a week. | Возможно продление на неделю. | Можливе продовження на тиждень. | Posibilă prelungire cu o săptămână. | Bir hafta uzatılabilir. | Możliwe przedłużenie o tydzień.',
].map(inSix);
