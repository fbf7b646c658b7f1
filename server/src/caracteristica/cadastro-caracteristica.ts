import { describeCadastro } from '#cadastro'
import { describeRegistro } from '#coluna'

const registro = describeRegistro(
  'caracteristica',
  ['idfornecedor'],
  [
    'escopo',
    'codigo',
    'nome',
    'ajuda',
    'tipo',
    'obrigatoria',
    'opcoes',
    'ordem',
    'ativa',
    'pessoa',
    'tags',
    'minimo',
    'maximo',
  ],
)

export const cadastroCaracteristica = describeCadastro(registro, {
  chave: ['escopo', 'codigo'],
  porFornecedor: true,
})
