/** The placeholder for inserted texts in an English message. */
export const placeholder = '{}'
