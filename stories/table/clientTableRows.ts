import type { StoryObj } from '@storybook/react-vite';
import { within } from 'storybook/test';

type Canvas = Parameters<NonNullable<StoryObj['play']>>[0]['canvas'];

export const rowsOf = (canvas: Canvas) =>
  within(canvas.getByRole('grid')).getAllByRole('row').slice(1) as HTMLElement[];
export const namesOf = (canvas: Canvas) =>
  within(canvas.getByRole('grid'))
    .getAllByRole('rowheader')
    .map((head) => head.querySelector('[data-part="name"]')?.textContent);
export const rowBoxes = (canvas: Canvas) =>
  canvas.getAllByRole('checkbox', { name: /^Select .+ No\. / });
export const frameOf = (canvas: Canvas) => canvas.getByRole('grid').parentElement as HTMLElement;
