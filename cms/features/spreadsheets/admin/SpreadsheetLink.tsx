'use client'

import { PopupList, useConfig, useListDrawerContext, useTranslation } from '@payloadcms/ui'
import { useSearchParams } from 'next/navigation.js'
import { formatAdminURL } from 'payload/shared'
import { getPageTexts } from '../page-texts.ts'
import { spreadsheetPath } from '../paths.ts'

/** Links to the spreadsheet page of a list, and passes on the current filters of the list. */
export function SpreadsheetLink({ collectionSlug }: { collectionSlug: string }) {
  const { config } = useConfig()
  const { i18n } = useTranslation()
  const { isInDrawer } = useListDrawerContext()
  const listQuery = useSearchParams().toString()
  const url = formatAdminURL({ adminRoute: config.routes.admin, path: spreadsheetPath(collectionSlug) })
  // A list in a drawer is for picking an entry, and its filters are not in the URL.
  if (isInDrawer) return null
  return (
    <PopupList.ButtonGroup>
      <PopupList.Button href={listQuery === '' ? url : `${url}?${listQuery}`}>
        {getPageTexts(i18n.language).menuLink}
      </PopupList.Button>
    </PopupList.ButtonGroup>
  )
}
