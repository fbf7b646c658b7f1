import { redirect } from 'react-router'
import type { LoaderFunctionArgs } from 'react-router'

import { urls } from '@vitrine/contract/urls'
import { isFinal, statusPedido } from '@vitrine/rules/pedido'

import { hojeNaLoja } from '#pedido'
import { loadLoja, loadSessao } from '#sessao'
import { paginaContext } from '#shell'

/** So many stand on the account's page; the list of orders has them all. */
const MAX_EM_ANDAMENTO = 3

/** Who is here, with the registration that the panels edit; staff that is not buying for a cliente has no registration. */
export async function loadConta({ params, context }: LoaderFunctionArgs) {
  const pagina = context.get(paginaContext)
  const loja = await loadLoja(pagina, params.slug)
  const sessao = await loadSessao(pagina, loja)
  if (!sessao) throw redirect(urls.entrar(loja.slug, urls.conta(loja.slug)))
  const { idfornecedor } = loja
  const { idcliente } = sessao
  const [cadastro, campos, lojas, pedidos] = await Promise.all([
    pagina.client('GET /v1/app/{session_token}/usuario/cliente', {
      params: { session_token: 'token' },
      query: { idfornecedor },
    }),
    pagina.client('GET /v4/caracteristica-cliente/todas/{id}', { params: { id: idfornecedor }, query: {} }),
    pagina.client('GET /v1/app/usuario/{id}/lojas', {
      params: { id: sessao.idUsuarioLogado ?? '' },
      query: { idfornecedor },
    }),
    idcliente
      ? pagina.client('GET /v2/app/pedido/cliente/{idcliente}', {
          params: { idcliente },
          query: {
            idfornecedor,
            limit: MAX_EM_ANDAMENTO,
            status: statusPedido.filter((status) => !isFinal(status)).join(','),
          },
        })
      : null,
  ])
  return {
    sessao,
    hoje: hojeNaLoja(loja),
    emAndamento: pedidos?.ok ? pedidos.dados : null,
    cadastro: cadastro.ok ? cadastro.dados : null,
    campos: campos.ok ? campos.dados.data : [],
    // Staff has no registration.
    lojas: lojas.ok ? lojas.dados.data : [],
  }
}
