import { redirect } from 'react-router'
import type { LoaderFunctionArgs } from 'react-router'

import { urls } from '@vitrine/contract/urls'

import { hojeNaLoja } from '#pedido'
import { requireSessao } from '#sessao'

/** The screen's page size (readings 8). */
const POR_PAGINA = 6
const QUAIS = ['para-mim', 'minhas', 'todas'] as const
export type Quais = (typeof QUAIS)[number]

/** A login of the company itself: others are led to their account. */
export async function requireEmpresa(args: LoaderFunctionArgs) {
  const comprador = await requireSessao(args)
  const { papel } = comprador.sessao
  if (papel !== 'cliente' && papel !== 'usuario vinculado') throw redirect(urls.conta(comprador.loja.slug))
  return comprador
}

/** Requests of this company at this store; `pagina` null when they could not be read. */
export async function loadAprovacoes(args: LoaderFunctionArgs) {
  const { pagina, loja, idcliente, sessao } = await requireEmpresa(args)
  const { searchParams } = args.url
  const pedida = QUAIS.find((each) => each === searchParams.get('quais'))
  const quais = pedida ?? (sessao.userSubmission.canSubmitOrder ? 'para-mim' : 'minhas')
  const page = Math.max(1, Math.trunc(Number(searchParams.get('page'))) || 1)
  const resposta = await pagina.client('GET /v4/aprovacao/{idfornecedor}/{idcliente}', {
    params: { idfornecedor: loja.idfornecedor, idcliente },
    query: { quais, page, limit: POR_PAGINA },
  })
  return {
    quais,
    hoje: hojeNaLoja(loja),
    administra: sessao.administra,
    pagina: resposta.ok ? resposta.dados : null,
  }
}
