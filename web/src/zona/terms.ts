/** The words of the rules on a scavenger's board, with the rules that explain them. */
export const TERMS = {
  fatigue: ['ZO-6.6', 'ZO-6.7', 'ZO-16.6'],
  reputation: ['ZO-6.10', 'ZO-9.2'],
  secrets: ['ZO-13.15', 'ZO-2.4'],
} as const;
