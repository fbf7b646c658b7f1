import type { FormaPagamentoGuardada } from '@vitrine/contract'

import { quemOf } from '#acesso'
import { listGuardadas, saveUm } from '#cadastro'
import type { HandlersOf } from '#chamada'
import { Falha, type Db, type Sql } from '#infra'
import type { Pagamentos } from '#pagamento'

import { cadastroFormaPagamento, fromGuardado } from './cadastro-forma-pagamento.ts'
import { saveFormasPagamento } from './save-formas-pagamento.ts'

type Base = '/painel/v1/{idfornecedor}/formas-pagamento'
type Calls = `GET ${Base}` | `PUT ${Base}/{idformapagto}`

export interface DepsFormaPagamento {
  sql: Sql
  pagamentos: Pick<Pagamentos, 'provedorOf'>
}

/** Payment methods of a supplier, as its panel keeps them (decision 0137). */
export function createFormaPagamentoHandlers({ sql, pagamentos }: DepsFormaPagamento): HandlersOf<Calls> {
  return {
    'GET /painel/v1/{idfornecedor}/formas-pagamento': async ({ contexto }) => {
      const { fornecedor } = contexto
      if (!fornecedor) throw new Falha('fornecedor_desconhecido')
      const formas = await listFormas(sql, quemOf(contexto).idfornecedor)
      return {
        data: formas.toSorted((a, b) => a.ordem - b.ordem || a.nome.localeCompare(b.nome, 'pt-BR')),
        online: pagamentos.provedorOf(fornecedor) !== null,
      }
    },
    'PUT /painel/v1/{idfornecedor}/formas-pagamento/{idformapagto}': ({
      params: { idformapagto },
      body,
      contexto,
    }) => {
      const quem = quemOf(contexto)
      const { versao = 'qualquer' as const, ...dita } = body
      return saveUm(sql, {
        save: (tx) => saveFormasPagamento(tx, quem, [{ ...dita, idformapagto, versao }], { inteiras: true }),
        find: async (tx) => (await listFormas(tx, quem.idfornecedor, idformapagto))[0],
      })
    },
  }
}

async function listFormas(
  db: Db,
  idfornecedor: string,
  idformapagto?: string,
): Promise<FormaPagamentoGuardada[]> {
  const chaves = idformapagto ? [{ idformapagto }] : null
  const guardadas = await listGuardadas(db, cadastroFormaPagamento, idfornecedor, chaves)
  // Written by the same contract's schema.
  return guardadas.map(
    ({ versao, ...forma }) => ({ ...fromGuardado(forma), versao }) as FormaPagamentoGuardada,
  )
}
