import { plainFields, type Resource } from '../resource.ts';

/** The amounts of a resource that lists compare in one currency: `prices.price_per_hour`. */
export function normalizedPaths(resource: Resource): readonly string[] {
  return plainFields(resource).flatMap(([path, field]) =>
    field.kind === 'money' && field.normalized ? [path] : [],
  );
}

const suffix = '.base';

/** The key of an amount in the base currency, for columns of lists and files: `total.base`. */
export function normalizedKey(path: string): string {
  return `${path}${suffix}`;
}

/** The path of the amount; undefined for a key of anything else. */
export function normalizedPathOf(resource: Resource, key: string): string | undefined {
  if (!key.endsWith(suffix)) return undefined;
  const path = key.slice(0, -suffix.length);
  return normalizedPaths(resource).includes(path) ? path : undefined;
}
