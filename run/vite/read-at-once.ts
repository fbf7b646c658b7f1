interface Module {
  isEntry: boolean
  /** Who imports it, and what it imports: not those that are asked for later. */
  importers: readonly string[]
  importedIds: readonly string[]
}

interface Graph {
  getModuleInfo(id: string): Module | null
}

/**
 * A group of the bundler's `codeSplitting`: all that the server's pages need before the first of them, as one file. By itself it makes a file of
 * each set of lazy parts that share something, and a start read 157 of them.
 */
export function readAtOnce() {
  const atOnce = new Set<string>()
  const find = (id: string, graph: Graph): boolean => {
    if (atOnce.has(id)) return true
    const above = walk(id, (at) => graph.getModuleInfo(at)?.importers)
    const entries = [...above].filter((at) => graph.getModuleInfo(at)?.isEntry)
    for (const entry of entries)
      for (const below of walk(entry, (at) => graph.getModuleInfo(at)?.importedIds)) atOnce.add(below)
    return atOnce.has(id)
  }
  return { name: (id: string, graph: Graph) => (find(id, graph) ? 'paginas' : null) }
}

function walk(from: string, next: (id: string) => readonly string[] | undefined): Set<string> {
  const found = new Set([from])
  for (const id of found) for (const other of next(id) ?? []) found.add(other)
  return found
}
