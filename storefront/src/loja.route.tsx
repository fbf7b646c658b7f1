import { useLoaderData } from 'react-router'

import { TelaDaLoja } from './tela-da-loja.tsx'
import type { loadTelaDaLoja } from './load-tela-da-loja.ts'

export { loadTelaDaLoja as loader } from './load-tela-da-loja.ts'
export { revalidateScreen as shouldRevalidate } from './shell/revalidacao.ts'

/** `/{slug}`: the composed home of a store, or its product list. */
export default function Loja() {
  return <TelaDaLoja {...useLoaderData<typeof loadTelaDaLoja>()} />
}
