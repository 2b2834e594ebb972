// Imported for its types, which declare that `payload.db` is Postgres.
import type {} from '@payloadcms/db-postgres'
import { eq } from 'drizzle-orm'
import type { UIFieldServerComponent } from 'payload'
import { avatarPictures } from '../../../core/database/custom-tables.ts'
import { languageOf } from '../../../core/i18n/language.ts'
import { officeTexts } from '../texts/index.ts'
import '../../../admin/admin.css'

/** Shows the photo of a traveller, which only staff can load. Shows nothing if the traveller has no photo. */
export const TravellerPhoto: UIFieldServerComponent = async ({ id, req }) => {
  if (id === undefined) return null
  const [avatar] = await req.payload.db.drizzle
    .select({ version: avatarPictures.version })
    .from(avatarPictures)
    .where(eq(avatarPictures.travellerId, Number(id)))
    .limit(1)
  if (!avatar) return null
  return (
    <div className="field-type nusa-photo">
      <PrivatePicture
        address={`/api/travellers/${id}/picture`}
        alt={officeTexts[languageOf(req.i18n)].photoAlt}
        side={192}
      />
    </div>
  )
}

interface PrivatePictureProps {
  /** A path of this CMS, which serves the picture to staff only. */
  address: string
  alt: string
  /** The width and height of a square picture in CSS pixels. */
  side?: number
}

export function PrivatePicture({ address, alt, side }: PrivatePictureProps) {
  // biome-ignore lint/performance/noImgElement: Next would fetch it without the user's cookie and cache it.
  return <img src={address} alt={alt} width={side} height={side} />
}
