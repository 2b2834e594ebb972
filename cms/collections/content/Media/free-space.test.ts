import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, test } from 'vitest'
import { requireSpace, requireWritable } from './free-space.ts'

const megabyte = 1024 * 1024

test('requireSpace throws if the files would leave less than 100 MB of the disk for the database', async () => {
  const require = (bytes: number) => requireSpace('/media', bytes, async () => 110 * megabyte)
  await expect(require(11 * megabyte)).rejects.toMatchObject({
    status: 507,
    name: 'DiskFullError',
    message: expect.stringMatching(/^The disk of the server is full/),
  })
  await require(9 * megabyte)
})

test('requireSpace reads the space of the disk on which a missing folder would be created', async () => {
  const missing = path.join(tmpdir(), 'no-such-folder', 'media')
  await requireSpace(missing, 1)
  await expect(requireSpace(missing, Number.MAX_SAFE_INTEGER)).rejects.toMatchObject({ status: 507 })
})

// Not even root can write there.
test.each(['/proc/1', '/proc/1/no-such-folder/media'])('requireWritable throws for the folder %j', async (folder) => {
  await expect(requireWritable(folder)).rejects.toMatchObject({
    status: 507,
    name: 'FolderNotWritableError',
    message: expect.stringMatching(/^The server may not write .* Please tell the person who operates the site/),
    cause: { message: expect.stringContaining('/proc/1') },
  })
})

test('requireWritable accepts a missing folder that can be created', async () => {
  await requireWritable(path.join(tmpdir(), 'no-such-folder', 'media'))
})
