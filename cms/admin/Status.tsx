'use client'

import { useDocumentInfo, useTranslation } from '@payloadcms/ui'
import { Revert } from './Revert.tsx'

/** Payload's status line of an entry, with our own button to revert to the live version. */
export function Status() {
  const { docPermissions, hasPublishedDoc, unpublishedVersionCount } = useDocumentInfo()
  const { t } = useTranslation()
  const isChanged = hasPublishedDoc && unpublishedVersionCount > 0
  const state = t(isChanged ? 'version:changed' : hasPublishedDoc ? 'version:published' : 'version:draft')
  return (
    <div className="status" title={`${t('version:status')}: ${state}`}>
      <div className="status__value-wrap">
        <span className="status__label">{t('version:status')}:&nbsp;</span>
        <span className="status__value">{state}</span>
        {isChanged && docPermissions?.update && <Revert />}
      </div>
    </div>
  )
}
