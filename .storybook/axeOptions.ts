import axe, { type RunOptions } from 'axe-core';
import { rememberColors } from '../tests/support/browser/rememberColors.ts';

const isTest = import.meta.env.MODE === 'test';

if (isTest) rememberColors(axe);

/** Tests read only what axe finds. The panel of Storybook also lists what passes. */
export const axeOptions: RunOptions = isTest ? { resultTypes: ['violations'] } : {};
