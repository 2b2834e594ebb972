export const placeholder = '{}'
