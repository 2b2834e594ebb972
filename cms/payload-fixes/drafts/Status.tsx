'use client'

import { useDocumentInfo, useTranslation } from '@payloadcms/ui'
import { Revert } from './Revert.tsx'
import { useCheckPublishedAfterSave } from './use-check-published-after-save.ts'
import { useEntry } from './use-entry.ts'

/** Payload's status line of an entry, with our own button to revert to the live version. */
export function Status() {
  const { id, data, docPermissions, hasPublishedDoc, setHasPublishedDoc, unpublishedVersionCount } = useDocumentInfo()
  const { read } = useEntry()
  useCheckPublishedAfterSave({
    savedAt: data?.updatedAt,
    async readIsPublished() {
      const result = id === undefined ? null : await read()
      return result && 'entry' in result ? result.entry._status === 'published' : null
    },
    onResult: setHasPublishedDoc,
  })
  const { t } = useTranslation()
  const isChanged = hasPublishedDoc && unpublishedVersionCount > 0
  const status = t(isChanged ? 'version:changed' : hasPublishedDoc ? 'version:published' : 'version:draft')
  return (
    <div className="status" title={`${t('version:status')}: ${status}`}>
      <div className="status__value-wrap">
        <span className="status__label">{t('version:status')}:&nbsp;</span>
        <span className="status__value">{status}</span>
        {isChanged && docPermissions?.update && <Revert />}
      </div>
    </div>
  )
}
