import type { Combo, ComboLista } from '@vitrine/contract'

import type { ContextoComprador } from '#acesso'
import type { HandlersOf, Requisicao } from '#chamada'
import type { ComboVivo } from '#fornecedor'
import { Falha, type Db } from '#infra'
import { listProdutosById } from '#produto'

import { findFornecedorDoCombo } from './combo.repository.ts'
import { showCombo, situacaoFor, toComboLista } from './show-combo.ts'

type Calls =
  | 'GET /v4/promotional-combo-client/{idf}/{idc}'
  | 'GET /v4/promotional-combo-all/{idf}'
  | 'GET /v4/promotional-combo/{id}/'

interface ComboDeps {
  sql: Db
  contextoOf: (
    requisicao: Requisicao,
    idfornecedor: string | null,
    idcliente?: string,
  ) => Promise<ContextoComprador>
}

/** Promotional combos (§7 Combos): the definitions are in memory, their products one statement. */
export function createComboHandlers({ sql, contextoOf }: ComboDeps): HandlersOf<Calls> {
  return {
    'GET /v4/promotional-combo-client/{idf}/{idc}': ({ contexto }) => listCombos(sql, contexto),
    'GET /v4/promotional-combo-all/{idf}': ({ contexto }) => listCombos(sql, contexto),
    'GET /v4/promotional-combo/{id}/': async ({ params, query, contexto, requisicao }) => {
      if (contexto.fornecedor) return findCombo(sql, params.id, contexto)
      const idfornecedor = await findFornecedorDoCombo(sql, params.id)
      if (!idfornecedor) throw new Falha('nao_encontrado')
      const doCombo = await contextoOf(requisicao, idfornecedor, query.idcliente)
      return findCombo(sql, params.id, {
        ...doCombo,
        tipoEntrega: query.tipoEntrega ?? doCombo.tipoEntrega,
        idformapagto: query.idformapagamento ?? null,
      })
    },
  }
}

/** What can be bought first; what is over, to come or for others is not listed, what needs a login is (ux 1.15.3). */
async function listCombos(db: Db, contexto: ContextoComprador): Promise<{ data: ComboLista[] }> {
  if (!contexto.fornecedor) throw new Falha('fornecedor_desconhecido')
  const visiveis = contexto.fornecedor.combos.filter((combo) =>
    ['disponivel', 'exige_login'].includes(situacaoFor(combo, contexto)),
  )
  const produtos = await readProdutos(db, contexto.fornecedor.idfornecedor, visiveis)
  const combos = visiveis.map((combo) => toComboLista(showCombo(combo, produtos, contexto)))
  return { data: [...combos.filter(({ motivo }) => !motivo), ...combos.filter(({ motivo }) => motivo)] }
}

/** One combo whatever its state: an address kept from an e-mail says that it is over (ux 1.15.3). */
async function findCombo(db: Db, id: string, contexto: ContextoComprador): Promise<Combo> {
  const combo = contexto.fornecedor?.combos.find(
    ({ idcombopromocional_cabecalho }) => idcombopromocional_cabecalho === id.toLowerCase(),
  )
  if (!combo || !contexto.fornecedor) throw new Falha('nao_encontrado')
  return showCombo(combo, await readProdutos(db, contexto.fornecedor.idfornecedor, [combo]), contexto)
}

async function readProdutos(db: Db, idfornecedor: string, combos: readonly ComboVivo[]) {
  const ids = combos.flatMap(({ grupos }) => grupos.flatMap(({ produtos }) => produtos.map(({ id }) => id)))
  const rows = ids.length > 0 ? await listProdutosById(db, idfornecedor, [...new Set(ids)]) : []
  return new Map(rows.map((row) => [row.id, row]))
}
