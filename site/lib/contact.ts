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

/** Messages start with `subject`. */
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
  return { icon, name, value, label: icon === 'chat' ? `${name} ${value}` : value, href }
}
