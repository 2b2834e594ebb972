'use client'

import { useConfig } from '@payloadcms/ui'
import { formatAdminURL } from 'payload/shared'
import { useSyncExternalStore } from 'react'
import type { Language } from '../../../core/i18n/language.ts'
import { useLanguage } from '../../../core/i18n/use-language.ts'
import { createPublishingStore, initialState, isBusy, type PublishingStore, type StoreState } from './store.ts'
import { publishingTexts } from './texts/index.ts'

/**
 * One store per language for the whole page, so that the header and the panel do not poll separately and show the same
 * state.
 */
const stores: Partial<Record<Language, PublishingStore>> = {}

export interface Publishing extends StoreState, Pick<PublishingStore, 'publish' | 'schedule'> {
  isBusy: boolean
}

export function usePublishing(): Publishing {
  const { config } = useConfig()
  const language = useLanguage()
  const address = formatAdminURL({ apiRoute: config.routes.api, path: '/publishing' })
  stores[language] ??= createPublishingStore(address, publishingTexts[language])
  const store = stores[language]
  const current = useSyncExternalStore(store.subscribe, store.get, () => initialState)
  return { ...current, isBusy: isBusy(current), publish: store.publish, schedule: store.schedule }
}
