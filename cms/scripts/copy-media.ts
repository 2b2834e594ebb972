import { EnvironmentError } from '@nusa/shared/environment'
import { copyIntoBucket } from '../config/bucket-files.ts'
import { readCmsEnv } from '../core/env.ts'

// Copies the pictures: `npx tsx cms/scripts/copy-media.ts` with the environment of the CMS.
const { mediaDir, mediaBucket } = readCmsEnv(process.env)
if (!mediaBucket) throw new EnvironmentError('the copy', ['S3_BUCKET is missing'], process.env)
const { copied, skipped } = await copyIntoBucket(mediaDir, mediaBucket)
console.log(`Copied ${copied} files from ${mediaDir} to ${mediaBucket.name}; ${skipped} were already there.`)
