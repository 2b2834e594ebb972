import { createWriteStream } from 'node:fs'
import { link, mkdir, readdir, readFile, stat } from 'node:fs/promises'
import path from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { S3ClientConfig } from '@aws-sdk/client-s3'
import type { MediaBucket } from '../core/env.ts'

/** A bucket that is used as a folder of files. */
interface BucketFiles {
  write(file: string, data: Uint8Array): Promise<void>
  /** @throws if the file does not exist */
  read(file: string): Promise<Readable>
  /** Returns the files with their sizes in bytes. */
  list(): Promise<Map<string, number>>
}

const parallelCopies = 8

const isPicture = (file: string) => /^[^/]+\.(?:webp|jpg)$/.test(file)

export async function openBucket(bucket: MediaBucket): Promise<BucketFiles> {
  const { paginateListObjectsV2, S3 } = await import('@aws-sdk/client-s3')
  const client = new S3(clientConfig(bucket))
  return {
    async write(file, data) {
      await client.putObject({
        Bucket: bucket.name,
        Key: file,
        Body: data,
        ContentType: contentType(file),
        CacheControl: 'public, max-age=31536000, immutable',
      })
    },
    async read(file) {
      const { Body } = await client.getObject({ Bucket: bucket.name, Key: file })
      if (!(Body instanceof Readable)) throw new Error(`${bucket.name} has no content for ${file}.`)
      return Body
    },
    async list() {
      const sizes = new Map<string, number>()
      for await (const { Contents = [] } of paginateListObjectsV2({ client }, { Bucket: bucket.name }))
        for (const { Key = '', Size = 0 } of Contents) if (isPicture(Key)) sizes.set(Key, Size)
      return sizes
    },
  }
}

/**
 * Copies the pictures of a folder into a bucket. A file is skipped if the bucket has a file with this name and size:
 * the name contains a hash of the picture.
 */
export async function copyIntoBucket(
  folder: string,
  bucket: MediaBucket,
): Promise<{ copied: number; skipped: number }> {
  const files = await openBucket(bucket)
  const sizes = await files.list()
  const entries = await readdir(folder, { withFileTypes: true })
  const pictures = entries.filter((entry) => entry.isFile() && isPicture(entry.name)).map(({ name }) => name)
  const counts = { copied: 0, skipped: 0 }
  await copyAll(pictures, async (file) => {
    const source = path.join(folder, file)
    const isCopied = sizes.get(file) === (await stat(source)).size
    if (isCopied) {
      counts.skipped += 1
      return
    }
    await files.write(file, await readFile(source))
    counts.copied += 1
  })
  return counts
}

/**
 * Copies the pictures of a bucket into a folder.
 *
 * @param earlierFolder an earlier copy of the bucket. A file with the same size is hard-linked from there, not copied
 */
export async function copyFromBucket(bucket: MediaBucket, folder: string, earlierFolder: string | null): Promise<void> {
  const files = await openBucket(bucket)
  const sizes = await files.list()
  await mkdir(folder, { recursive: true })
  await copyAll([...sizes.keys()], async (file) => {
    const target = path.join(folder, file)
    const earlierFile = earlierFolder === null ? null : path.join(earlierFolder, file)
    const earlierStats = earlierFile === null ? null : await stat(earlierFile).catch(() => null)
    if (earlierFile && earlierStats?.size === sizes.get(file)) await link(earlierFile, target)
    else await pipeline(await files.read(file), createWriteStream(target))
  })
}

async function copyAll(files: string[], copy: (file: string) => Promise<void>): Promise<void> {
  // Each parallel loop takes its next file from this iterator.
  const remainingFiles = files.values()
  const copyRemainingFiles = async () => {
    for (const file of remainingFiles) await copy(file)
  }
  await Promise.all(Array.from({ length: parallelCopies }, copyRemainingFiles))
}

export function clientConfig({ region, endpoint, accessKeyId, secretAccessKey }: MediaBucket): S3ClientConfig {
  return {
    region,
    credentials: { accessKeyId, secretAccessKey },
    // Services other than Amazon's may lack a domain per bucket, and may not support Amazon's newer checksums.
    ...(endpoint !== undefined && { endpoint, forcePathStyle: true }),
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  }
}

const contentType = (file: string) => (file.endsWith('.jpg') ? 'image/jpeg' : 'image/webp')
