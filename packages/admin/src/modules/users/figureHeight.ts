/** Height of a figure of the users list with its two-line label, in pixels. */
export const figureHeight = 76;
