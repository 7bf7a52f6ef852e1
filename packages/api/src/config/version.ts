/** The version of the product that clients compare with their own (P-BOOT-8). */
export const version = '0.1.0';
