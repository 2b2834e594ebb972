import type { OfficeTexts } from '../texts/index.ts'

interface Props {
  name: string
  phone: string
  texts: Pick<OfficeTexts, 'call' | 'whatsapp' | 'messageOnWhatsapp'>
}

export function ContactLinks({ name, phone, texts }: Props) {
  const callUrl = phoneUrl(phone)
  const chatUrl = whatsappUrl(phone)
  if (!callUrl) return phone === '' ? null : <span>{phone}</span>
  return (
    <span className="nusa-contact">
      <a href={callUrl} aria-label={`${texts.call(name)}: ${phone}`}>
        {phone}
      </a>
      {chatUrl && (
        <a href={chatUrl} target="_blank" rel="noreferrer" aria-label={texts.messageOnWhatsapp(name)}>
          {texts.whatsapp}
        </a>
      )}
    </span>
  )
}

export function phoneUrl(phone: string): string | null {
  const digits = phone.replace(/[^+\d]/g, '')
  return digits === '' ? null : `tel:${digits}`
}

/** The number of digits of an international number with its country code. */
const digitLimits = { min: 8, max: 15 }

/**
 * Returns the URL of a WhatsApp chat, or null if the number is invalid. A number without a country code is taken as
 * Indonesian.
 */
export function whatsappUrl(phone: string): string | null {
  const digits = phone
    .replace(/[^+\d]/g, '')
    .replace(/^\+|^00/, '')
    .replace(/^0/, '62')
  const hasValidLength = digits.length >= digitLimits.min && digits.length <= digitLimits.max
  return hasValidLength && !digits.includes('+') ? `https://wa.me/${digits}` : null
}
