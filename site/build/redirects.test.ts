import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, it } from 'vitest'
import { filesBelow } from './files.ts'
import { writeRedirects } from './redirects.ts'

it('the redirects of the pages come first, then confirmations, then what sections don’t have', async () => {
  const dist = await mkdtemp(path.join(tmpdir(), 'nusa-redirects-'))
  await mkdir(path.join(dist, 'tour'))
  for (const [file, text] of Object.entries({
    'redirects.txt': '/tour/7 /tour/ubud 301\n',
    '404.html': '',
    'tour/404.html': '',
  })) {
    await writeFile(path.join(dist, file), text)
  }
  await writeRedirects(dist)
  expect((await readFile(path.join(dist, '_redirects'), 'utf8')).trim().split('\n')).toEqual([
    '/tour/7 /tour/ubud 301',
    '/booking/confirmation/* /booking/confirmation/index.html 200',
    '/tour/* /tour/404.html 404',
  ])
  expect(await filesBelow(dist)).not.toContain('redirects.txt')
  await rm(dist, { recursive: true })
})
