import { CadastroEquipe, parseLinhas } from '@vitrine/contract'

import { refuseErros, type Quem } from '#cadastro'
import type { Db } from '#infra'

import { insertEquipe, listUsuarios, type Lugar } from './equipe.repository.ts'

/**
 * Lets logins work at a supplier, each in a role; who does already stays as it is. All or none. Errors: `entrada_invalida` with the place of
 * each login that there is none of. `convite_equipe`: from when the letter of their invitation is answered.
 */
export async function saveEquipe(
  db: Db,
  quem: Quem,
  membros: readonly CadastroEquipe[],
  lugar: Lugar = 'equipe',
): Promise<void> {
  const { lidas, erros } = parseLinhas(CadastroEquipe, membros)
  refuseErros('equipe', erros)
  const ditos = lidas.map(({ dados }) => dados)
  const conhecidos = await listUsuarios(
    db,
    ditos.map(({ idusuario }) => idusuario),
  )
  refuseErros(
    'equipe',
    lidas.flatMap(({ linha, dados: { idusuario } }) =>
      conhecidos.has(idusuario) ? [] : [{ linha, campo: 'idusuario', erro: 'Este acesso não existe.' }],
    ),
  )
  await insertEquipe(db, quem, ditos, lugar)
}
