import { CadastroCombo, type ErroDeLinha } from '@vitrine/contract'

import {
  checkReferencias,
  idsOf,
  lockCatalogo,
  raiseVersoes,
  refuseErros,
  saveDeclarados,
  type Gravada,
  type LinhaDeclarada,
  type Quem,
} from '#cadastro'
import type { Transaction } from '#infra'

import {
  cadastroCombo,
  fromGuardado,
  toCabecalho,
  toGrupos,
  type CabecalhoGuardado,
} from './cadastro-combo.ts'
import { listGruposGuardados, type GrupoDoCombo } from './cadastro-combo.repository.ts'
import { saveGrupos } from './save-grupos.ts'

const nome = 'combos'
type Chave = 'idcombopromocional_cabecalho'

/**
 * Writes combos of a supplier with their slots, as `saveDeclarados` says; slots that are said take the place of those before. Header and
 * slots have one version together.
 */
export async function saveCombos(
  tx: Transaction,
  quem: Quem,
  linhas: readonly LinhaDeclarada<typeof CadastroCombo, Chave>[],
): Promise<Gravada[]> {
  if (linhas.length === 0) return []
  const { idfornecedor } = quem
  await lockCatalogo(tx, idfornecedor)
  const antes = await listGruposGuardados(tx, idfornecedor, {
    combos: idsOf(linhas.map(({ idcombopromocional_cabecalho }) => idcombopromocional_cabecalho)),
    grupos: idsOf(linhas.flatMap(({ grupos = [] }) => grupos.map(({ idgrupo }) => idgrupo))),
  })
  const porCombo = Map.groupBy(antes, ({ idcombopromocional_cabecalho }) => idcombopromocional_cabecalho)
  let combos: CadastroCombo[] = []
  const escritor = {
    nome,
    schema: CadastroCombo,
    cadastro: cadastroCombo,
    toGuardado: toCabecalho,
    fromGuardado: (cabecalho: CabecalhoGuardado) =>
      fromGuardado(cabecalho, porCombo.get(cabecalho.idcombopromocional_cabecalho) ?? []),
    check: async (tx: Transaction, idfornecedor: string, ditos: CadastroCombo[]) => {
      combos = ditos
      refuseErros(nome, listErrosEntre(ditos, antes))
      await checkReferencias(tx, idfornecedor, nome, ditos.map(listNomeados))
    },
  }
  const gravadas = await saveDeclarados(tx, quem, escritor, linhas)
  const chaves = combos.map(({ idcombopromocional_cabecalho }) => idcombopromocional_cabecalho)
  const mudados = await saveGrupos(
    tx,
    quem,
    combos.map(({ idcombopromocional_cabecalho, grupos }) => ({
      idcombopromocional_cabecalho,
      grupos: toGrupos(grupos),
    })),
    antes,
  )
  const sozinhos = chaves.filter((id, i) => gravadas[i]?.feito === 'IGUAL' && mudados.has(id))
  await raiseVersoes(tx, cadastroCombo, idfornecedor, sozinhos)
  return gravadas.map((gravada, i) =>
    sozinhos.includes(chaves[i] ?? '') ? { feito: 'MUDADA', versao: gravada.versao + 1 } : gravada,
  )
}

function listNomeados({ grupos }: CadastroCombo) {
  return { grupos: grupos.flatMap(({ produtos }) => produtos.map(({ idcadastroextraproduto: id }) => id)) }
}

/** Refuses a slot that belongs to another combo. */
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
