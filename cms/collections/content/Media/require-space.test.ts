import { tmpdir } from 'node:os'
import type { CollectionBeforeOperationHook } from 'payload'
import { expect, test } from 'vitest'
import { Media } from './index.ts'
import { renderedPictureKey, requireSpaceFor } from './render-picture.ts'

const megabyte = 1024 * 1024
const reserved = 100 * megabyte

type Arguments = Parameters<CollectionBeforeOperationHook<'media'>>[0]

/** The arguments of a hook after the sizes of an upload were created. Each has this many bytes. */
const upload = (bytes: number) => {
  const rendition = { file: 'sanur.webp', width: 320, height: 240, data: { length: bytes } }
  const rendered = { base: 'sanur', renditions: [rendition, rendition], og: rendition }
  return { args: {}, operation: 'create', req: { context: { [renderedPictureKey]: rendered } } } as unknown as Arguments
}

test('requireSpaceFor requires space for each size, the preview and a second copy of the largest size', async () => {
  const storeWith = (free: number) => requireSpaceFor(tmpdir(), async () => reserved + free)(upload(megabyte))
  await expect(storeWith(4 * megabyte - 1)).rejects.toMatchObject({ status: 507 })
  await storeWith(4 * megabyte)
})

test('requireSpaceFor throws for a folder that is not writable, even if the disk has space', async () => {
  // Not even root can write there.
  const store = requireSpaceFor('/proc/1', async () => Number.MAX_SAFE_INTEGER)
  await expect(store(upload(megabyte))).rejects.toMatchObject({ name: 'FolderNotWritableError' })
})

test('the Media collection checks the free space of the disk, unless pictures are stored elsewhere', async () => {
  const runHooks = async ({ hooks }: ReturnType<typeof Media>) => {
    for (const hook of hooks?.beforeOperation ?? []) await hook(upload(Number.MAX_SAFE_INTEGER / 4))
  }
  await expect(runHooks(Media(tmpdir()))).rejects.toMatchObject({ status: 507 })
  await runHooks(Media(tmpdir(), async () => {}))
})
