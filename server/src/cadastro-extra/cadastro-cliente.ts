import type { CadastroDeCliente } from '@vitrine/contract'
import { fromCentavos, toCentavos } from '@vitrine/rules/dinheiro'

import { describeCadastro } from '#cadastro'
import { describeRegistro, type LinhaDe } from '#coluna'

const registro = describeRegistro(
  'cadastroextracliente',
  ['idfornecedor'],
  [
    'idcliente',
    'idcadastroextracliente',
    'aprovado',
    'tags',
    'cod_erp',
    'limite_credito_centavos',
    'idrepresentante',
    'caracteristicas',
  ],
)
/** What the audit does not repeat is erased with the person (LGPD art. 18). */
export const cadastroExtra = describeCadastro(registro, {
  chave: ['idcliente'],
  porFornecedor: true,
  ocultas: ['tags', 'cod_erp', 'caracteristicas'],
})
export type ExtraGuardado = LinhaDe<typeof registro>

/** The columns of the same row that a decision of the store writes, or the answers of the customer. */
export const cadastroDaAnalise = describeCadastro(
  describeRegistro(
    'cadastroextracliente',
    ['idfornecedor'],
    ['idcliente', 'idcadastroextracliente', 'aprovado', 'motivo_recusa', 'decidido_em', 'caracteristicas'],
  ),
  { chave: ['idcliente'], porFornecedor: true, ocultas: ['motivo_recusa', 'caracteristicas'] },
)

/** Data of the person or company itself, the same for every supplier. */
export const registroCliente = describeRegistro(
  'cliente',
  [],
  ['idcliente', 'tipo_documento', 'documento', 'nome', 'razaosocial', 'email', 'telefone', 'data_nascimento'],
)
export type ClienteGuardado = LinhaDe<typeof registroCliente>

/** What customer and supplier are to each other, as it is stored (centavos); `idcliente`: who it is. */
export function toExtra(dito: CadastroDeCliente, idcliente: string): ExtraGuardado {
  const {
    idcadastroextracliente,
    aprovado,
    tags,
    cod_erp,
    limite_credito,
    idrepresentante,
    caracteristicas,
  } = dito
  return {
    idcliente,
    idcadastroextracliente,
    aprovado,
    tags,
    cod_erp,
    limite_credito_centavos: toCentavos(limite_credito),
    idrepresentante,
    caracteristicas,
  }
}

/** The personal data, as they are stored. */
export function toCliente(dito: CadastroDeCliente): ClienteGuardado {
  const { idcliente, tipo_documento, documento, nome, razaosocial, email, telefone, data_nascimento } = dito
  return { idcliente, tipo_documento, documento, nome, razaosocial, email, telefone, data_nascimento }
}

/** Both parts together, in the format of the contract (reais). */
export function fromGuardados(
  { limite_credito_centavos, ...extra }: ExtraGuardado,
  cliente: ClienteGuardado | undefined,
): object {
  return { ...extra, ...cliente, limite_credito: fromCentavos(limite_credito_centavos) }
}
