import { cp, readdir, readFile, rm, stat } from 'node:fs/promises'
import { ListObjectsV2Command, S3 } from '@aws-sdk/client-s3'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startObjectStore, type TestObjectStore } from '../../../../dev/testing/object-store.ts'
import { copyFromBucket, copyIntoBucket } from '../../../config/bucket-files.ts'
import type { MediaBucket } from '../../../core/env.ts'
import type { Media } from '../../../generated/payload-types.ts'
import { createPicture } from '../../../testing/content.ts'
import { startCms, type TestCms } from '../../../testing/start-cms.ts'

let store: TestObjectStore
let client: S3
let cms: TestCms
let mediaBucket: MediaBucket

beforeAll(async () => {
  store = await startObjectStore()
  const { endpoint, region, accessKeyId, secretAccessKey } = store
  client = new S3({ endpoint, region, forcePathStyle: true, credentials: { accessKeyId, secretAccessKey } })
  for (const name of ['nusa', 'copies']) await client.createBucket({ Bucket: name })
  mediaBucket = { name: 'nusa', endpoint, region, accessKeyId, secretAccessKey }
  cms = await startCms({ mediaBucket })
}, 120_000)
afterAll(async () => {
  await cms?.stop()
  await store?.stop()
})

const namesIn = async (bucket: string) => {
  const { Contents = [] } = await client.send(new ListObjectsV2Command({ Bucket: bucket }))
  return Contents.map(({ Key }) => Key).sort()
}
const sizesOf = ({ renditions, og }: Media) =>
  [...(renditions ?? []).map(({ file }) => file), ...(og?.file ? [og.file] : [])].sort()

test('the CMS stores a picture and its sizes in the bucket and serves them from the bucket', async () => {
  const picture = await createPicture(cms.payload, { width: 900, height: 700 })
  expect(await namesIn('nusa')).toEqual([...sizesOf(picture), picture.filename].sort())
  await expect(readdir(cms.env.mediaDir)).rejects.toThrow('ENOENT')
  const [file = ''] = sizesOf(picture).filter((name) => name.endsWith('.webp'))
  for (const name of [file, picture.filename]) {
    const response = await cms.call('GET', `/api/media/file/${name}`)
    expect(response.status).toBe(200)
    expect(response.headers.get('content-type')).toBe('image/webp')
    expect(response.headers.get('cache-control')).toContain('immutable')
    expect((await response.arrayBuffer()).byteLength).toBeGreaterThan(100)
  }
  const { CacheControl, ContentType } = await client.headObject({ Bucket: 'nusa', Key: file })
  expect([CacheControl, ContentType]).toEqual(['public, max-age=31536000, immutable', 'image/webp'])
  expect((await cms.call('GET', '/api/media/file/nothing-640.webp')).status).toBe(404)
})

test('the bucket still contains the sizes of a deleted picture, because earlier releases show them', async () => {
  const picture = await createPicture(cms.payload, { background: '#123456' })
  await cms.payload.delete({ collection: 'media', id: picture.id })
  const names = await namesIn('nusa')
  expect(names).toEqual(expect.arrayContaining(sizesOf(picture)))
  expect(names).not.toContain(picture.filename)
})

test('copyIntoBucket copies each picture of a folder once, and copyFromBucket restores them for a backup', async () => {
  const onDisk = await startCms()
  try {
    await createPicture(onDisk.payload)
    const { mediaDir } = onDisk.env
    const files = (await readdir(mediaDir)).sort()
    expect(files.length).toBeGreaterThan(1)
    const copies = { ...mediaBucket, name: 'copies' }
    expect(await copyIntoBucket(mediaDir, copies)).toEqual({ copied: files.length, skipped: 0 })
    expect(await namesIn('copies')).toEqual(files)
    await cp(`${mediaDir}/${files[0]}`, `${mediaDir}/another.webp`)
    expect(await copyIntoBucket(mediaDir, copies)).toEqual({ copied: 1, skipped: files.length })
    await rm(`${mediaDir}/another.webp`)
    await client.putObject({ Bucket: 'copies', Key: 'logs/of-the-service.jpg', Body: 'a log' })
    const [first, second] = [`${mediaDir}-1`, `${mediaDir}-2`]
    await copyFromBucket(copies, first, null)
    await copyFromBucket(copies, second, first)
    expect((await readdir(second)).sort()).toEqual(['another.webp', ...files].sort())
    for (const file of files) expect(await readFile(`${first}/${file}`)).toEqual(await readFile(`${mediaDir}/${file}`))
    const inodes = [first, second].map(async (folder) => (await stat(`${folder}/${files[0]}`)).ino)
    expect(new Set(await Promise.all(inodes)).size).toBe(1)
  } finally {
    await onDisk.stop()
  }
})
