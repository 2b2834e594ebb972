/** Matches the file names of tests. */
export const tests = '\\.(test|spec)\\.tsx?$'

/**
 * The layers of the CMS from top to bottom: each imports only those below it. The first contains what starts the CMS,
 * the last what Payload generates. A collection gets the parts of a feature in config/.
 */
export const cmsLayers = [
  'app|seed|scripts|testing|instrumentation|instrumentation-client|proxy|payload\\.config|functions-config|next\\.config',
  'config',
  'features',
  'collections',
  'catalog',
  'fields',
  'admin',
  'payload-fixes',
  'access',
  'core',
  'generated|migrations',
]

/** The features of the CMS: each imports only those below it in this list. */
export const cmsFeatures = [
  'start',
  'tour-calendar',
  'spreadsheets',
  'reports',
  'office',
  'preview',
  'catalog-export',
  'invitations',
  'two-step',
  'sign-in',
  'sessions',
  'merging',
  'scheduling',
  'publishing',
  'audit',
  'rich-text',
  'health',
]

/**
 * Returns the rules for layers below a folder.
 * @param {string} name
 * @param {string} comment
 * @param {string} folder
 * @param {string[]} layers names of folders or files, from top to bottom
 * @returns {import('dependency-cruiser').IForbiddenRuleType[]}
 */
export const layerRules = (name, comment, folder, layers) =>
  layers.slice(1).map((layer, index) => ({
    name: `${name}-${layer.split('|')[0]}`,
    comment,
    severity: 'error',
    from: { path: `^${folder}/(${layer})[/.]`, pathNot: [tests, '/testing/'] },
    to: { path: `^${folder}/(${layers.slice(0, index + 1).join('|')})[/.]` },
  }))
