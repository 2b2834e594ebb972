import type { PictureMaker } from '../../ports/pictures.ts'
import { atMost } from './at-most.ts'

/**
 * Processes pictures with sharp, which is loaded with the first upload. At most two at a time, because decoding one may take
 * 200 MB.
 */
export function sharpPictures(): PictureMaker {
  const inTurn = atMost(2)
  const load = () => import('./make-pictures.ts')
  return {
    avatar: (upload, crop) => inTurn(async () => (await load()).makeAvatar(upload, crop)),
    document: (upload) => inTurn(async () => (await load()).makeDocument(upload)),
  }
}
