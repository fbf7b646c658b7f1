import {
  CadastroNegociacao,
  HORAS_DE_VALIDADE,
  LIMITES_DO_FRETE,
  LIMITES_PADRAO,
  MINUTOS_DE_POSSE,
  type AjustesDaNegociacao,
  type NovosAjustesDaNegociacao,
} from '@vitrine/contract'
import { fromDecimilesimos, toDecimilesimos } from '@vitrine/rules/dinheiro'
import type { Limites } from '@vitrine/rules/negociacao'

import { asFalha, saveDeclarados, type Quem, type Versao } from '#cadastro'
import type { Sql } from '#infra'

import { cadastroNegociacao, type AjusteRow } from './ajuste.repository.ts'

/** What holds until a supplier says otherwise. */
export function showAjustes(row: AjusteRow | null): AjustesDaNegociacao {
  if (!row)
    return {
      desconto_maximo_atendente: LIMITES_PADRAO.atendente,
      desconto_maximo_fornecedor: LIMITES_PADRAO.fornecedor,
      piso_margem: LIMITES_PADRAO.piso_margem,
      desconto_frete_atendente: LIMITES_DO_FRETE.atendente,
      desconto_frete_fornecedor: LIMITES_DO_FRETE.fornecedor,
      minutos_de_posse: MINUTOS_DE_POSSE,
      horas_de_validade: HORAS_DE_VALIDADE,
      versao: null,
    }
  return {
    desconto_maximo_atendente: fromDecimilesimos(row.desconto_maximo_atendente),
    desconto_maximo_fornecedor: fromDecimilesimos(row.desconto_maximo_fornecedor),
    piso_margem: fromDecimilesimos(row.piso_margem),
    desconto_frete_atendente: fromDecimilesimos(row.desconto_frete_atendente),
    desconto_frete_fornecedor: fromDecimilesimos(row.desconto_frete_fornecedor),
    minutos_de_posse: row.minutos_de_posse,
    horas_de_validade: row.horas_de_validade,
    versao: row.versao,
  }
}

/** How far somebody may go alone: a supervisor approves below the floor of margin, and so is not bound by it. */
export function limitesOf(ajustes: AjustesDaNegociacao, papel: string): Limites {
  return papel === 'fornecedor'
    ? { desconto_maximo: ajustes.desconto_maximo_fornecedor, piso_margem: null }
    : { desconto_maximo: ajustes.desconto_maximo_atendente, piso_margem: ajustes.piso_margem }
}

/** Percent that somebody may take off the freight of the store's own table. */
export const descontoNoFreteOf = (ajustes: AjustesDaNegociacao, papel: string): number =>
  papel === 'fornecedor' ? ajustes.desconto_frete_fornecedor : ajustes.desconto_frete_atendente

type Vistos = Omit<NovosAjustesDaNegociacao, 'versao'> & { versao?: Versao | undefined }

/** Writes the limits; what is not said stays. Errors: `cadastro_mudou` for a version that does not stand any more. */
export async function saveAjustes(
  sql: Sql,
  quem: Quem,
  { versao = 'qualquer', ...ditos }: Vistos,
): Promise<void> {
  const escritor = {
    nome: 'negociacao',
    schema: CadastroNegociacao,
    cadastro: cadastroNegociacao,
    toGuardado: (dita: CadastroNegociacao) => ({
      ...dita,
      desconto_maximo_atendente: toDecimilesimos(dita.desconto_maximo_atendente),
      desconto_maximo_fornecedor: toDecimilesimos(dita.desconto_maximo_fornecedor),
      piso_margem: toDecimilesimos(dita.piso_margem),
      desconto_frete_atendente: toDecimilesimos(dita.desconto_frete_atendente),
      desconto_frete_fornecedor: toDecimilesimos(dita.desconto_frete_fornecedor),
    }),
    fromGuardado: (guardada: Omit<AjusteRow, 'versao'>) => ({
      ...guardada,
      desconto_maximo_atendente: fromDecimilesimos(guardada.desconto_maximo_atendente),
      desconto_maximo_fornecedor: fromDecimilesimos(guardada.desconto_maximo_fornecedor),
      piso_margem: fromDecimilesimos(guardada.piso_margem),
      desconto_frete_atendente: fromDecimilesimos(guardada.desconto_frete_atendente),
      desconto_frete_fornecedor: fromDecimilesimos(guardada.desconto_frete_fornecedor),
    }),
  }
  const linha = { ...ditos, idfornecedor: quem.idfornecedor, versao }
  await asFalha(sql.begin((tx) => saveDeclarados(tx, quem, escritor, [linha])))
}
