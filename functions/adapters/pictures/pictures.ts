import type { PictureMaker } from '../../ports/pictures.ts'

/**
 * Processes at most two pictures at a time, because decoding a picture may take 200 MB of memory. Sharp is loaded with
 * the first upload.
 */
export function sharpPictures(): PictureMaker {
  const limited = limitConcurrency(2)
  const load = () => import('./make-pictures.ts')
  return {
    avatar: (upload, crop) => limited(async () => (await load()).makeAvatar(upload, crop)),
    document: (upload) => limited(async () => (await load()).makeDocument(upload)),
  }
}

export function limitConcurrency(maxConcurrent: number): <T>(task: () => Promise<T>) => Promise<T> {
  const waiting: (() => void)[] = []
  let available = maxConcurrent
  return async (task) => {
    if (available > 0) available -= 1
    else await new Promise<void>((resolve) => waiting.push(resolve))
    try {
      return await task()
    } finally {
      const next = waiting.shift()
      if (next) next()
      else available += 1
    }
  }
}
