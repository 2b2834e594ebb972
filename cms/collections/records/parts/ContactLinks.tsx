import type { OfficeTexts } from '../texts/index.ts'
import { phoneUrl, whatsappUrl } from './contact-links.ts'

interface Props {
  name: string
  phone: string
  texts: Pick<OfficeTexts, 'call' | 'whatsapp' | 'writeTo'>
}

/** Links to call the customer or to chat on WhatsApp. */
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
