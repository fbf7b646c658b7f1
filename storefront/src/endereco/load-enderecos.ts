import type { LoaderFunctionArgs } from 'react-router'

import type { Endereco } from '@vitrine/contract'
import type { ContextoPagina } from '@vitrine/contract/janela'
import { urls } from '@vitrine/contract/urls'

import { loadLoja, loadSessao, safeVoltar } from '#sessao'
import { paginaContext } from '#shell'

import { listEnderecos, listLojas, listLugares } from '#lugar'

/** The page of addresses: those of the account, the stores for pickup, and what was searched without script. */
export async function loadEnderecos({ request, params, context }: LoaderFunctionArgs) {
  const pagina = context.get(paginaContext)
  const loja = await loadLoja(pagina, params.slug)
  const { searchParams } = new URL(request.url)
  const q = searchParams.get('q')?.trim() ?? ''
  const sessao = await loadSessao(pagina, loja)
  const idcliente = sessao?.idcliente
  const [enderecos, lojas, lugares, faturamento] = await Promise.all([
    idcliente ? listEnderecos(pagina, loja.idfornecedor) : [],
    loja.tags.includes('has-collect') ? listLojas(pagina, loja) : [],
    listLugares(pagina, q),
    idcliente ? loadFaturamento(pagina, idcliente) : null,
  ])
  return {
    isCliente: Boolean(idcliente),
    enderecos,
    faturamento,
    editarFaturamento: searchParams.has('faturamento'),
    /** What asked for a place before it opens; the store's home otherwise. */
    voltar: safeVoltar(searchParams.get('voltar'), urls.loja(loja.slug)),
    isExigido: searchParams.has('exigido'),
    lojas,
    busca: { q, lugares },
    local: pagina.local,
    novo: searchParams.has('novo'),
    editar: searchParams.get('editar'),
  }
}

/** The billing address; null while none was given or it cannot be read. */
async function loadFaturamento({ client }: ContextoPagina, id: string): Promise<Endereco | null> {
  const resposta = await client('GET /v2/app/{session_token}/cliente/enderecos/{id}/faturamento', {
    params: { session_token: 'token', id },
  })
  return resposta.ok ? resposta.dados.endereco : null
}
