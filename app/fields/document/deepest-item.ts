/** The deepest level of a list, from 0. */
export const deepestItem = 4;
