import { eq } from 'drizzle-orm'
import type { PayloadRequest } from 'payload'
import { createPrivatePictureEndpoint } from '../../../access/private-picture-endpoint.ts'
import { identityPictures } from '../../../core/database/custom-tables.ts'

export const pictureEndpoint = createPrivatePictureEndpoint('identity-documents:read', 'document', async (db, id) => {
  const [picture] = await db
    .select({ webp: identityPictures.webp })
    .from(identityPictures)
    .where(eq(identityPictures.documentId, id))
  return picture?.webp
})

/** Returns whether the picture still exists. Pictures of reviewed documents are deleted after some time. */
export async function hasIdentityPicture({ payload }: PayloadRequest, id: number): Promise<boolean> {
  return (await payload.db.drizzle.$count(identityPictures, eq(identityPictures.documentId, id))) > 0
}
