/** The numbers from 0 up to a count. */
export const range = (count: number): number[] => Array.from({ length: Math.max(0, count) }, (_, i) => i);
