import { describeCadastro } from '#cadastro'
import { describeRegistro, type LinhaDe } from '#coluna'

const registro = describeRegistro(
  'cliente_previsto',
  ['idfornecedor'],
  [
    'idprevisto',
    'tipo_documento',
    'documento',
    'nome',
    'razaosocial',
    'email',
    'telefone',
    'aprovado',
    'tags',
    'cod_erp',
    'limite_credito_centavos',
    'idrepresentante',
    'apagado_em',
  ],
)

/** A customer whom a store expects. What the audit does not repeat is erased with the person (LGPD art. 18). */
export const cadastroPrevisto = describeCadastro(registro, {
  chave: ['idprevisto'],
  porFornecedor: true,
  ocultas: ['documento', 'nome', 'razaosocial', 'email', 'telefone', 'tags', 'cod_erp'],
})

export type PrevistoGuardado = LinhaDe<typeof registro>
