import type { Pressing } from './compress.ts'
import { deadEnds, referencesIn } from './references.ts'
import type { Renderer, SitePath } from './renderer.ts'
import { isServed, stage } from './staging.ts'

/** What makes one build's files alike, in whichever thread they are made. */
export interface Making {
  siteUrl: string
  distDir: string
  stagedDir: string
  /** Every file of the site, and the text of its `_redirects`. */
  files: string[]
  redirects: string
  pressing: Pressing
}

export interface MadeFile {
  file: string
  /** Whether it lies staged; else the served one is the same. */
  isChanged: boolean
  /** The pages of the site that it links to. */
  links: string[]
  /** The scripts, styles and fonts that it names and that the site doesn't have. */
  missing: string[]
}

export type MakeFile = (path: SitePath) => Promise<MadeFile>

/** How a page or a file of data is made, checked, and laid ready where the served one is another. */
export function fileMaker(renderer: Renderer, making: Making): MakeFile {
  const missingOf = deadEnds(making)
  return async (path) => {
    const text = await renderer.render(path)
    const { assets, links } = referencesIn(path.file, text, making.siteUrl)
    return { file: path.file, isChanged: await layReady(path.file, text, making), links, missing: missingOf(assets) }
  }
}

/** Lays a file ready unless the served one is the same. */
export async function layReady(
  file: string,
  text: string,
  { distDir, stagedDir, pressing }: Pick<Making, 'distDir' | 'stagedDir' | 'pressing'>,
): Promise<boolean> {
  const content = Buffer.from(text)
  if (isServed(distDir, file, content)) return false
  await stage(stagedDir, file, content, pressing)
  return true
}
