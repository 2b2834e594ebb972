import type { Metadata } from 'next'
import type { Language, Translations } from '../../core/i18n/language.ts'

const suffix = ' · Nusa'

const description: Translations<string> = {
  en: 'Where Nusa’s content, bookings and payments are looked after.',
  id: 'Tempat konten, pesanan, dan pembayaran Nusa dikelola.',
}

/**
 * Replaces Payload's name, description and keywords in the head of a page. Next adds the icon files in `app/`.
 */
export function createMetadata({ title, metadataBase, robots }: Metadata, language: Language): Metadata {
  const fullTitle = formatTitle(title)
  const titleAndDescription = { title: fullTitle, description: description[language] }
  return {
    ...titleAndDescription,
    metadataBase: metadataBase ?? null,
    robots: robots ?? { index: false, follow: false },
    applicationName: 'Nusa',
    openGraph: { ...titleAndDescription, siteName: 'Nusa', type: 'website' },
  }
}

function formatTitle(title: Metadata['title']): string {
  const text = typeof title === 'string' ? title : ''
  const name = text.replace(/\s*·\s*Nusa\s*$/, '').trim()
  return name === '' ? 'Nusa' : `${name}${suffix}`
}
