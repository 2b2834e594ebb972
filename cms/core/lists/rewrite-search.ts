import type { CollectionBeforeOperationHook, Where } from 'payload'

/** Creates a hook that rewrites the input of `like` searches in the fields whose path `isSearched` accepts. */
export function rewriteSearch(
  isSearched: (field: string) => boolean,
  rewrite: (input: string) => string,
): CollectionBeforeOperationHook {
  function rewriteWhere(where: Where): Where {
    return Object.fromEntries(
      Object.entries(where).map(([key, value]) => {
        if (Array.isArray(value)) return [key, value.map(rewriteWhere)]
        // REST callers may send anything as an operator.
        const input = isSearched(key) && typeof value === 'object' && 'like' in value ? value.like : null
        return [key, typeof input === 'string' ? { ...value, like: rewrite(input) } : value]
      }),
    )
  }
  return ({ args, operation }) => {
    if (operation !== 'read' || !('where' in args) || !args.where) return args
    return { ...args, where: rewriteWhere(args.where) }
  }
}
