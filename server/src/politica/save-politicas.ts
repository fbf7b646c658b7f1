import { CadastroPolitica } from '@vitrine/contract'

import { checkReferencias, saveDeclarados, type Gravada, type LinhaDeclarada, type Quem } from '#cadastro'
import type { Transaction } from '#infra'

import { cadastroPolitica } from './cadastro-politica.ts'

const nome = 'politicas'

/** Writes commercial policies of a supplier, as `saveDeclarados` says. */
export async function savePoliticas(
  tx: Transaction,
  quem: Quem,
  linhas: readonly LinhaDeclarada<typeof CadastroPolitica, 'idpolitica'>[],
): Promise<Gravada[]> {
  const escritor = {
    nome,
    schema: CadastroPolitica,
    cadastro: cadastroPolitica,
    toGuardado: (politica: CadastroPolitica) => politica,
    fromGuardado: (guardada: object) => guardada,
    check,
  }
  return saveDeclarados(tx, quem, escritor, linhas)
}

function check(tx: Transaction, idfornecedor: string, politicas: CadastroPolitica[]): Promise<void> {
  const nomeados = politicas.map(({ alvo, condicoes }) => ({
    'alvo.produtos': alvo.produtos,
    'alvo.categorias': alvo.categorias,
    'condicoes.idformapagto': condicoes.idformapagto,
  }))
  return checkReferencias(tx, idfornecedor, nome, nomeados)
}
