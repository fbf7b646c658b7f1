import { CadastroServico } from '@vitrine/contract'
import { toDecimilesimos } from '@vitrine/rules/dinheiro'

import { checkReferencias, saveDeclarados, type Gravada, type LinhaDeclarada, type Quem } from '#cadastro'
import type { Transaction } from '#infra'

import { cadastroServico as cadastro, fromGuardado } from './cadastro-servico.ts'

const nome = 'servicos'
/** Writes additional services of a supplier, as `saveDeclarados` says. */
export async function saveServicos(
  tx: Transaction,
  quem: Quem,
  linhas: readonly LinhaDeclarada<typeof CadastroServico, 'idservico'>[],
): Promise<Gravada[]> {
  const escritor = {
    nome,
    schema: CadastroServico,
    cadastro,
    toGuardado: (servico: CadastroServico) => ({ ...servico, preco: toDecimilesimos(servico.preco) }),
    fromGuardado,
    check,
  }
  return saveDeclarados(tx, quem, escritor, linhas)
}

function check(tx: Transaction, idfornecedor: string, servicos: CadastroServico[]): Promise<void> {
  const nomeados = servicos.map(({ alvo }) => ({
    'alvo.produtos': alvo.produtos,
    'alvo.categorias': alvo.categorias,
  }))
  return checkReferencias(tx, idfornecedor, nome, nomeados)
}
