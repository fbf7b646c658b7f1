import { removeCadastros, saveEmLotes, type Quem } from '#cadastro'
import type { Transaction } from '#infra'

import type { GrupoGuardado } from './cadastro-combo.ts'
import type { GrupoDoCombo } from './cadastro-combo.repository.ts'
import { cadastroGrupo, cadastroOferta } from './cadastro-grupo.ts'

/** Combos with the slots that they are to have. */
export interface CombosComGrupos {
  idcombopromocional_cabecalho: string
  grupos: readonly GrupoGuardado[]
}

const qualquer = { versao: 'qualquer' } as const
const chaveOf = ({ idgrupo, idcadastroextraproduto }: { idgrupo: string; idcadastroextraproduto: string }) =>
  `${idgrupo}/${idcadastroextraproduto}`

/** Writes slots and what they offer; what is not among them goes. Answers the combos of which something changed. */
export async function saveGrupos(
  tx: Transaction,
  quem: Quem,
  combos: readonly CombosComGrupos[],
  antes: readonly GrupoDoCombo[],
): Promise<ReadonlySet<string>> {
  const grupos = combos.flatMap(({ idcombopromocional_cabecalho, grupos }) =>
    grupos.map((grupo) => ({ ...grupo, idcombopromocional_cabecalho })),
  )
  const ofertas = grupos.flatMap(listOfertas)
  const ficam = new Set(grupos.map(({ idgrupo }) => idgrupo))
  const oferecidas = new Set(ofertas.map(chaveOf))
  const velhos = antes.filter(({ idgrupo }) => !ficam.has(idgrupo))
  const velhas = antes
    .filter(({ idgrupo }) => ficam.has(idgrupo))
    .flatMap(listOfertas)
    .filter((oferta) => !oferecidas.has(chaveOf(oferta)))

  await removeCadastros(
    tx,
    cadastroGrupo,
    quem,
    velhos.map(({ idgrupo }) => ({ idgrupo, ...qualquer })),
  )
  await removeCadastros(
    tx,
    cadastroOferta,
    quem,
    velhas.map(({ idgrupo, idcadastroextraproduto }) => ({ idgrupo, idcadastroextraproduto, ...qualquer })),
  )
  const gravados = await saveEmLotes(tx, cadastroGrupo, quem, {
    linhas: grupos.map(({ produtos: _produtos, ...grupo }) => ({ ...grupo, ...qualquer })),
  })
  const gravadas = await saveEmLotes(tx, cadastroOferta, quem, {
    linhas: ofertas.map(({ combo: _combo, ...oferta }) => ({ ...oferta, ...qualquer })),
  })
  return new Set([
    ...velhos.map(({ idcombopromocional_cabecalho }) => idcombopromocional_cabecalho),
    ...velhas.map(({ combo }) => combo),
    ...grupos
      .filter((_, i) => gravados[i]?.feito !== 'IGUAL')
      .map(({ idcombopromocional_cabecalho }) => idcombopromocional_cabecalho),
    ...ofertas.filter((_, i) => gravadas[i]?.feito !== 'IGUAL').map(({ combo }) => combo),
  ])
}

function listOfertas({ idgrupo, idcombopromocional_cabecalho: combo, produtos }: GrupoDoCombo) {
  return produtos.map((produto) => ({ ...produto, idgrupo, combo }))
}
