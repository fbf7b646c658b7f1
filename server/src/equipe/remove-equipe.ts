import { CadastroEquipe, parseLinhas, type ErroDeLinha } from '@vitrine/contract'

import { refuseErros, type Quem } from '#cadastro'
import { releaseClientes } from '#cadastro-extra'
import { releaseSalas } from '#chat'
import type { Transaction } from '#infra'
import { releaseCarrinhos } from '#negociacao'

import { deleteEquipe, lockEquipe, type Membro } from './equipe.repository.ts'

/**
 * Takes logins out of roles at a supplier. All or none. From their next request on they may no more than what is left to them, and give back
 * what they held there: carts that they negotiated, conversations, customers whom they represented. Errors: `entrada_invalida` with the
 * place of each who does not work there in that role, or without whom nobody would run the store.
 */
export async function removeEquipe(
  tx: Transaction,
  quem: Quem,
  membros: readonly CadastroEquipe[],
): Promise<void> {
  const { lidas, erros } = parseLinhas(CadastroEquipe, membros)
  refuseErros('equipe', erros)
  const saem = lidas.map(({ dados }) => dados)
  const antes = await lockEquipe(tx, quem.idfornecedor)
  const ficam = antes.filter((membro) => !hasMembro(saem, membro))
  refuseErros('equipe', listErros(saem, { antes, ficam }))
  await deleteEquipe(tx, quem, saem)
  const [queAtendem, queRepresentam] = [
    listSemPapel(ficam, saem, atendem),
    listSemPapel(ficam, saem, ['representante']),
  ]
  await releaseCarrinhos(tx, quem.idfornecedor, queAtendem)
  await releaseSalas(tx, quem.idfornecedor, queAtendem)
  await releaseClientes(tx, quem, queRepresentam)
}

/** Roles that serve customers: they hold carts and conversations. */
const atendem = ['atendente', 'fornecedor']

const hasMembro = (membros: readonly Membro[], { idusuario, papel }: Membro) =>
  membros.some((outro) => outro.idusuario === idusuario && outro.papel === papel)

function listErros(
  saem: readonly Membro[],
  { antes, ficam }: { antes: readonly Membro[]; ficam: readonly Membro[] },
): ErroDeLinha[] {
  const isSemDono = !ficam.some(({ papel }) => papel === 'fornecedor')
  return saem.flatMap((membro, linha) => {
    if (!hasMembro(antes, membro))
      return [{ linha, campo: 'idusuario', erro: 'Esta pessoa não trabalha na loja neste papel.' }]
    return isSemDono && membro.papel === 'fornecedor'
      ? [{ linha, campo: 'papel', erro: 'A loja precisa de ao menos uma pessoa que a administre.' }]
      : []
  })
}

/** Who had one of these roles until now. */
function listSemPapel(
  ficam: readonly Membro[],
  saem: readonly Membro[],
  papeis: readonly string[],
): string[] {
  const has = ({ papel }: Membro) => papeis.includes(papel)
  const mantem = new Set(ficam.filter(has).map(({ idusuario }) => idusuario))
  return [...new Set(saem.filter(has).map(({ idusuario }) => idusuario))].filter((id) => !mantem.has(id))
}
