import type { CollectionConfig, GlobalConfig, PayloadRequest } from 'payload'

/** Milliseconds. */
const timeout = 10_000

/** Asks for a build of the site. Payload hands it the logger. */
export type AskForBuild = (logger: Pick<PayloadRequest['payload']['logger'], 'info' | 'error'>) => void

/**
 * Tells an address that content has changed, so that whatever listens there builds the site. Nobody waits for it, and when
 * it fails that is logged: the next change asks again.
 * @param wait milliseconds; changes in a row, as when an editor saves twice, ask for one build
 */
export function buildHook(url: string | undefined, wait: number): AskForBuild {
  let timer: NodeJS.Timeout | undefined
  return (logger) => {
    if (!url) return
    clearTimeout(timer)
    timer = setTimeout(() => {
      fetch(url, { method: 'POST', signal: AbortSignal.timeout(timeout) })
        .then((answer) => {
          if (!answer.ok) throw new Error(`It answered ${answer.status}.`)
          logger.info('The site was told that content has changed.')
        })
        .catch((error: unknown) => logger.error({ err: error }, 'The site could not be told that content has changed.'))
    }, wait)
    timer.unref()
  }
}

/** The same collections, asking for a build whenever something changed that the site shows. */
export function askingOnChange(collections: CollectionConfig[], ask: AskForBuild): CollectionConfig[] {
  return collections.map((collection) => ({
    ...collection,
    hooks: {
      ...collection.hooks,
      afterChange: [
        ...(collection.hooks?.afterChange ?? []),
        ({ doc, previousDoc, req }) => {
          if (changesTheSite(doc, previousDoc)) ask(req.payload.logger)
          return doc
        },
      ],
      afterDelete: [
        ...(collection.hooks?.afterDelete ?? []),
        ({ doc, req }) => {
          ask(req.payload.logger)
          return doc
        },
      ],
    },
  }))
}

/** The same globals, asking for a build whenever one changed. */
export function globalsAskingOnChange(globals: GlobalConfig[], ask: AskForBuild): GlobalConfig[] {
  return globals.map((global) => ({
    ...global,
    hooks: {
      ...global.hooks,
      afterChange: [
        ...(global.hooks?.afterChange ?? []),
        ({ doc, req }) => {
          ask(req.payload.logger)
          return doc
        },
      ],
    },
  }))
}

interface MaybeDraft {
  _status?: unknown
}

/** A draft that is saved changes nothing that the site shows; taking back what was published does. */
export function changesTheSite(doc: MaybeDraft, previousDoc?: MaybeDraft): boolean {
  return doc._status !== 'draft' || previousDoc?._status === 'published'
}
