import { CadastroServico } from '@vitrine/contract'
import { fromDecimilesimos, toDecimilesimos } from '@vitrine/rules/dinheiro'

import {
  checkReferencias,
  describeCadastro,
  saveDeclarados,
  type Gravada,
  type LinhaDeclarada,
  type Quem,
} from '#cadastro'
import { describeRegistro, type LinhaDe } from '#coluna'
import type { Transaction } from '#infra'

const nome = 'servicos'
const registro = describeRegistro(
  'servico',
  ['idfornecedor'],
  ['idservico', 'nome', 'descricao', 'aplicacao', 'cobranca', 'preco', 'alvo', 'ordem', 'ativo'],
)
const cadastro = describeCadastro(registro, { chave: ['idservico'] })

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
    fromGuardado: (guardado: LinhaDe<typeof registro>) => ({
      ...guardado,
      preco: fromDecimilesimos(guardado.preco),
    }),
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
