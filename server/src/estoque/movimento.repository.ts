import type { TipoDeMovimento } from '@vitrine/contract'

import type { Quem } from '#cadastro'
import { asJson, asRegistro, describeRegistro, type LinhaDe } from '#coluna'
import type { Transaction } from '#infra'

const registro = describeRegistro(
  'movimento_estoque',
  ['idfornecedor'],
  [
    'idcadastroextraproduto',
    'tipo',
    'antes',
    'depois',
    'motivo',
    'nota',
    'ator',
    'idusuario',
    'idapikeys',
    'desfaz',
    'chave_idempotencia',
  ],
)
/** Stock in 1/1,000 unit; null: not counted. */
export type MovimentoNovo = Omit<LinhaDe<typeof registro>, 'tipo' | 'ator' | 'idusuario' | 'idapikeys'> & {
  tipo: TipoDeMovimento
}

/** What is said of a movement beside what it does. */
export interface Detalhe {
  tipo?: TipoDeMovimento
  nota?: string
  /** The movement that it takes back. */
  desfaz?: number
  chave_idempotencia?: string
}

/** Tells movements that somebody made, in the transaction that made them. */
export async function insertMovimentos(
  tx: Transaction,
  { idfornecedor, autor: { ator, idusuario, idapikeys = null } }: Quem,
  movimentos: readonly MovimentoNovo[],
): Promise<void> {
  if (movimentos.length === 0) return
  const { nomes, valores, tipos } = asRegistro(tx, registro)
  const linhas = movimentos.map((movimento) => ({ ...movimento, ator, idusuario, idapikeys }))
  await tx`
    insert into movimento_estoque (idfornecedor, ${nomes})
    select ${idfornecedor}, ${valores} from jsonb_to_recordset(${asJson(tx, registro, linhas)}) as r(${tipos})`
}
