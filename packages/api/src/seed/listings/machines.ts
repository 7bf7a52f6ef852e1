import type { Drawing } from '../data/category.ts';

/** Colours of one picture. */
export interface Palette {
  readonly body: string;
  readonly shade: string;
  readonly dark: string;
  readonly glass: string;
  readonly metal: string;
}

/** Side views of machines as SVG, on a field of 640 x 480 with the ground at y = 400. */
export const machines: Readonly<Record<Drawing, (colours: Palette) => string>> = {
  excavator: (c) =>
    track(120, 240, c) +
    box(140, 265, 190, 75, c.body) +
    box(140, 290, 60, 50, c.shade) +
    cab(255, 215, 75, 95, c) +
    arm('310,270 400,150 500,230', 22, c.body) +
    arm('500,230 525,330', 16, c.shade) +
    bucket(505, 325, c),
  wheeledExcavator: (c) =>
    wheel(165, 38, c) +
    wheel(320, 38, c) +
    box(130, 330, 225, 24, c.dark) +
    box(140, 265, 180, 65, c.body) +
    cab(240, 205, 75, 95, c) +
    arm('295,270 385,160 470,220', 20, c.body) +
    arm('470,220 500,320', 15, c.shade) +
    bucket(480, 315, c),
  miniExcavator: (c) =>
    track(190, 170, c) +
    box(200, 290, 140, 50, c.body) +
    cab(240, 210, 85, 95, c) +
    arm('325,300 385,225 440,265', 14, c.body) +
    arm('440,265 450,340', 11, c.shade) +
    bucket(430, 330, c) +
    poly('360,365 400,365 405,400 385,400', c.metal),
  backhoe: (c) =>
    wheel(200, 62, c) +
    wheel(370, 42, c) +
    box(250, 275, 165, 65, c.body) +
    cab(205, 185, 95, 110, c) +
    arm('190,320 110,210 70,290', 15, c.body) +
    bucket(40, 285, c) +
    arm('380,300 470,340', 14, c.shade) +
    scoop(465, 325, c),
  loader: (c) =>
    wheel(190, 60, c) +
    wheel(380, 60, c) +
    box(130, 260, 150, 80, c.body) +
    box(270, 295, 110, 45, c.shade) +
    cab(270, 185, 85, 115, c) +
    arm('360,270 450,300 505,350', 20, c.body) +
    scoop(495, 320, c),
  skidSteer: (c) =>
    wheel(240, 42, c) +
    wheel(345, 42, c) +
    box(200, 290, 190, 65, c.body) +
    cab(250, 205, 95, 100, c) +
    arm('215,270 330,240 430,345', 14, c.shade) +
    scoop(420, 325, c),
  dozer: (c) =>
    track(150, 260, c) +
    box(250, 275, 165, 70, c.body) +
    box(390, 250, 10, 30, c.dark) +
    cab(170, 195, 105, 150, c) +
    arm('300,370 460,370', 14, c.shade) +
    poly('450,300 480,290 470,345 490,400 455,400', c.metal) +
    poly('120,330 150,340 120,400 100,400', c.metal),
  grader: (c) =>
    wheel(150, 42, c) +
    wheel(235, 42, c) +
    wheel(490, 42, c) +
    box(110, 275, 150, 65, c.body) +
    cab(250, 210, 90, 125, c) +
    arm('300,300 500,290', 16, c.body) +
    arm('490,290 490,350', 14, c.shade) +
    poly('330,350 430,335 436,395 336,398', c.metal),
  roller: (c) =>
    `<circle cx="430" cy="338" r="62" fill="${c.metal}"/><circle cx="430" cy="338" r="20" fill="${c.dark}"/>` +
    wheel(210, 58, c) +
    box(150, 265, 180, 65, c.body) +
    cab(250, 175, 90, 100, c) +
    poly('330,285 440,285 500,330 480,345 430,310 340,320', c.shade),
  paver: (c) =>
    track(190, 220, c) +
    box(180, 280, 240, 65, c.body) +
    poly('410,290 520,265 520,340 430,345', c.shade) +
    box(150, 345, 60, 45, c.metal) +
    box(200, 185, 200, 14, c.dark) +
    box(215, 195, 8, 90, c.dark) +
    box(375, 195, 8, 90, c.dark) +
    box(260, 250, 70, 30, c.shade),
  crane: (c) =>
    [150, 215, 365, 430].map((x) => wheel(x, 34, c)).join('') +
    box(105, 325, 400, 34, c.dark) +
    cab(425, 250, 80, 85, c) +
    box(150, 265, 170, 60, c.body) +
    box(290, 245, 55, 65, c.shade) +
    arm('200,270 545,70', 22, c.body) +
    arm('360,178 585,47', 12, c.shade) +
    rope(585, 47, 230, c),
  towerCrane: (c) =>
    box(200, 385, 120, 18, c.dark) +
    lattice(245, 90, 30, 295, c.body) +
    box(110, 82, 460, 12, c.body) +
    poly('260,30 275,82 245,82', c.shade) +
    `<path d="M260 32 L120 84 M260 32 L560 84" stroke="${c.dark}" stroke-width="4"/>` +
    box(115, 94, 60, 50, c.metal) +
    cab(272, 96, 40, 48, c) +
    rope(490, 94, 210, c),
  telehandler: (c) =>
    wheel(210, 50, c) +
    wheel(390, 50, c) +
    box(150, 300, 300, 50, c.body) +
    cab(240, 210, 90, 110, c) +
    arm('165,275 470,140', 22, c.shade) +
    arm('330,202 530,113', 14, c.body) +
    poly('525,100 545,100 545,160 600,160 600,168 535,168', c.dark),
  scissorLift: (c) =>
    wheel(235, 26, c) +
    wheel(395, 26, c) +
    box(200, 330, 230, 45, c.body) +
    `<path d="M225 330 L405 262 M405 330 L225 262 M225 262 L405 194 M405 262 L225 194" stroke="${c.metal}" stroke-width="12"/>` +
    box(190, 178, 260, 16, c.shade) +
    railing(195, 110, 250, c),
  boomLift: (c) =>
    wheel(190, 44, c) +
    wheel(330, 44, c) +
    box(150, 330, 220, 28, c.dark) +
    box(150, 265, 170, 65, c.body) +
    arm('200,275 340,180 230,110', 18, c.shade) +
    arm('230,110 480,60', 14, c.body) +
    box(470, 118, 90, 10, c.dark) +
    railing(470, 60, 90, c),
  dumper: (c) =>
    [185, 260, 440].map((x) => wheel(x, 44, c)).join('') +
    box(140, 325, 380, 28, c.dark) +
    poly('110,215 375,215 350,325 170,325', c.body) +
    poly('110,215 375,215 372,232 118,232', c.shade) +
    cab(400, 225, 110, 105, c),
  generator: (c) =>
    wheel(250, 30, c) +
    wheel(320, 30, c) +
    box(150, 225, 300, 150, c.body) +
    box(150, 225, 300, 22, c.shade) +
    grille(175, 265, 100, 80, c) +
    box(330, 265, 95, 60, c.dark) +
    box(345, 278, 40, 18, c.glass) +
    box(190, 195, 16, 32, c.metal) +
    arm('450,350 540,385', 10, c.dark),
  compressor: (c) =>
    wheel(280, 36, c) +
    poly('150,360 165,250 220,225 400,225 440,265 440,360', c.body) +
    box(150, 340, 292, 22, c.shade) +
    grille(195, 260, 120, 60, c) +
    arm('440,350 560,385', 10, c.dark) +
    box(345, 262, 60, 40, c.dark),
};

function box(x: number, y: number, width: number, height: number, fill: string): string {
  return `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="6" fill="${fill}"/>`;
}

function poly(points: string, fill: string): string {
  return `<polygon points="${points}" fill="${fill}" stroke="${fill}" stroke-width="6" stroke-linejoin="round"/>`;
}

function arm(points: string, width: number, stroke: string): string {
  return `<polyline points="${points}" fill="none" stroke="${stroke}" stroke-width="${width}" stroke-linejoin="round" stroke-linecap="round"/>`;
}

function wheel(x: number, radius: number, { dark, metal }: Palette): string {
  const y = 400 - radius;
  return `<circle cx="${x}" cy="${y}" r="${radius}" fill="${dark}"/><circle cx="${x}" cy="${y}" r="${radius * 0.45}" fill="${metal}"/>`;
}

function track(x: number, width: number, { dark, metal }: Palette): string {
  const rollers = Array.from({ length: 5 }, (_, at) => {
    const centre = x + 28 + (at * (width - 56)) / 4;
    return `<circle cx="${centre}" cy="370" r="14" fill="${metal}"/>`;
  });
  return `<rect x="${x}" y="340" width="${width}" height="60" rx="30" fill="${dark}"/>${rollers.join('')}`;
}

function cab(x: number, y: number, width: number, height: number, c: Palette): string {
  return (
    box(x, y, width, height, c.dark) +
    box(x + 8, y + 8, width - 16, height * 0.55, c.glass) +
    box(x, y + height * 0.7, width, height * 0.3, c.body)
  );
}

function bucket(x: number, y: number, { metal }: Palette): string {
  return poly(`${x},${y} ${x + 48},${y + 4} ${x + 40},${y + 44} ${x + 6},${y + 54}`, metal);
}

function scoop(x: number, y: number, { metal }: Palette): string {
  return poly(
    `${x},${y} ${x + 22},${y} ${x + 30},${y + 60} ${x + 75},${y + 74} ${x},${y + 74}`,
    metal,
  );
}

function rope(x: number, y: number, length: number, { dark, metal }: Palette): string {
  return `<path d="M${x} ${y} v${length}" stroke="${dark}" stroke-width="3"/>${box(x - 9, y + length, 18, 22, metal)}`;
}

function lattice(x: number, y: number, width: number, height: number, stroke: string): string {
  const steps = Array.from({ length: Math.floor(height / width) }, (_, at) => {
    const top = y + at * width;
    return `M${x} ${top} L${x + width} ${top + width} M${x + width} ${top} L${x} ${top + width}`;
  });
  const sides = `M${x} ${y} v${height} M${x + width} ${y} v${height}`;
  return `<path d="${steps.join(' ')} ${sides}" stroke="${stroke}" stroke-width="6" fill="none"/>`;
}

function railing(x: number, y: number, width: number, { metal }: Palette): string {
  return `<path d="M${x} ${y} h${width} M${x} ${y + 30} h${width} M${x + 3} ${y} v68 M${x + width / 2} ${y} v68 M${x + width - 3} ${y} v68" stroke="${metal}" stroke-width="6" fill="none"/>`;
}

function grille(x: number, y: number, width: number, height: number, { dark }: Palette): string {
  const lines = Array.from(
    { length: Math.floor(height / 14) },
    (_, at) => `M${x} ${y + at * 14} h${width}`,
  );
  return `<path d="${lines.join(' ')}" stroke="${dark}" stroke-width="6"/>`;
}
