import { useLoaderData } from 'react-router'
import type { LoaderFunctionArgs } from 'react-router'

import type { ListaCupons } from '@vitrine/contract'
import { showToast } from '@vitrine/ui'

import { PaginaDaConta } from '#menu-conta'
import { loadLoja, loadSessao } from '#sessao'
import { paginaContext } from '#shell'

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
  const { cupons } = useLoaderData<typeof loader>()
  return (
    <PaginaDaConta titulo="Cupons">
      <Cupons inicial={cupons} onApplied={() => showToast('Cupom aplicado ao seu carrinho')} />
    </PaginaDaConta>
  )
}
