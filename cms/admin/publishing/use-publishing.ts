'use client'

import { useConfig } from '@payloadcms/ui'
import { formatAdminURL } from 'payload/shared'
import { useSyncExternalStore } from 'react'
import type { Language } from '../../i18n/language.ts'
import { useLanguage } from '../../i18n/use-language.ts'
import { createPublishingStore, isBusy, type Known, type PublishingStore, unknown } from './store.ts'
import { publishingWords } from './words/index.ts'

/** One store per page; otherwise the header and the panel would poll separately and could show different states. */
const shared: Partial<Record<Language, PublishingStore>> = {}

export interface Publishing extends Known, Pick<PublishingStore, 'publish' | 'schedule'> {
  isBusy: boolean
}

export function usePublishing(): Publishing {
  const { config } = useConfig()
  const language = useLanguage()
  const address = formatAdminURL({ apiRoute: config.routes.api, path: '/publishing' })
  shared[language] ??= createPublishingStore(address, publishingWords[language])
  const store = shared[language]
  const known = useSyncExternalStore(store.subscribe, store.get, () => unknown)
  return { ...known, isBusy: isBusy(known), publish: store.publish, schedule: store.schedule }
}
