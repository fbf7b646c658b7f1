import type { Requerimento, RequerimentoAberto } from '@vitrine/contract'
import { addDias, diasEntre, todayIn } from '@vitrine/rules/data'

import { findPendencias, listPendencias } from '#privacidade'
import type { Db } from '#infra'

import { countGuardados, type Guardados, type RequerimentoRow } from './titular.repository.ts'

/** Days until the whole answer is due (LGPD art. 19, II). */
export const PRAZO_DIAS = 15

/** How the person and the store name one request: the end of its id. */
export const protocoloOf = (idrequerimento: string): string => idrequerimento.slice(-8).toUpperCase()

/** A request as the panel shows it, at the store's day of today. */
export function toRequerimento(
  { idcliente, copia_em, anonimizado_em, encerrado_em, ...row }: RequerimentoRow,
  fuso: string,
): Requerimento {
  const prazo = addDias(row.recebido_em, PRAZO_DIAS)
  return {
    ...row,
    protocolo: protocoloOf(row.idrequerimento),
    tem_conta: idcliente !== null,
    prazo,
    dias_restantes: diasEntre(todayIn(fuso, new Date()), prazo),
    copia_em: copia_em?.toISOString() ?? null,
    anonimizado_em: anonimizado_em?.toISOString() ?? null,
    encerrado_em: encerrado_em?.toISOString() ?? null,
  }
}

/** A request with what stands in the way of an erasure, and what stays after it. */
export async function showRequerimento(
  db: Db,
  { idfornecedor, fuso }: { idfornecedor: string; fuso: string },
  row: RequerimentoRow,
): Promise<RequerimentoAberto> {
  const { idcliente } = row
  const requerimento = toRequerimento(row, fuso)
  if (idcliente === null || row.estado !== 'ABERTO' || row.tipo !== 'EXCLUSAO')
    return { requerimento, pendencias: [], fica: [], protocolo_da_exclusao: null }
  const [pendencias, guardados] = await Promise.all([
    findPendencias(db, idcliente, idfornecedor),
    countGuardados(db, idfornecedor, idcliente),
  ])
  const faltam = listPendencias(pendencias)
  return {
    requerimento,
    pendencias: faltam,
    fica: listFica(guardados),
    protocolo_da_exclusao: faltam.length === 0 ? requerimento.protocolo : null,
  }
}

function listFica({ pedidos, notas, contestacoes }: Guardados): RequerimentoAberto['fica'] {
  const tudo = [
    {
      nome: 'Pedidos, sem endereço nem recados, com o nome e o documento de quem comprou',
      quantos: pedidos,
      porque: 'Obrigação fiscal, por 5 anos (CTN art. 173; LGPD art. 16, I)',
    },
    {
      nome: 'Notas fiscais',
      quantos: notas,
      porque: 'A guarda do XML é obrigatória, por 5 anos (LGPD art. 16, I)',
    },
    {
      nome: 'Contestações de pagamento',
      quantos: contestacoes,
      porque: 'Exercício de direitos em disputa (LGPD art. 7, VI)',
    },
  ]
  return [
    ...tudo.filter(({ quantos }) => quantos > 0),
    {
      nome: 'A conta de acesso',
      quantos: 1,
      porque: 'É da própria pessoa, que a exclui em "Meus dados", na loja',
    },
    {
      nome: 'Este pedido, sem nome nem contato',
      quantos: 1,
      porque: 'Prova de que foi atendido, por 5 anos (LGPD art. 6, X)',
    },
  ]
}
