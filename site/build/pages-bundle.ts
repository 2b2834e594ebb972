import { cp } from 'node:fs/promises'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import type { AstroIntegration } from 'astro'

const entry = path.join(import.meta.dirname, 'pages-entry.ts')

/**
 * Astro integration that bundles all pages behind our own entry, copies the bundle to a directory, and renders no page:
 * see renderer.ts. Astro requires an adapter for a custom entry.
 */
export function pagesBundleIntegration(folder: string): AstroIntegration {
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
          // Astro removes the bundle after rendering.
          setup: () => cp(path.join(outDir, '.prerender'), folder, { recursive: true }),
          getStaticPaths: async () => [],
          render: async () => new Response(),
        })
      },
    },
  }
}
