/** The version that recipes record. The same version remakes the same bytes. */
export const version = '0.1.0'
