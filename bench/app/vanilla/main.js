import { columns, fields, headers, listPath } from '../columns.js';

/** The same list and form without libraries: the fastest possible page. */
const main = document.querySelector('main');
main.style.font = '13px/18px system-ui, sans-serif';

if (location.pathname.endsWith('/create')) showForm();
else void showPage(Number(location.pathname.split('/').at(-1)));

async function showPage(page) {
  const response = await fetch(listPath(page), { headers: headers() });
  const { data } = await response.json();
  const next = element('a', 'Next');
  next.href = `/en/offers/page/${page + 1}`;
  next.ariaLabel = 'Next page';
  next.onclick = (event) => {
    event.preventDefault();
    history.pushState(undefined, '', next.href);
    void showPage(page + 1);
  };
  const table = element('table');
  const head = table.createTHead().insertRow();
  for (const { label } of columns) head.append(element('th', label));
  const body = table.createTBody();
  for (const record of data) {
    const row = body.insertRow();
    for (const { text } of columns) row.insertCell().textContent = text(record);
  }
  main.replaceChildren(next, table);
}

function showForm() {
  for (const field of fields) {
    const label = element('label', `${field} `);
    label.append(element('input'));
    const line = element('p');
    line.append(label);
    main.append(line);
  }
}

function element(name, text = '') {
  const made = document.createElement(name);
  made.textContent = text;
  return made;
}
