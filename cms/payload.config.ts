import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { buildConfig } from 'payload'
import sharp from 'sharp'
import { catalogEndpoint } from './catalog-export/endpoint.ts'
import { baseConfig } from './config/base.ts'
import { askingOnChange, buildHook, globalsAskingOnChange } from './config/build-hook.ts'
import { editor } from './config/editor.ts'
import { readCmsEnv } from './config/env.ts'
import { mail } from './config/mail.ts'

const env = readCmsEnv(process.env)
const here = path.dirname(fileURLToPath(import.meta.url))
const askForBuild = buildHook(env.buildHookUrl)

/** The configuration of the admin and of Payload's commands: all there is. */
export default buildConfig({
  ...baseConfig(env, {
    content: (collections) => askingOnChange(collections, askForBuild),
    globals: (globals) => globalsAskingOnChange(globals, askForBuild),
  }),
  serverURL: env.cmsUrl,
  endpoints: [catalogEndpoint(env)],
  editor: editor(),
  email: mail(env),
  sharp,
  upload: {
    abortOnLimit: true,
    limits: { fileSize: 20 * 1024 * 1024 },
    responseOnLimit: 'The file is larger than 20 MB.',
  },
  admin: {
    user: 'users',
    importMap: { baseDir: here, importMapFile: path.join(here, 'app/(payload)/admin/importMap.js') },
    meta: {
      titleSuffix: ' · Nusa',
      description: 'Where Nusa is written and looked after.',
      robots: { index: false, follow: false },
      defaultOGImageType: 'off',
    },
    dateFormat: 'd MMM yyyy, HH:mm',
    avatar: 'default',
  },
  typescript: { outputFile: path.join(here, 'payload-types.ts') },
})
