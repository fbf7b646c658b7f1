import { lazy } from 'react'
import { useLoaderData } from 'react-router'
import type { LoaderFunctionArgs } from 'react-router'

import { loadLugar } from './fornecedor/load-lugar.ts'
import { paginaContext } from './shell/pagina-context.ts'
import { useRaiz } from './shell/raiz.ts'
import { loadLista } from './vitrine/load-lista.ts'

export { chooseLugar as action } from './fornecedor/choose-lugar.ts'
export { revalidateScreen as shouldRevalidate } from './shell/revalidacao.ts'

// One of the two is drawn, and only its file is loaded. No Suspense around: the server sends them whole, without script too.
const EscolhaLugar = lazy(() =>
  import('./fornecedor/escolha-lugar.tsx').then((m) => ({ default: m.EscolhaLugar })),
)
const Lista = lazy(() => import('./vitrine/lista.tsx').then((m) => ({ default: m.Lista })))

/** `/`: the home of the host's store, or where to deliver (readings 9). */
export async function loader(args: LoaderFunctionArgs) {
  const { slugDoHost } = args.context.get(paginaContext)
  return slugDoHost
    ? { lista: await loadLista(args), lugar: null }
    : { lista: null, lugar: await loadLugar(args) }
}

export default function Inicio() {
  const { lista, lugar } = useLoaderData<typeof loader>()
  const { loja } = useRaiz()
  if (loja && lista) return <Lista {...lista} />
  return lugar && <EscolhaLugar {...lugar} />
}
