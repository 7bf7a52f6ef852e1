export { type Bar, BarChart, type BarChartProps, type BarSeries } from '../charts/BarChart.tsx';
export type { BarRange } from '../charts/barRange.ts';
export type { ChartTone } from '../charts/tones.ts';
