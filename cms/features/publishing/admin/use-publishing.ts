'use client'

import { useConfig } from '@payloadcms/ui'
import { formatAdminURL } from 'payload/shared'
import { useSyncExternalStore } from 'react'
import type { Language } from '../../../core/i18n/language.ts'
import { useLanguage } from '../../../core/i18n/use-language.ts'
import { createPublishingStore, initialState, isBusy, type PublishingStore, type StoreState } from './store.ts'
import { publishingTexts } from './texts/index.ts'

/** The header and the panel share a store, so that they show the same state and do not poll twice. */
const stores: Partial<Record<Language, PublishingStore>> = {}

export interface Publishing extends StoreState, Pick<PublishingStore, 'publish' | 'changeSchedule'> {
  isBusy: boolean
}

export function usePublishing(): Publishing {
  const { config } = useConfig()
  const language = useLanguage()
  const url = formatAdminURL({ apiRoute: config.routes.api, path: '/publishing' })
  stores[language] ??= createPublishingStore(url, publishingTexts[language])
  const store = stores[language]
  const storeState = useSyncExternalStore(store.subscribe, store.getState, () => initialState)
  return { ...storeState, isBusy: isBusy(storeState), publish: store.publish, changeSchedule: store.changeSchedule }
}
