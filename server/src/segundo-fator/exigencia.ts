import type { Body, Calls, ExigenciaDeFator } from '@vitrine/contract'
import { DIA_MS } from '@vitrine/rules/data'

import {
  describeCadastro,
  listGuardadas,
  removeCadastros,
  removeUm,
  saveCadastros,
  saveUm,
  type Quem,
} from '#cadastro'
import type { Cofre } from '#cofre'
import { describeRegistro } from '#coluna'
import { Falha, type Db, type Sql, type Transaction } from '#infra'

import { countComFator } from './equipe.repository.ts'

/** That a supplier asks a second proof of its team: one row for each that does. */
export const cadastroExigencia = describeCadastro(
  describeRegistro('exigencia_fator', [], ['idfornecedor', 'vale_em']),
  { chave: ['idfornecedor'] },
)

type Dita = Body<Calls['PUT /painel/v1/{idfornecedor}/segundo-fator']>

export async function showExigencia(db: Db, idfornecedor: string): Promise<ExigenciaDeFator> {
  const guardada = await find(db, idfornecedor)
  return {
    versao: guardada?.versao ?? null,
    vale_em: guardada ? new Date(guardada.vale_em).toISOString() : null,
    ...(await countComFator(db, idfornecedor)),
  }
}

/** Asks it, or no more. Errors: `cofre_fechado` where nobody could set one up, `cadastro_mudou`. */
export async function saveExigencia(
  { sql, cofre }: { sql: Sql; cofre: Cofre },
  quem: Quem,
  { exige, prazo_dias, versao = null }: Dita,
): Promise<void> {
  const { idfornecedor } = quem
  if (exige && !cofre.isAberto()) throw new Falha('cofre_fechado')
  if (!exige) {
    if (!(await find(sql, idfornecedor))) return
    const chave = { idfornecedor, versao: versao ?? ('qualquer' as const) }
    await removeUm(sql, (tx) => removeCadastros(tx, cadastroExigencia, quem, [chave]))
    return
  }
  const vale_em = new Date(Date.now() + prazo_dias * DIA_MS).toISOString()
  await saveUm(sql, {
    find: (tx: Transaction) => find(tx, idfornecedor),
    save: (tx) =>
      saveCadastros(tx, cadastroExigencia, quem, [
        { idfornecedor, vale_em, versao: versao ?? ('qualquer' as const) },
      ]),
  })
}

const find = async (db: Db, idfornecedor: string) =>
  (await listGuardadas(db, cadastroExigencia, idfornecedor, [{ idfornecedor }]))[0]
