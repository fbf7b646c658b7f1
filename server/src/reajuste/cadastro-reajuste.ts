import { describeCadastro } from '#cadastro'
import { describeRegistro } from '#coluna'

/** What a person says of it; how it ends is its job's. */
export const cadastroReajuste = describeCadastro(
  describeRegistro(
    'reajuste',
    ['idfornecedor'],
    ['idreajuste', 'selecao', 'regra', 'dia', 'estado', 'autor'],
  ),
  { chave: ['idreajuste'], porFornecedor: true },
)
