import { plainFields, type Resource } from '@rentyard/contract/resource';

/** `price_per_hour` may be said for `prices.price_per_hour` where only one field is called so. */
export function fullPath(resource: Resource, path: string): string {
  if (path.includes('.') || Object.hasOwn(resource.fields, path)) return path;
  const [only, ...others] = plainFields(resource).filter(([full]) => full.endsWith(`.${path}`));
  return only && others.length === 0 ? only[0] : path;
}
