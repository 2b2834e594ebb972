import { getNextRequestI18n } from '@payloadcms/next/utilities'
import { generatePageMetadata } from '@payloadcms/next/views'
import type { Metadata } from 'next'
import { languageOf } from '../../core/i18n/language.ts'
import { createMetadata } from './metadata.ts'

export async function createPageMetadata(page: Parameters<typeof generatePageMetadata>[0]): Promise<Metadata> {
  const [metadata, i18n] = await Promise.all([
    generatePageMetadata(page),
    getNextRequestI18n({ config: await page.config }),
  ])
  return createMetadata(metadata, languageOf(i18n))
}
