import { describeCadastro } from '#cadastro'
import { describeRegistro } from '#coluna'

const registro = describeRegistro('dominio', ['idfornecedor'], ['dominio', 'principal'])
export const cadastroDominio = describeCadastro(registro, { chave: ['dominio'] })
