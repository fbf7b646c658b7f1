import { hasModulo } from '@vitrine/rules/acesso'

import { requireParticipante, sayInSala } from '#chat'
import type { Transaction } from '#infra'

import type { Pessoa } from './require-comprador.ts'

/** A request stands in the room of its cliente from the moment that it is made, under its own id (decision 0114). */
export async function tellSala(tx: Transaction, idaprovacao: string, pessoa: Pessoa): Promise<void> {
  const { contexto, fornecedor, idcliente } = pessoa
  if (!hasModulo(fornecedor.publico.modulos, 'chat')) return
  const quem = { ...requireParticipante(contexto), idcliente }
  await sayInSala(tx, quem, { idmensagem: idaprovacao, conteudo: { tipo: 'APROVACAO', idaprovacao } })
}
