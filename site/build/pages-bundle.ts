import { cp } from 'node:fs/promises'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import type { AstroIntegration } from 'astro'

const entry = path.join(import.meta.dirname, 'pages-entry.ts')

/**
 * Has Astro bundle all pages behind an entry of ours, keep the bundle in a folder, and render none of them: see renderer.ts.
 * Astro asks for an adapter where the entry is another than its own.
 */
export function keepPagesBundle(folder: string): AstroIntegration {
  let outDir = ''
  return {
    name: 'pages-bundle',
    hooks: {
      'astro:config:setup': ({ updateConfig }) => {
        const environments = { prerender: { build: { rolldownOptions: { input: { 'prerender-entry': entry } } } } }
        updateConfig({ vite: { plugins: [{ name: 'pages-entry', config: () => ({ environments }) }] } })
      },
      'astro:config:done': ({ config, setAdapter }) => {
        outDir = fileURLToPath(config.outDir)
        setAdapter({
          name: 'pages-bundle',
          entrypointResolution: 'auto',
          adapterFeatures: { buildOutput: 'static' },
          supportedAstroFeatures: { staticOutput: 'stable', sharpImageService: 'stable' },
        })
      },
      'astro:build:start': ({ setPrerenderer }) => {
        setPrerenderer({
          name: 'pages-bundle',
          // Astro removes the bundle when it has rendered what there is.
          setup: () => cp(path.join(outDir, '.prerender'), folder, { recursive: true }),
          getStaticPaths: async () => [],
          render: async () => new Response(),
        })
      },
    },
  }
}
