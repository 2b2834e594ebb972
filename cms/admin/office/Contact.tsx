import { callAddress, whatsappAddress } from '../../office/contact-links.ts'
import type { StartWords } from '../../start/words/index.ts'

interface Props {
  name: string
  phone: string
  words: Pick<StartWords, 'call' | 'whatsapp' | 'writeTo'>
}

/** Links to call the customer or to chat on WhatsApp. */
export function Contact({ name, phone, words }: Props) {
  const [call, chat] = [callAddress(phone), whatsappAddress(phone)]
  if (!call) return phone === '' ? null : <span>{phone}</span>
  return (
    <span className="nusa-contact">
      <a href={call} aria-label={`${words.call(name)}: ${phone}`}>
        {phone}
      </a>
      {chat && (
        <a href={chat} target="_blank" rel="noreferrer" aria-label={words.writeTo(name)}>
          {words.whatsapp}
        </a>
      )}
    </span>
  )
}
