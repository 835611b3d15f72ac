/** The version that a recipe names: the same version remakes the same bytes. */
export const version = '0.1.0'
