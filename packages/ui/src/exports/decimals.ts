/** @deprecated Import `@rentyard/validators/decimals`. This entry will be removed in 1.0.0. */
export * from '@rentyard/validators/decimals';
