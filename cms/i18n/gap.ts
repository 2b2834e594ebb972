/** What stands in a message for what is put into it. */
export const gap = '{}'
