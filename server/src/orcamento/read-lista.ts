import type { ListaDeOrcamentos, OrcamentoDaLista, VistaOrcamento } from '@vitrine/contract'
import { computePrazo, isAtrasada } from '@vitrine/rules/atendimento'
import { fromCentavos, fromMilesimos } from '@vitrine/rules/dinheiro'
import { MINUTOS_PARA_PRECIFICAR } from '@vitrine/rules/orcamento'
import { foldTexto } from '@vitrine/rules/texto'

import type { ContextoComprador } from '#acesso'
import { readPromessa, type Promessa } from '#atendimento'
import { escapeLike, Falha, type Sql } from '#infra'

import { countOrcamentos, listOrcamentos, type Busca, type OrcamentoRow } from './lista.repository.ts'

interface Pagina {
  vista: VistaOrcamento
  busca: string
  page: number
  perpage: number
}

/** Budgets of a store, one page, with how many there are of each kind. */
export async function readLista(
  sql: Sql,
  { fornecedor }: ContextoComprador,
  { vista, busca: dita, page, perpage }: Pagina,
): Promise<ListaDeOrcamentos> {
  if (!fornecedor) throw new Falha('fornecedor_desconhecido')
  const { idfornecedor } = fornecedor
  const busca = toBusca(dita)
  const promessa = await readPromessa(sql, fornecedor)
  const offset = (page - 1) * perpage
  const rows = await listOrcamentos(sql, idfornecedor, { vista, busca, limit: perpage, offset })
  const contagens = await countOrcamentos(sql, idfornecedor, busca)
  const agora = new Date()
  return {
    data: rows.map((row) => showOrcamento(row, promessa, agora)),
    contagens,
    totalItems: contagens[vista],
    totalPages: Math.ceil(contagens[vista] / perpage),
    currentPage: page,
    page,
    limit: perpage,
  }
}

function showOrcamento(row: OrcamentoRow, { expediente }: Promessa, agora: Date): OrcamentoDaLista {
  const { numpedido, idcliente, cliente, documento, pedido_por, produtos, versao, aguardam_supervisor } = row
  const prazo =
    row.status === 'ORCAMENTO_NOVO' ? computePrazo(row.criado_em, MINUTOS_PARA_PRECIFICAR, expediente) : null
  return {
    numpedido,
    idcliente,
    cliente,
    documento,
    pedido_por,
    pedido_em: row.criado_em.toISOString(),
    produtos,
    volumes: fromMilesimos(row.volumes),
    versao,
    valido_ate: row.valido_ate?.toISOString() ?? null,
    total: row.total === null ? null : fromCentavos(row.total),
    estimado: row.estimado === null ? null : fromCentavos(row.estimado),
    responder_ate: prazo?.toISOString() ?? null,
    atrasado: isAtrasada(prazo, agora),
    aguardam_supervisor,
    rascunho:
      row.rascunho_por !== null && row.rascunho_em
        ? { por: row.rascunho_por, em: row.rascunho_em.toISOString() }
        : null,
  }
}

/** A document is found with its mask or without. */
function toBusca(dita: string): Busca {
  if (dita === '') return null
  const documento = escapeLike(dita.replace(/[\s./-]/g, '').toUpperCase())
  return { texto: escapeLike(foldTexto(dita)), documento, numero: dita }
}
