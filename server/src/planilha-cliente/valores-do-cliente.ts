import { toCentavos } from '@vitrine/rules/dinheiro'
import {
  joinLista,
  situacoesDoCliente,
  splitLista,
  type CampoCliente,
  type Valor,
} from '@vitrine/rules/importacao'

import type { ClienteDaPlanilha } from './cliente-da-planilha.repository.ts'

/** Representatives of a store by their ids, and back. */
export interface Representantes {
  emails: ReadonlyMap<string, string>
  ids: ReadonlyMap<string, string>
}

/** A customer as the cells of a spreadsheet have it. */
export function valoresOf(
  cliente: ClienteDaPlanilha,
  { emails }: Representantes,
): Readonly<Record<CampoCliente, Valor>> {
  const { tipo_documento, documento, nome, razaosocial, email, telefone, tags, limite_credito } = cliente
  return {
    documento,
    tipo_documento,
    nome,
    razaosocial: razaosocial || null,
    email: email || null,
    telefone: telefone || null,
    tags: joinLista(tags),
    limite_credito,
    representante: emails.get(cliente.idrepresentante ?? '') ?? null,
    cod_erp: cliente.cod_erp,
    aprovado: cliente.aprovado,
    situacao: cliente.esperado ? situacoesDoCliente.esperado : situacoesDoCliente.cadastrado,
  }
}

type Ditos = Partial<Record<CampoCliente, Valor>>

const texto = (valor: Valor | undefined) => String(valor ?? '')

/** What the two are to each other, as it is stored: of what cells say. */
export function toRelacao({ tags, limite_credito, representante, cod_erp }: Ditos, { ids }: Representantes) {
  return {
    ...(tags !== undefined && { tags: splitLista(texto(tags)) }),
    ...(limite_credito !== undefined && { limite_credito_centavos: toCentavos(Number(limite_credito ?? 0)) }),
    ...(representante !== undefined && { idrepresentante: ids.get(texto(representante)) ?? null }),
    ...(cod_erp !== undefined && { cod_erp: cod_erp === null ? null : texto(cod_erp) }),
  }
}

/** The same with who it is, of a customer whom the store expects. */
export function toEsperado(ditos: Ditos, representantes: Representantes) {
  const { nome, razaosocial, email, telefone, aprovado } = ditos
  return {
    ...toRelacao(ditos, representantes),
    ...(nome !== undefined && { nome: texto(nome) }),
    ...(razaosocial !== undefined && { razaosocial: texto(razaosocial) }),
    ...(email !== undefined && { email: texto(email) }),
    ...(telefone !== undefined && { telefone: texto(telefone) }),
    ...(aprovado !== undefined && { aprovado: aprovado === true || (aprovado === false ? false : null) }),
  }
}
