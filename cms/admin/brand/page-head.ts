import { getNextRequestI18n } from '@payloadcms/next/utilities'
import { generatePageMetadata } from '@payloadcms/next/views'
import type { Metadata } from 'next'
import { languageOf } from '../../i18n/language.ts'
import { ownHead } from './head.ts'

/** Returns the head of an admin page, in the language of the reader. */
export async function pageHead(page: Parameters<typeof generatePageMetadata>[0]): Promise<Metadata> {
  const [head, i18n] = await Promise.all([
    generatePageMetadata(page),
    getNextRequestI18n({ config: await page.config }),
  ])
  return ownHead(head, languageOf(i18n))
}
