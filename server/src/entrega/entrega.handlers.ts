import type { FormaEntrega, TipoEntrega } from '@vitrine/contract'
import { todayIn } from '@vitrine/rules/data'
import { normalizeCep } from '@vitrine/rules/documento'
import type { LugarEntrega } from '@vitrine/rules/entrega'
import type { Ponto } from '@vitrine/rules/poligono'

import { lojaOf, type ContextoComprador } from '#acesso'
import { composeItens, fromGuardado, idsOf, type ItemGuardado } from '#carrinho'
import type { HandlersOf } from '#chamada'
import { checkCoordenadas } from '#endereco'
import type { FornecedorVivo } from '#fornecedor'
import type { Geocoder } from '#geocoder'
import { Falha, type Db } from '#infra'
import type { ProdutosVivos } from '#produto'

import { toLugar } from './agenda-da-forma.ts'
import { findNegociacao, findSituacao, listOcupadas } from './entrega.repository.ts'
import {
  checkAtende,
  formasOf,
  listFormasEntrega,
  requireFormas,
  type PedidoDeEntrega,
} from './list-formas.ts'
import { toOcupacoes } from './ocupacao.ts'
import { asksPeso, listLimitadas, pesoDosItens } from './peso-dos-itens.ts'
import { toPonto } from './try-endereco.ts'

type Calls =
  | 'GET /v4/app/{session_token}/{id}/formas-entrega/{idfornecedor}'
  | 'POST /v4/app/formas-entrega/{idfornecedor}/{cep}'

interface Deps {
  sql: Db
  geocoder: Geocoder
  produtos: ProdutosVivos
  /** Told of each place that is refused. */
  onRecusado: (fornecedor: FornecedorVivo, ponto: Ponto | null) => void
}

/** Delivery forms by address of a cliente, or by CEP for a visitor (§7 Orders and delivery). */
export function createEntregaHandlers({ sql, geocoder, produtos, onRecusado }: Deps): HandlersOf<Calls> {
  return {
    'GET /v4/app/{session_token}/{id}/formas-entrega/{idfornecedor}': async ({ params, query, contexto }) => {
      const fornecedor = lojaOf(contexto)
      const { tipoEntrega, idendereco = null, idformapagamento } = query
      const formas = formasOf(fornecedor, tipoEntrega)
      const comCarrinho = asksPeso(formas)
      const { endereco, itens, ocupadas, negociacao } = await findSituacao(
        sql,
        { idcliente: params.id, idfornecedor: fornecedor.idfornecedor, idendereco },
        { comCarrinho, idformas: listLimitadas(formas), hoje: todayIn(fornecedor.fuso, new Date()) },
      )
      const onde = { ponto: toPonto(endereco ?? {}), cep: endereco?.cep ?? null }
      const lugar = requireLugar(fornecedor, { tipoEntrega, ...onde }, onRecusado)
      const gramas = itens ? await pesoDoCarrinho(produtos, itens, contexto) : 0
      return {
        data: offerFormas(fornecedor, {
          tipoEntrega,
          lugar,
          gramas,
          ocupacoes: toOcupacoes(ocupadas),
          pagamento: findPagamento(fornecedor, idformapagamento),
          negociacao,
        }),
      }
    },
    'POST /v4/app/formas-entrega/{idfornecedor}/{cep}': async ({ params, query, body, contexto }) => {
      const fornecedor = lojaOf(contexto)
      if (body.produtos.length === 0) throw new Falha('carrinho_vazio')
      const { tipoEntrega, idformapagamento } = query
      const { idfornecedor } = fornecedor
      const cep = normalizeCep(params.cep)
      const isRetirada = tipoEntrega === 'RETIRADA'
      const { ponto, mensagem } = isRetirada
        ? { ponto: null, mensagem: null }
        : await checkCoordenadas(geocoder, { cep, enviado: toPonto(query) })
      const lugar = requireLugar(fornecedor, { tipoEntrega, ponto, cep }, onRecusado)
      const formas = formasOf(fornecedor, tipoEntrega)
      const hoje = todayIn(fornecedor.fuso, new Date())
      const [linhas, ocupadas, negociacao] = await Promise.all([
        asksPeso(formas) ? produtos.listById(idfornecedor, idsOf(body.produtos)) : [],
        listOcupadas(sql, { idfornecedor, idformas: listLimitadas(formas), hoje }),
        findNegociacao(sql, { idfornecedor, idcliente: contexto.idcliente }, idsOf(body.produtos)),
      ])
      const gramas = pesoDosItens(body.produtos, linhas)
      return {
        mensagem,
        data: offerFormas(fornecedor, {
          tipoEntrega,
          lugar,
          gramas,
          ocupacoes: toOcupacoes(ocupadas),
          pagamento: findPagamento(fornecedor, idformapagamento),
          negociacao,
        }),
      }
    },
  }
}

/** A place that the supplier serves; one that it does not is told to `onRecusado`, and refused. */
function requireLugar(
  fornecedor: FornecedorVivo,
  { tipoEntrega, ponto, cep }: { tipoEntrega: TipoEntrega; ponto: Ponto | null; cep: string | null },
  onRecusado: Deps['onRecusado'],
): LugarEntrega {
  const lugar = toLugar(fornecedor, { ponto, cep })
  checkAtende(tipoEntrega, lugar, () => onRecusado(fornecedor, ponto))
  return lugar
}

/** The stored cart's weight; products come from memory. */
async function pesoDoCarrinho(
  produtos: ProdutosVivos,
  guardados: readonly ItemGuardado[],
  contexto: ContextoComprador,
): Promise<number> {
  const pedidos = guardados.map(fromGuardado)
  const rows = await produtos.listById(contexto.fornecedor?.idfornecedor ?? '', idsOf(pedidos))
  return pesoDosItens(composeItens(pedidos, rows, contexto).itens, rows)
}

/** Unknown, it says nothing about the days. */
function findPagamento({ formasPagamento }: FornecedorVivo, id: string | undefined) {
  return formasPagamento.find(({ idformapagto }) => idformapagto === id) ?? null
}

function offerFormas(fornecedor: FornecedorVivo, pedido: PedidoDeEntrega): FormaEntrega[] {
  const formas = listFormasEntrega(fornecedor, pedido, new Date())
  requireFormas(formas)
  return formas
}
