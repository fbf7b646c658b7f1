import { CadastroPolitica } from '@vitrine/contract'

import {
  checkReferencias,
  describeCadastro,
  saveDeclarados,
  type Gravada,
  type LinhaDeclarada,
  type Quem,
} from '#cadastro'
import { describeRegistro } from '#coluna'
import type { Transaction } from '#infra'

const nome = 'politicas'
const cadastro = describeCadastro(
  describeRegistro(
    'politica',
    ['idfornecedor'],
    ['idpolitica', 'nome', 'prioridade', 'condicoes', 'alvo', 'efeito', 'ativa'],
  ),
  { chave: ['idpolitica'], porFornecedor: true },
)

/** Writes commercial policies of a supplier, as `saveDeclarados` says. */
export async function savePoliticas(
  tx: Transaction,
  quem: Quem,
  linhas: readonly LinhaDeclarada<typeof CadastroPolitica, 'idpolitica'>[],
): Promise<Gravada[]> {
  const escritor = {
    nome,
    schema: CadastroPolitica,
    cadastro,
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
