import { readFile } from 'node:fs/promises'
import path from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createPicture, pictureBytes } from '../../../testing/content.ts'
import { startCms, type TestCms } from '../../../testing/start-cms.ts'
import { quickPicturesKey } from './render-picture.ts'

let cms: TestCms

beforeAll(async () => {
  cms = await startCms()
})
afterAll(() => cms.stop())

/** Returns the stored dimensions, after checking that they and the file size match the file. */
async function pixelsOf(id: number): Promise<unknown[]> {
  const { width, height, filesize, filename } = await cms.payload.findByID({ collection: 'media', id })
  const file = await readFile(path.join(cms.env.mediaDir, filename ?? ''))
  const found = await sharp(file).metadata()
  expect([found.width, found.height, file.length]).toEqual([width, height, filesize])
  return [width, height]
}

test('the CMS stores the dimensions and file size of the largest picture size, also after a replacement', async () => {
  const { id } = await createPicture(cms.payload, { width: 2400, height: 1600, background: '#0a1b2c' })
  expect(await pixelsOf(id)).toEqual([1920, 1280])
  const data = await pictureBytes(1000, 500, '#2c1b0a')
  const file = { data, name: 'wide.png', mimetype: 'image/png', size: data.length }
  await cms.payload.update({ collection: 'media', id, data: {}, file })
  expect(await pixelsOf(id)).toEqual([1000, 500])
})

test('a picture is encoded quickly, in the same sizes, if the context of the request requires it', async () => {
  const width = 320
  const noise = { type: 'gaussian', mean: 128, sigma: 30 } as const
  const image = sharp({ create: { width, height: 240, channels: 3, background: '#808080', noise } })
  const data = await image.png().toBuffer()
  const file = { data, name: 'noise.png', mimetype: 'image/png', size: data.length }
  const create = (context: Record<string, unknown>) =>
    cms.payload.create({ collection: 'media', data: { alt: 'Noise' }, file: { ...file }, context })
  const thorough = await create({})
  const quick = await create({ [quickPicturesKey]: true })
  expect(quick.renditions?.map((rendition) => rendition.width)).toEqual([160, 320])
  expect(quick.filesize).not.toBe(thorough.filesize)
})
