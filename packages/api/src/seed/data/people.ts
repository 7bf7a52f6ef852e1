export interface DemoPerson {
  readonly first: string;
  readonly last: string;
  /** The country of the phone number. */
  readonly country: string;
  /** The local part of the e-mail address. */
  readonly mailbox: string;
}

const table = `
Andrei Munteanu MD a.munteanu
Ion Ciobanu MD i.ciobanu
Elena Rusu MD e.rusu
Victor Cebotari MD v.cebotari
Natalia Gorea MD n.gorea
Serghei Caraman MD s.caraman
Doina Lupu MD d.lupu
Vasile Bostan MD v.bostan
Олександр Коваленко UA o.kovalenko
Ірина Шевчук UA i.shevchuk
Тарас Бондаренко UA t.bondarenko
Оксана Мельник UA o.melnyk
Дмитро Гнатюк UA d.hnatiuk
Mihai Popescu RO m.popescu
Ioana Dumitrescu RO i.dumitrescu
Radu Ionescu RO r.ionescu
Cristina Stan RO c.stan
Florin Enache RO f.enache
Piotr Kowalski PL p.kowalski
Agnieszka Zielińska PL a.zielinska
Tomasz Wójcik PL t.wojcik
Magdalena Krawczyk PL m.krawczyk
Mehmet Yılmaz TR m.yilmaz
Ayşe Demir TR a.demir
Emre Kaya TR e.kaya
Алексей Соколов RU a.sokolov
Марина Орлова RU m.orlova
Lukas Weber DE l.weber
Georgi Petrov BG g.petrov
Abdullah Al-Mutairi KW a.al-mutairi
`;

export const clients: readonly DemoPerson[] = table
  .trim()
  .split('\n')
  .map((line) => {
    const [first = '', last = '', country = '', mailbox = ''] = line.split(' ');
    return { first, last, country, mailbox };
  });
