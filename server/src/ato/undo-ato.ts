import type { AtoDesfeito, FicouComoEsta } from '@vitrine/contract'

import { lockCatalogo, type Quem } from '#cadastro'
import { Falha, type Db, type Sql } from '#infra'
import { isComNome, listNomes, type TabelaComNome } from '#registro'

import { findAto, holdAto, keepVolta, listFicaram } from './ato.repository.ts'
import { restoreDe } from './restore-de.ts'
import { sayAto } from './say-ato.ts'

interface Pedido {
  idato: number
  como: 'desfazer' | 'refazer'
}

const MOTIVOS = { desfazer: 'Desfeito', refazer: 'Refeito' } as const

/**
 * Takes back what a person did in one go, or does it again, in one transaction and whatever the number of records. What anybody changed since stays
 * and is told; asked twice, it is done once. Errors: `nao_encontrado`.
 */
export function undoAto(sql: Sql, quem: Quem, { idato, como }: Pedido): Promise<AtoDesfeito> {
  const {
    idfornecedor,
    autor: { idusuario },
  } = quem
  if (idusuario === null) throw new Falha('nao_encontrado')
  return sql.begin(async (tx) => {
    await lockCatalogo(tx, idfornecedor)
    const ato = await holdAto(tx, { idfornecedor, idusuario }, idato)
    if (!ato) throw new Falha('nao_encontrado')
    // A second press, an answer that was lost.
    if ((ato.desfeito_por !== null) === (como === 'desfazer'))
      return { ato: sayAto(ato), voltaram: 0, ficaram: [], total_ficaram: 0 }
    const alvo = ato.desfeito_por === null ? ato : await findAto(tx, idfornecedor, ato.desfeito_por)
    if (!alvo) throw new Falha('nao_encontrado')
    const dito = { trecho: alvo, motivo: MOTIVOS[como] }
    const voltaram =
      (alvo.mudancas.produto ? await restoreDe(tx, quem, dito, 'produto') : 0) +
      (alvo.mudancas.politica ? await restoreDe(tx, quem, dito, 'politica') : 0) +
      (alvo.mudancas.estoque ? await restoreDe(tx, quem, dito, 'estoque') : 0)
    const volta = await keepVolta(tx, { idfornecedor, idusuario }, idato, como)
    const { ficaram, total } = await listFicaram(tx, idfornecedor, alvo, volta)
    const agora = (await findAto(tx, idfornecedor, idato)) ?? ato
    return {
      ato: sayAto(agora),
      voltaram,
      ficaram: await nameFicaram(tx, idfornecedor, ficaram),
      total_ficaram: total,
    }
  })
}

/** Stock is called as its product is. */
const tabelaDe = (cadastro: string) => (cadastro === 'estoque' ? 'produto' : cadastro)

async function nameFicaram(
  db: Db,
  idfornecedor: string,
  ficaram: readonly Omit<FicouComoEsta, 'nome'>[],
): Promise<FicouComoEsta[]> {
  const pedidos = new Map<TabelaComNome, Set<string>>()
  for (const { cadastro, id } of ficaram) {
    const tabela = tabelaDe(cadastro)
    if (isComNome(tabela)) pedidos.set(tabela, (pedidos.get(tabela) ?? new Set()).add(id))
  }
  const nomes = await listNomes(db, idfornecedor, pedidos)
  return ficaram.map((cada) => {
    const tabela = tabelaDe(cada.cadastro)
    return { ...cada, nome: (isComNome(tabela) && nomes.get(tabela)?.get(cada.id)) || null }
  })
}
