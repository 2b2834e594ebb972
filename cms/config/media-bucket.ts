import type { Config, Plugin, UploadConfig } from 'payload'
import type { PictureWriter } from '../collections/content/Media/render-picture.ts'
import type { MediaBucket } from '../core/env.ts'
import { clientConfig, openBucket } from './bucket-files.ts'

/** The plugin always adds this component, which would upload directly from the browser. */
const clientHandler = '@payloadcms/storage-s3/client#S3ClientUploadHandler'

/**
 * Stores pictures in the bucket and reads them for the admin. The plugin and the SDK are loaded only if a bucket is
 * configured.
 */
export async function bucketPlugin(bucket: MediaBucket): Promise<Plugin> {
  const { s3Storage } = await import('@payloadcms/storage-s3')
  const plugin = s3Storage({ collections: { media: true }, bucket: bucket.name, config: clientConfig(bucket) })
  return async (config) => withoutEntryLookup(withoutClientUploads(await plugin(config)))
}

/**
 * Prevents the plugin from looking up the entry of a file to find its folder. Visitors may not read entries, and all
 * files are in the root of the bucket.
 */
function withoutEntryLookup(config: Config): Config {
  const collections = (config.collections ?? []).map((collection) => {
    const { slug, upload } = collection
    if (slug !== 'media' || typeof upload !== 'object') return collection
    const handlers = (upload.handlers ?? []).map(withPlaceholderEntry)
    return { ...collection, upload: { ...upload, handlers } }
  })
  return { ...config, collections }
}

type UploadHandler = NonNullable<UploadConfig['handlers']>[number]

/** The plugin's handler looks up the entry only if it gets no `doc`. */
function withPlaceholderEntry(handler: UploadHandler): UploadHandler {
  return (req, args) => handler(req, { ...args, doc: { id: 0 } })
}

/** Browsers upload through the CMS, which creates the renditions. */
function withoutClientUploads({ admin, ...config }: Config): Config {
  const { [clientHandler]: _handler, ...dependencies } = admin?.dependencies ?? {}
  const providers = (admin?.components?.providers ?? []).filter(
    (provider) => typeof provider !== 'object' || provider.path !== clientHandler,
  )
  return { ...config, admin: { ...admin, dependencies, components: { ...admin?.components, providers } } }
}

export function createBucketWriter(bucket: MediaBucket): PictureWriter {
  const openOnce = createOnFirstCall(() => openBucket(bucket))
  return async (file, data) => (await openOnce()).write(file, data)
}

function createOnFirstCall<Value>(create: () => Promise<Value>): () => Promise<Value> {
  let value: Promise<Value> | undefined
  return () => {
    value ??= create()
    return value
  }
}
