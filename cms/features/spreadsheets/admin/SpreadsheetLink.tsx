'use client'

import { PopupList, useConfig, useListDrawerContext, useTranslation } from '@payloadcms/ui'
import { useSearchParams } from 'next/navigation.js'
import { formatAdminURL } from 'payload/shared'
import { pageTexts } from '../page-texts.ts'
import { spreadsheetPath } from '../paths.ts'

/** Menu link from a list to its spreadsheet page, with the current filters. */
export function SpreadsheetLink({ collectionSlug }: { collectionSlug: string }) {
  const { config } = useConfig()
  const { i18n } = useTranslation()
  const { isInDrawer } = useListDrawerContext()
  const listQuery = useSearchParams().toString()
  const address = formatAdminURL({ adminRoute: config.routes.admin, path: spreadsheetPath(collectionSlug) })
  // A list in a drawer is a picker, and its filters are not in the URL.
  if (isInDrawer) return null
  return (
    <PopupList.ButtonGroup>
      <PopupList.Button href={listQuery === '' ? address : `${address}?${listQuery}`}>
        {pageTexts(i18n.language).menu}
      </PopupList.Button>
    </PopupList.ButtonGroup>
  )
}
