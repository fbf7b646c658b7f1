import type { TipoDeMovimento } from '@vitrine/contract'

import type { Quem } from '#cadastro'
import { asJson, asRegistro, describeRegistro, type LinhaDe } from '#coluna'
import type { Db, Transaction } from '#infra'

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

/** How long it is told how stock came to be what it is: as long as books of stock are kept (CTN 173 and 174), and edits of records. */
const ANOS = 5
/** Rows that one statement takes away. */
const LOTE_DE_VELHOS = 10_000

/** Takes away movements that are older than that, batch after batch; answers how many. What stands of each product stays. */
export async function pruneMovimentos(db: Db): Promise<number> {
  for (let total = 0; ;) {
    const { count } = await db`
      delete from movimento_estoque where ctid = any(array(
        select ctid from movimento_estoque where quando < now() - make_interval(years => ${ANOS}) limit ${LOTE_DE_VELHOS}))`
    total += count
    if (count < LOTE_DE_VELHOS) return total
  }
}
