'use client'

import { useDocumentInfo } from '@payloadcms/ui'
import { useEffect } from 'react'

/**
 * Has the drawer _Schedule publish_ begin with _Publish_ for an entry that is not on the site: Payload counts no version as newer
 * than what is live where nothing is, and would begin with _Unpublish_.
 */
export function PublishFirst() {
  const { hasPublishedDoc, id, setUnpublishedVersionCount, unpublishedVersionCount } = useDocumentInfo()
  const isUncounted = id !== undefined && !hasPublishedDoc && unpublishedVersionCount === 0
  useEffect(() => {
    if (isUncounted) setUnpublishedVersionCount(1)
  }, [isUncounted, setUnpublishedVersionCount])
  return null
}
