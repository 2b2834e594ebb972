import type { PictureMaker } from '../../ports/pictures.ts'
import { limitConcurrency } from './limit-concurrency.ts'

/**
 * Processes pictures with sharp, which is loaded with the first upload. At most two at a time, because decoding one may take
 * 200 MB.
 */
export function sharpPictures(): PictureMaker {
  const limited = limitConcurrency(2)
  const load = () => import('./make-pictures.ts')
  return {
    avatar: (upload, crop) => limited(async () => (await load()).makeAvatar(upload, crop)),
    document: (upload) => limited(async () => (await load()).makeDocument(upload)),
  }
}
