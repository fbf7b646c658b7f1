import { describeCadastro } from '#cadastro'
import { describeRegistro } from '#coluna'

/** The account of a supplier: one row for each supplier; the audit tells that its secrets changed, not how they read. */
export const cadastroConta = describeCadastro(
  describeRegistro(
    'conta_provedor',
    [],
    ['idfornecedor', 'provedor', 'chave_publica', 'segredos', 'final_token', 'final_segredo', 'gravada_em'],
  ),
  { chave: ['idfornecedor'], ocultas: ['segredos'] },
)
