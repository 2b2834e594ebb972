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
  const chatUrl = `https://wa.me/${whatsapp.replaceAll(/\D/g, '')}`
  return [
    ...(whatsapp
      ? [createLink('chat', texts.chat, whatsapp, encodedSubject ? `${chatUrl}?text=${encodedSubject}` : chatUrl)]
      : []),
    ...(phone ? [createLink('phone', texts.phone, phone, `tel:${phone.replaceAll(/[^\d+]/g, '')}`)] : []),
    createLink(
      'mail',
      texts.mail,
      email,
      encodedSubject ? `mailto:${email}?subject=${encodedSubject}` : `mailto:${email}`,
    ),
  ]
}

function createLink(icon: keyof typeof texts, name: string, value: string, href: string): ContactLink {
  return { icon, name, value, label: icon === 'chat' ? `${name} ${value}` : value, href }
}
