import { nextVirada } from '@vitrine/rules/publicacao'

import { Memoria, QUALQUER, type Db, type Geracoes } from '#infra'

import type { FornecedorVivo } from './fornecedor-vivo.ts'
import { findFornecedor } from './fornecedor.repository.ts'

/** Suppliers in memory, each read when first asked for and again when PostgreSQL tells that it changed. */
export interface Fornecedores {
  /** By id or slug. */
  find(idOuSlug: string): Promise<FornecedorVivo | null>
  findByDominio(dominio: string): Promise<FornecedorVivo | null>
  /** What is known now, without waiting: for cache keys only. */
  peek(idOuSlug: string): FornecedorVivo | undefined
  /** One that the platform has taken off the air, to say so: asked where `find` knows none. */
  findForaDoAr(quem: { nome: string } | { dominio: string }): Promise<FornecedorVivo | null>
  /** On the air or not, by id: for what goes on with orders that were made. */
  findSempre(idfornecedor: string): Promise<FornecedorVivo | null>
}

interface Guardado {
  vivo: FornecedorVivo
  geracao: number
  /** Until when what was read stands by the clock, milliseconds: then something of it begins or ends. */
  ate: number
}

/** Names: each supplier has at least two, its id and its slug. */
const MAX_GUARDADOS = 2000
/** Names that no supplier has are remembered too, so that each of them is looked up only once. */
const MAX_AUSENTES = 5000

/** Suppliers in memory, read when first asked for and again after PostgreSQL tells of a change. */
export function createFornecedores(db: Db, geracoes: Geracoes): Fornecedores {
  const noAr = rememberFornecedores(db, geracoes, { ativo: true })
  const fora = rememberFornecedores(db, geracoes, { ativo: false })
  return {
    find: (idOuSlug) => noAr.find(`nome:${idOuSlug}`),
    findByDominio: (dominio) => noAr.find(`dominio:${dominio.toLowerCase()}`),
    peek: (idOuSlug) => noAr.known(`nome:${idOuSlug}`),
    findForaDoAr: (quem) =>
      fora.find('nome' in quem ? `nome:${quem.nome}` : `dominio:${quem.dominio.toLowerCase()}`),
    findSempre: async (id) => (await noAr.find(`nome:${id}`)) ?? fora.find(`nome:${id}`),
  }
}

/** Those that are on the air, or those that are not. */
function rememberFornecedores(db: Db, geracoes: Geracoes, { ativo }: { ativo: boolean }) {
  const guardados = new Memoria<Guardado>(MAX_GUARDADOS)
  const lendo = new Map<string, Promise<FornecedorVivo | null>>()
  /** The generation of all suppliers at the moment when none had the name. */
  const ausentes = new Memoria<number>(MAX_AUSENTES)

  function known(chave: string): FornecedorVivo | undefined {
    const guardado = guardados.get(chave)
    if (!guardado || guardado.ate <= Date.now()) return undefined
    return guardado.geracao === geracoes.of(guardado.vivo.idfornecedor, 'fornecedor')
      ? guardado.vivo
      : undefined
  }

  async function read(chave: string, antes: number): Promise<FornecedorVivo | null> {
    const agora = Date.now()
    const [como = '', nome = ''] = chave.split(/:(.*)/s)
    const vivo = await findFornecedor(db, {
      ...(como === 'dominio' ? { dominio: nome } : { idOuSlug: nome }),
      ativo,
    })
    // Something changed while reading: this answer is used once and not kept.
    if (antes !== geracoes.of(QUALQUER, 'fornecedor')) return vivo
    if (vivo) keep(vivo, agora)
    else ausentes.set(chave, antes)
    return vivo
  }

  function keep(vivo: FornecedorVivo, agora: number): void {
    const geracao = geracoes.of(vivo.idfornecedor, 'fornecedor')
    const guardado = { vivo, geracao, ate: nextVirada(vivo.viradas, agora) }
    guardados.set(`nome:${vivo.idfornecedor}`, guardado)
    guardados.set(`nome:${vivo.slug}`, guardado)
    const { dominio, dominio_adicionais } = vivo.publico.config.dominio
    for (const nome of [dominio, ...dominio_adicionais]) if (nome) guardados.set(`dominio:${nome}`, guardado)
  }

  async function find(chave: string): Promise<FornecedorVivo | null> {
    const vivo = known(chave)
    if (vivo) return vivo
    const geracao = geracoes.of(QUALQUER, 'fornecedor')
    if (ausentes.get(chave) === geracao) return null
    // One read at a time for a name, however many ask; one that began before a change is not waited for after it.
    const leitura = `${geracao}:${chave}`
    const lida = lendo.get(leitura) ?? read(chave, geracao).finally(() => lendo.delete(leitura))
    lendo.set(leitura, lida)
    return lida
  }

  return { find, known }
}
