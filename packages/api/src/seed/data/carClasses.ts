/** Classes of vehicles for people and machines, from small to large. */
export const carClasses: readonly string[] = [
  'City car',
  'Estate car',
  'Off-road car',
  'Pickup',
  'Van up to 3.5 t',
  'Lorry up to 7.5 t',
  'Lorry over 12 t',
  'Crane lorry',
  'Low-loader',
  'Trailer',
];
