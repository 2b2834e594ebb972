import { join } from 'node:path'
import type { AstroIntegration } from 'astro'

/** `npm run dev` sends a request to this path when an editor has changed the content. */
export const CONTENT_CHANGED_PATH = '/_local/content-changed'

/**
 * Returns an integration with which `astro dev` behaves like the host of the built pages: it forwards API calls and
 * media to `functions/` and serves one page for all booking confirmations. Published content appears without a
 * restart. Builds are not affected.
 */
export function localHost(functionsUrl = process.env.FUNCTIONS_URL): AstroIntegration {
  return {
    name: 'local-host',
    hooks: {
      'astro:config:setup': ({ command, updateConfig }) => {
        if (command !== 'dev' || !functionsUrl) return
        updateConfig({ vite: { server: { proxy: { '/api': functionsUrl, '/media': functionsUrl } } } })
      },
      'astro:server:setup': ({ server }) => {
        server.middlewares.use((request, response, next) => {
          if (request.url === CONTENT_CHANGED_PATH && request.method === 'POST') {
            reloadContent(server)
            response.writeHead(204).end()
            return
          }
          request.url = request.url?.replace(/^(\/booking\/confirmation)\/[^/?]+/, '$1')
          next()
        })
      },
    },
  }
}

type DevServer = Parameters<NonNullable<AstroIntegration['hooks']['astro:server:setup']>>[0]['server']

/** This module caches the content of the CMS. */
const catalogModule = join(import.meta.dirname, '..', '..', 'site', 'catalog', 'catalog.ts')

function reloadContent({ environments }: DevServer): void {
  for (const { moduleGraph } of Object.values(environments)) {
    for (const module of moduleGraph.getModulesByFile(catalogModule) ?? []) moduleGraph.invalidateModule(module)
  }
  environments.client.hot.send({ type: 'full-reload', path: '*' })
}
