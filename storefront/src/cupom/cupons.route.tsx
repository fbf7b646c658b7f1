import { useLoaderData } from 'react-router'
import type { LoaderFunctionArgs } from 'react-router'

import type { ListaCupons } from '@vitrine/contract'
import { showToast } from '@vitrine/ui'

import { loadLoja, loadSessao } from '#sessao'
import { paginaContext, useLoja } from '#shell'

import { Cupons } from './cupons.tsx'

/** A visitor's page has the field for a code; a customer's the coupons too. */
export async function loader({
  params,
  context,
}: LoaderFunctionArgs): Promise<{ cupons: ListaCupons | null }> {
  const pagina = context.get(paginaContext)
  const loja = await loadLoja(pagina, params.slug)
  const sessao = await loadSessao(pagina, loja)
  if (!sessao?.idcliente) return { cupons: null }
  const resposta = await pagina.client('GET /v2/app/cupom-desconto/cliente/{idcliente}', {
    params: { idcliente: sessao.idcliente },
    query: { idfornecedor: loja.idfornecedor, tipoentrega: pagina.local?.tipoEntrega },
  })
  return { cupons: resposta.ok ? resposta.dados : null }
}

export { ErroDaPagina as ErrorBoundary, revalidateScreen as shouldRevalidate } from '#shell'

/** Coupons as a page (§2 Screens). */
export default function PaginaCupons() {
  const { nome } = useLoja()
  const { cupons } = useLoaderData<typeof loader>()
  return (
    <main className="wrap pt-8 pb-16 lg:pt-10">
      <title>{`Cupons · ${nome}`}</title>
      <div className="max-w-[640px]">
        <h1>Cupons</h1>
        <Cupons inicial={cupons} onApplied={() => showToast('Cupom aplicado ao seu carrinho')} />
      </div>
    </main>
  )
}
