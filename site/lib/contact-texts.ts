/** What the ways to reach the company are called. */
export const contactTexts = {
  chat: 'WhatsApp',
  phone: 'Phone',
  mail: 'Email',
} as const
