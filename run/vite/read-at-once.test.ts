import { expect, test } from 'vitest'

import { readAtOnce } from './read-at-once.ts'

test('what the entry imports, by however many others, is one file; what is asked for later is not, unless it is needed before', () => {
  const imports: Record<string, string[]> = {
    entry: ['a', 'b'],
    a: ['comum', 'b'],
    // They import each other.
    b: ['a'],
    comum: [],
    // Reached by `import()` alone.
    tardia: ['comum', 'sua'],
    sua: [],
  }
  const graph = {
    getModuleInfo: (id: string) => ({
      isEntry: id === 'entry',
      importedIds: imports[id] ?? [],
      importers: Object.keys(imports).filter((other) => imports[other]?.includes(id)),
    }),
  }
  const { name } = readAtOnce()
  const found = Object.keys(imports).filter((id) => name(id, graph) !== null)
  expect(found).toEqual(['entry', 'a', 'b', 'comum'])
})
