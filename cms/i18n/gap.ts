/** Placeholder in a message. */
export const gap = '{}'
