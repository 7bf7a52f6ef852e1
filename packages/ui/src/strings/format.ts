type Values = Readonly<Record<string, string | number>>;

const plural = /\{(\w+), plural,((?:\s*\w+ \{[^{}]*\})+)\s*\}/g;
const form = /(\w+) \{([^{}]*)\}/g;

/**
 * Fills `{name}` placeholders and picks a form of `{count, plural, one {# row} other {# rows}}` by the rules of the
 * language. It is the subset of ICU that this package needs.
 */
export function format(template: string, values: Values, tag: string): string {
  return template
    .replace(plural, (_, name: string, forms: string) => {
      const count = Number(values[name]);
      const byCategory = Object.fromEntries(
        [...forms.matchAll(form)].map(([, category, text]) => [category, text]),
      );
      const text = byCategory[new Intl.PluralRules(tag).select(count)] ?? byCategory.other ?? '';
      return text.replaceAll('#', new Intl.NumberFormat(tag).format(count));
    })
    .replace(/\{(\w+)\}/g, (_, name: string) => String(values[name] ?? ''));
}
