import { fromDecimilesimos } from '@vitrine/rules/dinheiro'

import { describeCadastro } from '#cadastro'
import { describeRegistro, type LinhaDe } from '#coluna'

const registro = describeRegistro(
  'servico',
  ['idfornecedor'],
  ['idservico', 'nome', 'descricao', 'aplicacao', 'cobranca', 'preco', 'alvo', 'ordem', 'ativo'],
)

export const cadastroServico = describeCadastro(registro, { chave: ['idservico'] })

/** In reais. */
export function fromGuardado(guardado: LinhaDe<typeof registro>): object {
  return { ...guardado, preco: fromDecimilesimos(guardado.preco) }
}
