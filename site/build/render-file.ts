import type { CompressionLevel } from './compress.ts'
import { findMissingAddresses, referencesIn } from './references.ts'
import type { Renderer, SitePath } from './renderer.ts'
import { isServed, stage } from './staging.ts'

/** Settings that all files of one build share, in every thread. */
export interface BuildContext {
  siteUrl: string
  distDir: string
  stagedDir: string
  /** Every file of the site, and the contents of its `_redirects`. */
  files: string[]
  redirects: string
  compressionLevel: CompressionLevel
}

export interface RenderedFile {
  file: string
  /** Whether the new file is staged; false if the live file is identical. */
  isChanged: boolean
  /** The pages of this site that it links to. */
  links: string[]
  /** The scripts, styles and fonts that it references but the site does not have. */
  missing: string[]
}

export type RenderFile = (path: SitePath) => Promise<RenderedFile>

/** Returns a function that renders a file, checks its references, and stages it if it differs from the live file. */
export function createFileRenderer(renderer: Renderer, context: BuildContext): RenderFile {
  const missingOf = findMissingAddresses(context)
  return async (path) => {
    const text = await renderer.render(path)
    const { assets, links } = referencesIn(path.file, text, context.siteUrl)
    return {
      file: path.file,
      isChanged: await stageIfChanged(path.file, text, context),
      links,
      missing: missingOf(assets),
    }
  }
}

/** Stages a file unless the live file is identical. Returns whether it was staged. */
export async function stageIfChanged(
  file: string,
  text: string,
  { distDir, stagedDir, compressionLevel }: Pick<BuildContext, 'distDir' | 'stagedDir' | 'compressionLevel'>,
): Promise<boolean> {
  const content = Buffer.from(text)
  if (isServed(distDir, file, content)) return false
  await stage(stagedDir, file, content, compressionLevel)
  return true
}
