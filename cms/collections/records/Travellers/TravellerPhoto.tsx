// Imported for its types, which declare that `payload.db` is Postgres.
import type {} from '@payloadcms/db-postgres'
import { eq } from 'drizzle-orm'
import type { UIFieldServerComponent } from 'payload'
import { avatarPictures } from '../../../core/database/own-tables.ts'
import { languageOf } from '../../../core/i18n/language.ts'
import { officeTexts } from '../texts/index.ts'
import { PrivatePicture } from './PrivatePicture.tsx'
import '../../../admin/admin.css'

/** Shows a traveller's profile photo, which only staff can load; empty without one. */
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
        alt={officeTexts[languageOf(req.i18n)].photo}
        side={192}
      />
    </div>
  )
}
