import type { PictureMaker } from '../../ports/pictures.ts'

/**
 * Processes at most two pictures at a time, because decoding a picture may take 200 MB of memory. Sharp is loaded with
 * the first upload.
 */
export function sharpPictures(): PictureMaker {
  const runLimited = limitConcurrency(2)
  const load = () => import('./make-pictures.ts')
  return {
    avatar: (upload, crop) => runLimited(async () => (await load()).makeAvatar(upload, crop)),
    document: (upload) => runLimited(async () => (await load()).makeDocument(upload)),
  }
}

export function limitConcurrency(maxConcurrent: number): <T>(task: () => Promise<T>) => Promise<T> {
  const waitingTasks: (() => void)[] = []
  let freeSlots = maxConcurrent
  return async (task) => {
    if (freeSlots > 0) freeSlots -= 1
    else await new Promise<void>((resolve) => waitingTasks.push(resolve))
    try {
      return await task()
    } finally {
      const startNext = waitingTasks.shift()
      if (startNext) startNext()
      else freeSlots += 1
    }
  }
}
