import type { PictureMaker } from '../../ports/pictures.ts'
import { atMost } from './at-most.ts'

/**
 * Makes pictures with sharp, which is loaded with the first upload: no other call pays for it. Two at a time, for each may
 * take 200 MB while it is unpacked.
 */
export function sharpPictures(): PictureMaker {
  const inTurn = atMost(2)
  const load = () => import('./make-pictures.ts')
  return {
    avatar: (upload, crop) => inTurn(async () => (await load()).makeAvatar(upload, crop)),
    document: (upload) => inTurn(async () => (await load()).makeDocument(upload)),
  }
}
