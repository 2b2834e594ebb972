// Its types say that `payload.db` is Postgres.
import type {} from '@payloadcms/db-postgres'
import { eq } from 'drizzle-orm'
import type { UIFieldServerComponent } from 'payload'
import { avatarPictures } from '../config/own-tables.ts'
import './admin.css'

/** The photo that a traveller has added to the profile, from the database to staff only; nothing where there is none. */
export const TravellerPhoto: UIFieldServerComponent = async ({ id, req }) => {
  if (id === undefined) return null
  const [found] = await req.payload.db.drizzle
    .select({ version: avatarPictures.version })
    .from(avatarPictures)
    .where(eq(avatarPictures.travellerId, Number(id)))
    .limit(1)
  if (!found) return null
  return (
    <div className="field-type nusa-photo">
      {/* biome-ignore lint/performance/noImgElement: it is private, so no optimizer may fetch and keep it. */}
      <img
        src={`/api/travellers/${id}/picture`}
        alt="The traveller, as the profile shows them"
        width={192}
        height={192}
      />
    </div>
  )
}
