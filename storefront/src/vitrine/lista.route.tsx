import { useLoaderData } from 'react-router'

import { Lista } from './lista.tsx'
import type { loadLista } from './load-lista.ts'

export { loadLista as loader } from './load-lista.ts'
export { revalidateScreen as shouldRevalidate } from '#shell'

/** Home of a store and its product list: one screen until the home is composed (readings 8). */
export default function PaginaLista() {
  return <Lista {...useLoaderData<typeof loadLista>()} />
}
