import { adviceToCorrect, EnvironmentError, OperatorError, runCommand } from '@nusa/shared/environment'
import { copyIntoBucket } from '../config/bucket-files.ts'
import { type MediaBucket, readCmsEnv } from '../core/env.ts'

// Copies the pictures: `npx node cms/scripts/copy-media.ts` with the environment of the CMS.
await runCommand(process, async () => {
  const { mediaDir, mediaBucket } = readCmsEnv(process.env)
  if (!mediaBucket) throw new EnvironmentError('the copy', ['S3_BUCKET is missing'], process.env)
  const { copied, skipped } = await copyPictures(mediaDir, mediaBucket)
  console.log(`Copied ${copied} files from ${mediaDir} to ${mediaBucket.name}; ${skipped} were already there.`)
})

/** @throws OperatorError if the directory or the bucket cannot be used */
async function copyPictures(mediaDir: string, bucket: MediaBucket): Promise<{ copied: number; skipped: number }> {
  try {
    return await copyIntoBucket(mediaDir, bucket)
  } catch (error) {
    if (!(error instanceof Error)) throw error
    const advice = `Check DATA_DIR or MEDIA_DIR, and all S3_… variables. ${adviceToCorrect(process.env)}`
    throw new OperatorError(`The pictures were not copied: ${error.name}: ${error.message}. ${advice}`)
  }
}
