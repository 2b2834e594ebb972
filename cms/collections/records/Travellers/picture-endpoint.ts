import { desc, eq } from 'drizzle-orm'
import { createPrivatePictureEndpoint } from '../../../access/private-picture-endpoint.ts'
import { avatarPictures } from '../../../core/database/own-tables.ts'

/** Returns a traveller's profile photo in the largest stored size. */
export const pictureEndpoint = createPrivatePictureEndpoint('travellers:read', 'photo', async (db, id) => {
  const [found] = await db
    .select({ webp: avatarPictures.webp })
    .from(avatarPictures)
    .where(eq(avatarPictures.travellerId, id))
    .orderBy(desc(avatarPictures.side))
    .limit(1)
  return found?.webp
})
