import type { Settings } from '@nusa/shared/catalog'

const texts = {
  chat: 'WhatsApp',
  phone: 'Phone',
  mail: 'Email',
} as const

interface ContactLink {
  icon: keyof typeof texts
  name: string
  value: string
  /** The text of a link that has no icon. */
  label: string
  href: string
}

/** Returns the links to the published contacts. Messages start with `subject`. */
export function contactLinks({ whatsapp, phone, email }: Settings['contact'], subject?: string): ContactLink[] {
  const encodedSubject = subject === undefined ? '' : encodeURIComponent(subject)
  const links: ContactLink[] = []
  if (whatsapp) {
    const chatUrl = `https://wa.me/${whatsapp.replaceAll(/\D/g, '')}`
    links.push(createLink('chat', texts.chat, whatsapp, encodedSubject ? `${chatUrl}?text=${encodedSubject}` : chatUrl))
  }
  if (phone) {
    const dialledNumber = phone.replaceAll(/[^\d+]/g, '')
    links.push(createLink('phone', texts.phone, phone, `tel:${dialledNumber}`))
  }
  const mailUrl = `mailto:${email}`
  links.push(createLink('mail', texts.mail, email, encodedSubject ? `${mailUrl}?subject=${encodedSubject}` : mailUrl))
  return links
}

function createLink(icon: keyof typeof texts, name: string, value: string, href: string): ContactLink {
  return { icon, name, value, label: icon === 'chat' ? `${name} ${value}` : value, href }
}
