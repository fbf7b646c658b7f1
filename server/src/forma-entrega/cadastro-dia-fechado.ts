import { describeCadastro } from '#cadastro'
import { describeRegistro } from '#coluna'

const registro = describeRegistro('dia_fechado', ['idfornecedor'], ['data', 'nome'])
export const cadastroDiaFechado = describeCadastro(registro, { chave: ['data'], porFornecedor: true })
