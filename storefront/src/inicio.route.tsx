import { lazy, Suspense } from 'react'
import { useLoaderData } from 'react-router'
import type { LoaderFunctionArgs } from 'react-router'

import { loadLugar } from './fornecedor/load-lugar.ts'
import { loadTelaDaLoja } from './load-tela-da-loja.ts'
import { paginaContext } from './shell/pagina-context.ts'
import { useRaiz } from './shell/raiz.ts'

export { chooseLugar as action } from './fornecedor/choose-lugar.ts'
export { revalidateScreen as shouldRevalidate } from './shell/revalidacao.ts'

const TelaDaLoja = lazy(() => import('./tela-da-loja.tsx').then((m) => ({ default: m.TelaDaLoja })))

// No Suspense around: the server sends it whole, without script too.
const EscolhaLugar = lazy(() =>
  import('./fornecedor/escolha-lugar.tsx').then((m) => ({ default: m.EscolhaLugar })),
)

/** `/`: the home of the host's store, or where to deliver (readings 9). */
export async function loader(args: LoaderFunctionArgs) {
  const { slugDoHost } = args.context.get(paginaContext)
  return slugDoHost
    ? { tela: await loadTelaDaLoja(args), lugar: null }
    : { tela: null, lugar: await loadLugar(args) }
}

export default function Inicio() {
  const { tela, lugar } = useLoaderData<typeof loader>()
  const { loja } = useRaiz()
  if (loja && tela)
    return (
      <Suspense>
        <TelaDaLoja {...tela} />
      </Suspense>
    )
  return lugar && <EscolhaLugar {...lugar} />
}
