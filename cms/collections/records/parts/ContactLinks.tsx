import type { OfficeTexts } from '../texts/index.ts'

interface Props {
  name: string
  phone: string
  texts: Pick<OfficeTexts, 'call' | 'whatsapp' | 'writeTo'>
}

export function ContactLinks({ name, phone, texts }: Props) {
  const [call, chat] = [phoneUrl(phone), whatsappUrl(phone)]
  if (!call) return phone === '' ? null : <span>{phone}</span>
  return (
    <span className="nusa-contact">
      <a href={call} aria-label={`${texts.call(name)}: ${phone}`}>
        {phone}
      </a>
      {chat && (
        <a href={chat} target="_blank" rel="noreferrer" aria-label={texts.writeTo(name)}>
          {texts.whatsapp}
        </a>
      )}
    </span>
  )
}

/** Returns null if the number has no digits. */
export function phoneUrl(phone: string): string | null {
  const number = phone.replace(/[^+\d]/g, '')
  return number === '' ? null : `tel:${number}`
}

/** The number of digits of an international number with its country code. */
const digitCount = { min: 8, max: 15 }

/**
 * Returns the URL of a WhatsApp chat, or null if the number is invalid. A number without a country code is taken as
 * Indonesian.
 */
export function whatsappUrl(phone: string): string | null {
  const number = phone
    .replace(/[^+\d]/g, '')
    .replace(/^\+|^00/, '')
    .replace(/^0/, '62')
  return number.length < digitCount.min || number.length > digitCount.max || number.includes('+')
    ? null
    : `https://wa.me/${number}`
}
