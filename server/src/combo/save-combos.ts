import { CadastroCombo, type ErroDeLinha } from '@vitrine/contract'

import {
  checkReferencias,
  completeLinhas,
  idsOf,
  lockCatalogo,
  raiseVersoes,
  refuseErros,
  saveEmLotes,
  type Gravada,
  type LinhaDeclarada,
  type Quem,
} from '#cadastro'
import type { Transaction } from '#infra'

import { cadastroCombo, fromGuardado, toGuardado } from './cadastro-combo.ts'
import { listCabecalhos, listGruposGuardados, type GrupoDoCombo } from './cadastro-combo.repository.ts'
import { saveGrupos } from './save-grupos.ts'

const nome = 'combos'
type Chave = 'idcombopromocional_cabecalho'

/**
 * Writes combos of a supplier with their slots: new ones whole, others with what changes; slots that are said take the place of those
 * before. All or none. Errors: `entrada_invalida` with the place of each row that cannot be, `CadastroRecusado` where somebody else has
 * written one meanwhile.
 */
export async function saveCombos(
  tx: Transaction,
  quem: Quem,
  linhas: readonly LinhaDeclarada<typeof CadastroCombo, Chave>[],
): Promise<Gravada[]> {
  if (linhas.length === 0) return []
  const { idfornecedor } = quem
  await lockCatalogo(tx, idfornecedor)
  const { combos, antes } = await completeCombos(tx, idfornecedor, linhas)
  refuseErros(nome, listErrosEntre(combos, antes))
  await checkReferencias(
    tx,
    idfornecedor,
    nome,
    combos.map(({ grupos }) => ({
      grupos: grupos.flatMap(({ produtos }) => produtos.map(({ idcadastroextraproduto: id }) => id)),
    })),
  )
  const guardados = combos.map(toGuardado)
  const gravadas = await saveEmLotes(tx, cadastroCombo, quem, {
    linhas: guardados.map(({ cabecalho }, i) => ({ ...cabecalho, versao: linhas[i]?.versao ?? null })),
  })
  const mudados = await saveGrupos(
    tx,
    quem,
    guardados.map(({ cabecalho, grupos }) => ({ ...cabecalho, grupos })),
    antes,
  )
  const igual = (i: number) => gravadas[i]?.feito === 'IGUAL'
  const chaves = combos.map(({ idcombopromocional_cabecalho }) => idcombopromocional_cabecalho)
  await raiseVersoes(
    tx,
    cadastroCombo,
    idfornecedor,
    chaves.filter((id, i) => igual(i) && mudados.has(id)),
  )
  return gravadas.map((gravada, i) =>
    igual(i) && mudados.has(chaves[i] ?? '') ? { feito: 'MUDADA', versao: gravada.versao + 1 } : gravada,
  )
}

/** The combos as they will be, and the slots that stand: of these combos, and of the ids that they name. */
async function completeCombos(
  tx: Transaction,
  idfornecedor: string,
  linhas: readonly LinhaDeclarada<typeof CadastroCombo, Chave>[],
): Promise<{ combos: CadastroCombo[]; antes: GrupoDoCombo[] }> {
  const ids = idsOf(linhas.map(({ idcombopromocional_cabecalho }) => idcombopromocional_cabecalho))
  const nomeados = idsOf(linhas.flatMap(({ grupos = [] }) => grupos.map(({ idgrupo }) => idgrupo)))
  const cabecalhos = new Map(
    (await listCabecalhos(tx, idfornecedor, ids)).map((row) => [row.idcombopromocional_cabecalho, row]),
  )
  const antes = await listGruposGuardados(tx, idfornecedor, { combos: ids, grupos: nomeados })
  const combos = completeLinhas(
    { nome, schema: CadastroCombo, chave: 'idcombopromocional_cabecalho' },
    linhas,
    (id) => {
      const cabecalho = cabecalhos.get(id)
      const grupos = antes
        .filter(({ idcombopromocional_cabecalho }) => idcombopromocional_cabecalho === id)
        .map(({ idcombopromocional_cabecalho: _combo, ...grupo }) => grupo)
      return cabecalho && fromGuardado({ cabecalho, grupos })
    },
  )
  return { combos, antes }
}

/** A slot is of one combo. */
function listErrosEntre(combos: readonly CadastroCombo[], antes: readonly GrupoDoCombo[]): ErroDeLinha[] {
  const donos = new Map(
    antes.map(({ idgrupo, idcombopromocional_cabecalho }) => [idgrupo, idcombopromocional_cabecalho]),
  )
  return combos.flatMap(({ idcombopromocional_cabecalho: combo, grupos }, linha) =>
    grupos.flatMap(({ idgrupo }, i) => {
      const dono = donos.get(idgrupo) ?? combo
      donos.set(idgrupo, dono)
      return dono === combo
        ? []
        : [{ linha, campo: `grupos.${i}.idgrupo`, erro: 'Este grupo é de outro combo.' }]
    }),
  )
}
