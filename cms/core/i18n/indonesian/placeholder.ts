/** Placeholder in a message. */
export const placeholder = '{}'
