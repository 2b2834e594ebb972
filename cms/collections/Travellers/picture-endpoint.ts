import { desc, eq } from 'drizzle-orm'
import { pictureForStaff } from '../../access/picture-for-staff.ts'
import { avatarPictures } from '../../config/own-tables.ts'

/** Returns a traveller's profile photo in the largest stored size. */
export const pictureEndpoint = pictureForStaff('photo', async (db, id) => {
  const [found] = await db
    .select({ webp: avatarPictures.webp })
    .from(avatarPictures)
    .where(eq(avatarPictures.travellerId, id))
    .orderBy(desc(avatarPictures.side))
    .limit(1)
  return found?.webp
})
