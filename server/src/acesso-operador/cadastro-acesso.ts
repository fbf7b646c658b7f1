import { describeCadastro } from '#cadastro'
import { describeRegistro } from '#coluna'

const registro = describeRegistro(
  'acesso_operador',
  ['idfornecedor', 'versao'],
  ['idacesso', 'idusuario', 'operador', 'especie', 'razao', 'aberto_em', 'expira_em', 'encerrado_em'],
)
/** Told in the register of its store: who opened it, why, until when, and that it ended. */
export const cadastroAcesso = describeCadastro(registro, { chave: ['idacesso'], porFornecedor: true })
