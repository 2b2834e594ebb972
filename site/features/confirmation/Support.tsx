import type { Settings } from '@nusa/shared/catalog'
import { confirmationTexts as texts } from './texts.ts'

/** How the company can be reached. */
export function Support({ contact }: { contact: Settings['contact'] }) {
  const link = 'inline-flex min-h-11 items-center break-all text-jungle underline underline-offset-4'
  return (
    <div className="border-mist border-t pt-3 text-sm">
      <p className="font-semibold">{texts.support}</p>
      <ul>
        <li>
          <a href={`mailto:${contact.email}`} className={link}>
            {contact.email}
          </a>
        </li>
        {contact.phone && (
          <li>
            <a href={`tel:${contact.phone.replaceAll(/[^\d+]/g, '')}`} className={link}>
              {contact.phone}
            </a>
          </li>
        )}
        {contact.whatsapp && (
          <li>
            <a href={`https://wa.me/${contact.whatsapp.replaceAll(/\D/g, '')}`} className={link}>
              WhatsApp {contact.whatsapp}
            </a>
          </li>
        )}
      </ul>
    </div>
  )
}
