declare module 'virtual:outline' {
  /** One path of SVG for each country, in units of the square world. */
  export const countries: readonly string[];
}
