import { resources } from '@rentyard/contract/entities/resources';
import type { Resource } from '@rentyard/contract/schema/resource';

/** Every resource in the form that `describe.each` prints by name. */
export const everyResource: readonly { readonly name: string; readonly resource: Resource }[] =
  resources.map((resource) => ({ name: resource.name, resource }));

/** @throws when the contract does not have the resource. */
export function resourceNamed(name: string): Resource {
  const resource = resources.find((one) => one.name === name);
  if (!resource) throw new Error(`The contract has no resource "${name}".`);
  return resource;
}

/** Names of the resources with an import. */
export const importedResources: readonly string[] = resources
  .filter(({ isImported }) => isImported)
  .map(({ name }) => name);
