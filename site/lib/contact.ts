import type { Settings } from '@nusa/shared/catalog'
import { contactTexts as texts } from './contact-texts.ts'

export interface ContactLink {
  icon: keyof typeof texts
  name: string
  value: string
  /** The label if no icon is shown. */
  words: string
  href: string
}

/** Returns the contact links that the settings contain. Messages start with the subject. */
export function contactLinks({ whatsapp, phone, email }: Settings['contact'], subject?: string): ContactLink[] {
  const about = subject === undefined ? '' : encodeURIComponent(subject)
  const chat = `https://wa.me/${whatsapp.replaceAll(/\D/g, '')}`
  return [
    ...(whatsapp ? [createLink('chat', texts.chat, whatsapp, about ? `${chat}?text=${about}` : chat)] : []),
    ...(phone ? [createLink('phone', texts.phone, phone, `tel:${phone.replaceAll(/[^\d+]/g, '')}`)] : []),
    createLink('mail', texts.mail, email, about ? `mailto:${email}?subject=${about}` : `mailto:${email}`),
  ]
}

function createLink(icon: keyof typeof texts, name: string, value: string, href: string): ContactLink {
  return { icon, name, value, words: icon === 'chat' ? `${name} ${value}` : value, href }
}
