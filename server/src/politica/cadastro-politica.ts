import { describeCadastro } from '#cadastro'
import { describeRegistro } from '#coluna'

export const cadastroPolitica = describeCadastro(
  describeRegistro(
    'politica',
    ['idfornecedor'],
    ['idpolitica', 'nome', 'prioridade', 'condicoes', 'alvo', 'efeito', 'ativa'],
  ),
  { chave: ['idpolitica'], porFornecedor: true },
)
