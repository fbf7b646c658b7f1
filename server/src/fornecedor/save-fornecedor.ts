import { CadastroFornecedor, slugsReservados } from '@vitrine/contract'

import {
  refuseErros,
  saveCadastros,
  saveDeclarados,
  type Gravada,
  type LinhaDeclarada,
  type Quem,
} from '#cadastro'
import type { Transaction } from '#infra'

import { cadastroFornecedor, fromGuardado, toGuardado } from './cadastro-fornecedor.ts'
import { findGuardado } from './find-guardado.ts'

const nome = 'fornecedor'
/** Readings 8: the supplier's home is the one that it composed, not its list of products. */
const COMPOSTA = 'use-new-style-page'

/** Writes a supplier itself with its theme and what its pages say, as `saveDeclarados` says; a part of its pages is said whole. */
export async function saveFornecedor(
  tx: Transaction,
  quem: Quem,
  linha: Omit<LinhaDeclarada<typeof CadastroFornecedor, 'idfornecedor'>, 'idfornecedor'>,
): Promise<Gravada> {
  const escritor = {
    nome,
    schema: CadastroFornecedor,
    cadastro: cadastroFornecedor,
    toGuardado,
    fromGuardado,
    check: async (_tx: Transaction, _id: string, ditos: CadastroFornecedor[]) =>
      refuseErros(nome, ditos.flatMap(listErros)),
  }
  const [gravada] = await saveDeclarados(tx, quem, escritor, [{ ...linha, idfornecedor: quem.idfornecedor }])
  if (!gravada) throw new Error('a row that was written was not answered')
  return gravada
}

/**
 * Takes a supplier off the air, or brings it back, whatever else stands there: what a newer rule would refuse is no reason to stay. Errors:
 * `CadastroRecusado` where somebody else has written it meanwhile.
 */
export async function switchFornecedor(
  tx: Transaction,
  quem: Quem,
  linha: { ativo: boolean; motivo: string; versao: number },
): Promise<Gravada> {
  const { idfornecedor } = quem
  const [gravada] = await saveCadastros(tx, cadastroFornecedor, quem, [{ idfornecedor, ...linha }])
  if (!gravada) throw new Error('a row that was written was not answered')
  return gravada
}

function listErros({ slug }: CadastroFornecedor, linha: number) {
  const reservados: readonly string[] = slugsReservados
  return reservados.includes(slug) ? [{ linha, campo: 'slug', erro: 'Este endereço é da plataforma.' }] : []
}

/** A store that publishes a home shows it from then on; of one that does so already nothing changes. */
export async function wearInicio(tx: Transaction, quem: Quem): Promise<void> {
  const { idfornecedor } = quem
  const guardado = await findGuardado(tx, idfornecedor)
  if (!guardado || guardado.tags.includes(COMPOSTA)) return
  const { tags, versao } = guardado
  await saveCadastros(tx, cadastroFornecedor, quem, [{ idfornecedor, tags: [...tags, COMPOSTA], versao }])
}
