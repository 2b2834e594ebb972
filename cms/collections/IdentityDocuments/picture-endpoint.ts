import { eq } from 'drizzle-orm'
import { pictureForStaff } from '../../access/picture-for-staff.ts'
import { identityPictures } from '../../config/own-tables.ts'

export const pictureEndpoint = pictureForStaff('document', async (db, id) => {
  const [found] = await db
    .select({ webp: identityPictures.webp })
    .from(identityPictures)
    .where(eq(identityPictures.documentId, id))
  return found?.webp
})
