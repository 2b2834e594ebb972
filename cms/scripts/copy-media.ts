import { copyIntoBucket } from '../config/bucket-files.ts'
import { readCmsEnv } from '../core/env.ts'

// Copies the pictures: `npx tsx cms/scripts/copy-media.ts` with the environment of the CMS.
const { mediaDir, mediaBucket } = readCmsEnv(process.env)
if (!mediaBucket) throw new Error('S3_BUCKET is missing: the bucket to copy the pictures into.')
const { copied, skipped } = await copyIntoBucket(mediaDir, mediaBucket)
console.log(`Copied ${copied} files from ${mediaDir} to ${mediaBucket.name}; ${skipped} were already there.`)
