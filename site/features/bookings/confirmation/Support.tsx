import type { Settings } from '@nusa/shared/catalog'
import { contactLinks } from '../../../lib/contact.ts'
import { confirmationTexts as texts } from './texts.ts'

/** The contact details of the company. */
export function Support({ contact }: { contact: Settings['contact'] }) {
  const link = 'inline-flex min-h-11 items-center break-all text-jungle underline underline-offset-4'
  return (
    <div className="border-mist border-t pt-3 text-sm">
      <p className="font-semibold">{texts.support}</p>
      <ul>
        {contactLinks(contact).map(({ words, href }) => (
          <li key={href}>
            <a href={href} className={link}>
              {words}
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}
