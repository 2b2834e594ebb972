/** Labels of the contact links. */
export const contactTexts = {
  chat: 'WhatsApp',
  phone: 'Phone',
  mail: 'Email',
} as const
