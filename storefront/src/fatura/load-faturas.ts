import type { LoaderFunctionArgs } from 'react-router'

import { requireSessao } from '#sessao'

const situacoes = ['abertas', 'vencidas', 'bloqueio', 'pagas', 'todas'] as const
export type Situacao = (typeof situacoes)[number]

/** A page of invoices under the address's filters, and the Pix that is being paid; null what could not be read. */
export async function loadFaturas(args: LoaderFunctionArgs) {
  const { pagina, loja, idcliente } = await requireSessao(args)
  const { searchParams } = args.url
  const params = { idfornecedor: loja.idfornecedor, idcliente }
  const situacao = situacoes.find((each) => each === searchParams.get('situacao')) ?? 'abertas'
  const page = Math.max(1, Math.trunc(Number(searchParams.get('page'))) || 1)
  const idcobranca = searchParams.get('cobranca')
  const [faturas, cobranca] = await Promise.all([
    pagina.client('GET /v4/faturas/{idfornecedor}/{idcliente}', { params, query: { situacao, page } }),
    idcobranca
      ? pagina.client('GET /v4/faturas/{idfornecedor}/{idcliente}/cobranca/{idcobranca}', {
          params: { ...params, idcobranca },
        })
      : null,
  ])
  return {
    situacao,
    idcliente,
    pagina: faturas.ok ? faturas.dados : null,
    cobranca: cobranca?.ok ? cobranca.dados : null,
    /** Names the next attempt to pay; the same until the page is read again. */
    idpagamento: crypto.randomUUID(),
  }
}
