import type { Handlers } from '../http/call.ts'
import type { Deps } from '../ports/deps.ts'
import { fail } from '../ports/failure.ts'

type PictureHandlers = Pick<
  Handlers,
  'getAvatar' | 'putAvatar' | 'removeAvatar' | 'getIdentityDocument' | 'putIdentityDocument' | 'removeIdentityDocument'
>

const done = { body: { ok: true } } as const
const webpHeaders = { 'content-type': 'image/webp' }

/** Handles the pictures of the signed-in traveller. */
export function pictureHandlers({ pictures, pictureMaker }: Deps): PictureHandlers {
  return {
    async getAvatar({ traveller, query }) {
      const webp = await pictures.readAvatar(traveller, Number(query.size))
      // The URL changes with every upload.
      const headers = { ...webpHeaders, 'cache-control': 'private, max-age=3600', vary: 'cookie' }
      return webp ? { body: new Uint8Array(webp), headers } : fail('file_not_found')
    },
    async putAvatar({ traveller, query, file }) {
      const squares = await pictureMaker.avatar(file, query)
      if (!squares) return fail('file_not_picture')
      const avatar_url = await pictures.putAvatar(traveller, squares)
      return avatar_url === null ? fail('not_authenticated') : { body: { avatar_url } }
    },
    async removeAvatar({ traveller }) {
      await pictures.removeAvatar(traveller)
      return done
    },
    async getIdentityDocument({ traveller }) {
      const webp = await pictures.readDocument(traveller)
      return webp ? { body: new Uint8Array(webp), headers: webpHeaders } : fail('file_not_found')
    },
    async putIdentityDocument({ traveller, file }) {
      const picture = await pictureMaker.document(file)
      if (!picture) return fail('file_not_picture')
      const outcome = await pictures.putDocument(traveller, picture)
      if (outcome === 'account-deleted') return fail('not_authenticated')
      return outcome === 'stored' ? done : fail('already_verified')
    },
    async removeIdentityDocument({ traveller }) {
      return (await pictures.removeDocument(traveller)) ? done : fail('already_verified')
    },
  }
}
