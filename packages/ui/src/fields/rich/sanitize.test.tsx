import { expect, test } from 'vitest';
import { linkAddress, sanitizeHtml } from './sanitize.ts';

test.each([
  ['<p>Crane<script>alert(1)</script></p>', '<p>Crane</p>'],
  ['<p onclick="alert(1)" style="color:red">Crane</p>', '<p>Crane</p>'],
  ['<a href="javascript:alert(1)">Crane</a>', '<a>Crane</a>'],
  ['<a href="//evil.example">Crane</a>', '<a>Crane</a>'],
  ['<img src="x" onerror="alert(1)" alt="Crane">', '<img alt="Crane">'],
  ['<iframe src="https://evil.example"></iframe>', ''],
  ['<div><h2>Crane</h2><form><input></form></div>', '<h2>Crane</h2>'],
  [
    '<a href="https://rentyard.md/offers">Crane</a>',
    '<a href="https://rentyard.md/offers">Crane</a>',
  ],
])('sanitises %s to %s', (html, expected) => {
  expect(sanitizeHtml(html)).toBe(expected);
});

test.each([
  ['rentyard.md/offers', 'https://rentyard.md/offers'],
  [' https://rentyard.md ', 'https://rentyard.md'],
  ['mailto:ana@rentyard.md', 'mailto:ana@rentyard.md'],
  ['/offers/412', '/offers/412'],
  ['javascript:alert(1)', null],
  ['//evil.example', null],
  ['a crane', null],
  ['', null],
])('converts %j to the URL %j', (typed, expected) => {
  expect(linkAddress(typed)).toBe(expected);
});
