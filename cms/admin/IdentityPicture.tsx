'use client'

import { useDocumentInfo } from '@payloadcms/ui'
import type { UIFieldClientComponent } from 'payload'
import './admin.css'

/** The picture of a traveller's document. It comes from the database, to staff only. */
export const IdentityPicture: UIFieldClientComponent = () => {
  const { id } = useDocumentInfo()
  if (id === undefined) return null
  const address = `/api/identity-documents/${id}/picture`
  return (
    <a href={address} target="_blank" rel="noreferrer" className="field-type nusa-identity">
      {/* biome-ignore lint/performance/noImgElement: it is private, so no optimizer may fetch and keep it. */}
      <img src={address} alt="The traveller’s document; opens in full size" />
    </a>
  )
}
