'use client'

import { useDocumentInfo } from '@payloadcms/ui'
import { useEffect } from 'react'

/**
 * Makes the _Schedule publish_ drawer start with _Publish_ for an entry that is not live. Payload would start with
 * _Unpublish_.
 *
 * Payload 3.90.1; tested by `default-to-publish.dom.test.tsx`. Remove it when the drawer starts with _Publish_ for an
 * entry that is not live.
 */
export function DefaultToPublish() {
  const { hasPublishedDoc, id, setUnpublishedVersionCount, unpublishedVersionCount } = useDocumentInfo()
  const startsWithUnpublish = id !== undefined && !hasPublishedDoc && unpublishedVersionCount === 0
  useEffect(() => {
    if (startsWithUnpublish) setUnpublishedVersionCount(1)
  }, [startsWithUnpublish, setUnpublishedVersionCount])
  return null
}
