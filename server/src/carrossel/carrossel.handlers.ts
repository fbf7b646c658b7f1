import type { Calls, Carrossel, Query } from '@vitrine/contract'
import { computeListaTemPrecos } from '@vitrine/rules/acesso'
import { isAplicavel } from '@vitrine/rules/carrossel'

import type { ContextoComprador } from '#acesso'
import type { HandlersOf } from '#chamada'
import { listCarrosseis } from '#fornecedor'
import { Falha, semPrecos, type Db, type PrecosDaResposta } from '#infra'
import type { ProdutosVivos } from '#produto'

import { fillCarrosseis, toCarrossel, type DepsCarrossel } from './fill-carrosseis.ts'

const LIST = 'GET /v2/app/{session_token}/cliente/customizacao/carrossel/list-for-page/{idfornecedor}'

/** More stand on no screen. */
const MAX_DA_TELA = 20

/** Carousels of a screen (§7). */
export function createCarrosselHandlers(db: Db, produtos: ProdutosVivos): HandlersOf<typeof LIST> {
  return {
    [LIST]: async ({ query, contexto, requisicao }) => {
      const { precos, ...resposta } = await answerCarrosseis({ db, produtos }, query, contexto)
      requisicao.precos = precos
      return resposta
    },
  }
}

async function answerCarrosseis(
  deps: DepsCarrossel,
  pedido: Query<Calls[typeof LIST]>,
  contexto: ContextoComprador,
): Promise<{ data: Carrossel[]; listaTemPrecos: boolean; precos: PrecosDaResposta }> {
  const { fornecedor, tipoEntrega, idformapagto, hoje } = contexto
  if (!fornecedor) throw new Falha('fornecedor_desconhecido')
  const { page: tela, device, idcarrossel, idstaticpage, loadProdutos, idcadastroextraproduto } = pedido
  const daTela = listCarrosseis(fornecedor)
    .filter(
      (carrossel) =>
        isAplicavel(carrossel, { tela, device, idformapagto, tipoEntrega, idstaticpage, hoje }) &&
        (!idcarrossel || carrossel.idcarrossel === idcarrossel.toLowerCase()),
    )
    .slice(0, MAX_DA_TELA)
  const { carrosseis: data, precos } = loadProdutos
    ? await fillCarrosseis(deps, daTela, contexto, idcadastroextraproduto ?? null)
    : { carrosseis: daTela.map(toCarrossel), precos: semPrecos }
  return {
    data,
    listaTemPrecos: computeListaTemPrecos(data.flatMap(({ produtos }) => produtos ?? [])),
    precos,
  }
}
