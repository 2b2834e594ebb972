'use client'

import { useConfig } from '@payloadcms/ui'
import { formatAdminURL } from 'payload/shared'
import { useSyncExternalStore } from 'react'
import { createPublishingStore, isBusy, type Known, type PublishingStore, unknown } from './store.ts'

/** One for the page, whoever shows it: else the header and the panel would each ask, and tell different things. */
let shared: PublishingStore | null = null

export interface Publishing extends Known, Pick<PublishingStore, 'publish' | 'schedule'> {
  isBusy: boolean
}

export function usePublishing(): Publishing {
  const { config } = useConfig()
  shared ??= createPublishingStore(formatAdminURL({ apiRoute: config.routes.api, path: '/publishing' }))
  const known = useSyncExternalStore(shared.subscribe, shared.get, () => unknown)
  return { ...known, isBusy: isBusy(known), publish: shared.publish, schedule: shared.schedule }
}
