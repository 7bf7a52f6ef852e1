/**
 * The data of one SVG path that draws all elements of an icon. The icons only stroke, so joined subpaths look
 * like separate elements.
 *
 * @param {readonly (readonly [tag: string, attributes: Record<string, string>])[]} node as Lucide stores it
 */
export function pathOfIcon(node) {
  return node.map(([tag, { key, ...attributes }]) => shapes[tag](attributes)).join('');
}

const shapes = {
  path: ({ d, ...others }) => {
    refuse(others);
    return withAbsoluteStart(d);
  },
  circle: ({ cx, cy, r, ...others }) => {
    refuse(others);
    return `M${cx - r} ${cy}a${r} ${r} 0 1 1 ${2 * r} 0a${r} ${r} 0 1 1 ${-2 * r} 0z`;
  },
  rect: ({ x = 0, y = 0, width, height, rx = 0, ry = rx, ...others }) => {
    refuse(others);
    const [left, top, across, down] = [x, y, width - 2 * rx, height - 2 * rx].map(Number);
    const corner = (dx, dy) => (rx > 0 ? `a${rx} ${ry} 0 0 1 ${dx} ${dy}` : '');
    return (
      `M${left + Number(rx)} ${top}h${across}${corner(rx, rx)}v${down}${corner(-rx, rx)}` +
      `h${-across}${corner(-rx, -rx)}v${-down}${corner(rx, -rx)}z`
    );
  },
  line: ({ x1, y1, x2, y2, ...others }) => {
    refuse(others);
    return `M${x1} ${y1}L${x2} ${y2}`;
  },
  polyline: ({ points, ...others }) => {
    refuse(others);
    return `M${points}`;
  },
};

/**
 * A path that begins with `m` begins at the origin and goes on with relative lines. Behind another path it
 * would begin where that one ends.
 */
function withAbsoluteStart(data) {
  const [start, x, y] = /^m\s*(-?(?:\d*\.)?\d+)[\s,]*(-?(?:\d*\.)?\d+)\s*/.exec(data) ?? [];
  if (start === undefined) return data;
  const rest = data.slice(start.length);
  return `M${x} ${y}${/^[-.\d]/.test(rest) ? 'l' : ''}${rest}`;
}

function refuse(others) {
  const names = Object.keys(others);
  if (names.length > 0) throw new Error(`An icon has the unknown attributes ${names.join(', ')}.`);
}
