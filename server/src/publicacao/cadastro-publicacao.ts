import { describeCadastro } from '#cadastro'
import { describeRegistro, type LinhaDe } from '#coluna'

const registro = describeRegistro(
  'publicacao',
  ['idfornecedor'],
  ['idpublicacao', 'tipo', 'idconteudo', 'numero', 'chave', 'estado', 'de', 'ate', 'dados', 'publicada_em'],
)
export const cadastroPublicacaoGuardada = describeCadastro(registro, { chave: ['idpublicacao'] })
export type PublicacaoGuardada = LinhaDe<typeof registro>
