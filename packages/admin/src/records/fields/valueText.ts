type Values = Readonly<Record<string, unknown>>;

/** Rich text as plain text, one line per block. */
export function plainText(html: string): string {
  const page = new DOMParser().parseFromString(
    html
      .replace(/<li\b[^>]*>/g, '$&• ')
      .replace(/<\/(p|h\d|li|tr|blockquote|pre)>|<br\s*\/?>/g, '$&\n'),
    'text/html',
  );
  return (page.body.textContent ?? '').replace(/\n{3,}/g, '\n\n').trim();
}

/** References as their names, lists joined with commas, rows as their values. */
export function formatValue(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (typeof value !== 'object') return String(value);
  if (Array.isArray(value)) return value.map(formatValue).filter(Boolean).join(', ');
  const { name, alt, url, id, ...rest } = value as Values;
  if (typeof name === 'string') return name;
  if (url !== undefined) return String(alt || `№ ${id}`);
  return Object.values({ name, ...rest })
    .map(formatValue)
    .filter(Boolean)
    .join(' · ');
}
