import type { Company } from '../../ports/catalog.ts'

/** Returns the company's contact details with their links; the postal address has no link. */
export function listContacts({ email, phone, whatsapp, address }: Company): { label: string; url: string | null }[] {
  return [
    { label: email, url: `mailto:${email}` },
    { label: phone, url: `tel:${phone.replaceAll(/[^\d+]/g, '')}` },
    { label: whatsapp && `WhatsApp ${whatsapp}`, url: `https://wa.me/${whatsapp.replaceAll(/\D/g, '')}` },
    { label: address.replaceAll(/\s+/g, ' ').trim(), url: null },
  ].filter(({ label }) => label !== '')
}
