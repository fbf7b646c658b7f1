import type { NegociacaoDoCliente, RespostaNegociacao } from '@vitrine/contract'
import { computePerdaDesbloqueio } from '@vitrine/rules/carrinho'
import { fromCentavos } from '@vitrine/rules/dinheiro'

import { mayBind, type ContextoComprador } from '#acesso'
import { opcoesPreco, readCarrinho } from '#carrinho'
import { findLugar } from '#endereco'
import type { Sql } from '#infra'
import {
  type Deps,
  donoOf,
  type EstadoRow,
  findEstado,
  inLugar,
  listCustos,
  type NegociacaoRow,
  vivaOf,
} from '#negociacao'

import { findEncerrada, isoOf, showEncerrada, showPosse } from './read-grade.ts'
import { listFaladas, showLinhaDoCliente } from './show-linha.ts'

/** The negotiation of a cart as its customer reads it (ux 1.23): nothing of cost, margin, limits and what the store asks itself. */
export async function readDoCliente(deps: Deps, contexto: ContextoComprador): Promise<RespostaNegociacao> {
  const estado = await findEstado(deps.sql, donoOf(contexto))
  const viva = vivaOf(estado)
  if (viva) return { negociacao: await showViva(deps, contexto, { estado, viva }), encerrada: null }
  const encerrada = showEncerrada(estado)
  const idnegociacao = findEncerrada(estado)?.idnegociacao
  return { negociacao: null, encerrada: encerrada && idnegociacao ? { ...encerrada, idnegociacao } : null }
}

async function showViva(
  { sql, vivos }: Deps,
  contexto: ContextoComprador,
  { estado, viva }: { estado: EstadoRow; viva: NegociacaoRow },
): Promise<NegociacaoDoCliente> {
  const doLugar = contexto.uf ? contexto : inLugar(contexto, await findLugar(sql, donoOf(contexto).idcliente))
  const carrinho = await readCarrinho({ db: sql, vivos }, doLugar)
  const itens = carrinho.produtosSelecionados
  const skus = await listSkus(sql, contexto, estado)
  const posse = showPosse(estado, contexto.idusuario)
  return {
    idnegociacao: viva.idnegociacao,
    revisao: viva.revisao,
    estado: viva.estado,
    atendente: viva.atendente,
    desde: isoOf(viva.desde),
    posse: posse && { libera_em: posse.libera_em, ate: posse.ate, ausente: posse.ausente },
    validade: viva.validade && isoOf(viva.validade),
    linhas: listFaladas(itens, estado).flatMap(
      (falada) => showLinhaDoCliente(falada, contexto, skus.get(falada.item.id) ?? '') ?? [],
    ),
    economia: contexto.podeVerPrecos ? computePerdaDesbloqueio(itens, opcoesPreco(contexto)) : null,
    total: carrinho.totalCompras ?? null,
    frete: viva.frete === null || !contexto.podeVerPrecos ? null : fromCentavos(viva.frete),
    frete_acordado: contexto.podeVerPrecos ? viva.frete_acordo : null,
    pode_responder: mayBind(contexto),
    aceita: carrinho.negociacao ?? null,
  }
}

/** Codes of the products that are spoken of; what else the store knows of them stays here. */
async function listSkus(
  sql: Sql,
  contexto: ContextoComprador,
  { linhas, edicoes }: EstadoRow,
): Promise<Map<string, string>> {
  const ids = [...linhas, ...edicoes].map(({ idlinha }) => idlinha)
  const custos = await listCustos(sql, donoOf(contexto).idfornecedor, ids)
  return new Map([...custos].map(([id, { sku }]) => [id, sku]))
}
