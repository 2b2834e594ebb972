import { fileURLToPath } from 'node:url'
import { buildConfig } from 'payload'
import sharp from 'sharp'
import { baseConfig } from './config/base.ts'
import { editor } from './config/editor.ts'
import { readCmsEnv } from './config/env.ts'

const env = readCmsEnv(process.env)
const here = fileURLToPath(new URL('.', import.meta.url))

export default buildConfig({
  ...baseConfig(env),
  serverURL: env.cmsUrl,
  editor: editor(),
  sharp,
  admin: {
    user: 'users',
    importMap: { baseDir: here, importMapFile: `${here}app/(payload)/admin/importMap.js` },
    meta: { titleSuffix: ' · Nusa', robots: { index: false, follow: false } },
    dateFormat: 'd MMM yyyy, HH:mm',
    avatar: 'default',
  },
  typescript: { outputFile: `${here}payload-types.ts` },
})
